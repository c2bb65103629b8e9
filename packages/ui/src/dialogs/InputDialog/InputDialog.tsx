import { checkInput, countCharacters } from '@remote-console/domain';
import { useCallback, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useMessage } from '../../i18n/index.ts';
import { TextArea, TextField, type SaveOutcome } from '../../primitives/index.ts';
import { DialogChoice } from '../DialogChoice.tsx';
import { DialogFrame, type DialogFrameProps } from '../DialogFrame.tsx';
import { useLateFocus } from './useLateFocus.ts';
import styles from './InputDialog.module.css';

export interface InputDialogProps extends Pick<DialogFrameProps, 'onExited'> {
  readonly open: boolean;
  /** What will happen, and to what. */
  readonly title: string;
  /** The consequence, if not obvious. */
  readonly children?: ReactNode;
  /** The label of the field. */
  readonly label: string;
  /** The verb of the title. */
  readonly confirmLabel: string;
  /** The current text. */
  readonly initial?: string;
  /** Maximum number of characters. Typing more is possible, confirming is not. */
  readonly limit?: number;
  /** Whether the text may have several lines: the field is then a growing text area. */
  readonly multiline?: boolean;
  /** Whether an empty text is allowed. */
  readonly allowsEmpty?: boolean;
  /** Further validation: a message key, or `null`. */
  readonly check?: (value: string) => string | null;
  /** Whether it is destructive. */
  readonly destructive?: boolean;
  /** Saves the text; on a refusal the dialog stays open with its message. */
  readonly onSave: (change: { readonly value: string }) => Promise<SaveOutcome>;
  /** Called on cancel, Escape and an outside click, and after a text was saved. */
  readonly onClose: () => void;
}

/** Height of a text area in lines: initial and maximum (A-CONFIRM-04, A-CONFIRM-05). */
const LINES = { min: 3, max: 6 } as const;

/** Asks for one text, and shows validation errors at the field (A-CONFIRM-02, A-CONFIRM-03). */
export function InputDialog(props: InputDialogProps) {
  const { open, title, children, label, confirmLabel, initial = '', limit } = props;
  const { multiline = false, allowsEmpty = false, destructive = false, check, onSave, onClose, onExited } = props;
  const message = useMessage();
  const formId = useId();
  const field = useRef<HTMLInputElement | HTMLTextAreaElement | null>(null);
  const keepField = useCallback((element: HTMLInputElement | HTMLTextAreaElement | null) => {
    field.current = element;
  }, []);
  const [value, setValue] = useState(initial);
  const [error, setError] = useState<string | undefined>(undefined);
  const [waiting, setWaiting] = useState(false);
  const isTooLong = limit !== undefined && countCharacters(value) > limit;
  useLateFocus(field, open);

  const save = async () => {
    const problem = checkInput(value, { limit, allowsEmpty }) ?? check?.(value) ?? null;
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
    if (!waiting && !isTooLong) void save();
  };

  const input = {
    label,
    value,
    limit,
    error: error ?? (isTooLong ? message('over_character_limit') : undefined),
    inputRef: keepField,
    autoComplete: 'off',
    onChange: (change: { readonly value: string }) => {
      setValue(change.value);
      setError(undefined);
    },
  };
  return (
    <DialogFrame
      open={open}
      title={title}
      locked={waiting}
      onClose={onClose}
      onExited={onExited}
      actions={
        <DialogChoice
          label={confirmLabel}
          form={formId}
          waiting={waiting}
          disabled={isTooLong}
          destructive={destructive}
          onCancel={onClose}
        />
      }
    >
      {children}
      <form id={formId} noValidate onSubmit={submit} className={styles.form}>
        {multiline ? <TextArea {...input} rows={LINES} /> : <TextField {...input} />}
      </form>
    </DialogFrame>
  );
}
