import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useId, useRef, useState, type FormEvent } from 'react';
import { DialogFrame } from '../../dialogs/index.ts';
import { useMessage, useText } from '../../i18n/index.ts';
import { TextField, type SaveOutcome } from '../../primitives/index.ts';

interface DeviceTextDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** What the field holds. */
  readonly label: string;
  readonly confirmLabel: string;
  /** The text as it is now. */
  readonly initial: string;
  /** Most characters. */
  readonly limit: number;
  /** Height in lines; more than one makes a text area. */
  readonly rows?: { readonly min: number; readonly max: number };
  /** What is wrong with a text: a message key, or `null`. */
  readonly check: (value: string) => string | null;
  readonly onSave: (change: { readonly value: string }) => Promise<SaveOutcome>;
  readonly onClose: () => void;
}

/** Asks for one text of a device, and says at the field what is wrong with it. */
export function DeviceTextDialog(props: DeviceTextDialogProps) {
  const { open, title, label, confirmLabel, initial, limit, rows, check, onSave, onClose } = props;
  const common = useText('common');
  const message = useMessage();
  const formId = useId();
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const takeFocus = useCallback((element: HTMLInputElement | HTMLTextAreaElement | null) => {
    field.current = element;
    element?.select();
  }, []);
  const [value, setValue] = useState(initial);
  const [error, setError] = useState<string | undefined>(undefined);
  const [waiting, setWaiting] = useState(false);

  const save = async () => {
    const problem = check(value);
    if (problem !== null) {
      setError(message(problem));
      field.current?.focus();
      return;
    }
    setWaiting(true);
    const outcome = await onSave({ value });
    setWaiting(false);
    if (outcome.kind === 'saved') onClose();
    else setError(outcome.error);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!waiting) void save();
  };

  return (
    <DialogFrame
      open={open}
      title={title}
      locked={waiting}
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onClick={onClose} disabled={waiting}>
            {common('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="contained" loading={waiting}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Box component="form" id={formId} noValidate onSubmit={submit} sx={{ pt: '12px' }}>
        <TextField
          label={label}
          value={value}
          limit={limit}
          error={error}
          inputRef={takeFocus}
          autoComplete="off"
          {...(rows ? { rows } : {})}
          onChange={(change) => {
            setValue(change.value);
            setError(undefined);
          }}
        />
      </Box>
    </DialogFrame>
  );
}
