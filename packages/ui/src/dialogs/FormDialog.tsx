import { useId, useState, type FormEvent, type ReactNode } from 'react';
import type { SaveOutcome } from '../primitives/index.ts';
import { DialogChoice } from './DialogChoice.tsx';
import { DialogFrame, type DialogFrameProps } from './DialogFrame.tsx';
import styles from './FormDialog.module.css';

export interface FormDialogProps extends Pick<
  DialogFrameProps,
  'open' | 'title' | 'startRef' | 'onClose' | 'onExited'
> {
  /** What the main button does, as a verb. */
  readonly label: string;
  /** Text above the fields. */
  readonly intro?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
  /** Saves the entries; `null` if they are invalid, which the fields then show. */
  readonly onSave: () => Promise<SaveOutcome> | null;
  /** It was refused: the message belongs at its field, and the entries stay. */
  readonly onRefused: (refusal: { readonly error: string }) => void;
}

/** A dialog with fields that are saved together. It closes once they are, and cannot be left while saving. */
export function FormDialog(props: FormDialogProps) {
  const { label, intro, children, onSave, onRefused, ...frame } = props;
  const { open, onClose } = frame;
  const formId = useId();
  const [waiting, setWaiting] = useState(false);
  const save = async () => {
    const saving = onSave();
    if (saving === null) return;
    setWaiting(true);
    const outcome = await saving;
    setWaiting(false);
    if (outcome.kind === 'saved') onClose();
    else onRefused({ error: outcome.error });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // While it closes, nothing is saved twice.
    if (open && !waiting) void save();
  };
  return (
    <DialogFrame
      {...frame}
      locked={waiting}
      actions={<DialogChoice label={label} form={formId} waiting={waiting} onCancel={onClose} />}
    >
      {intro}
      <form id={formId} noValidate onSubmit={submit} className={styles.form}>
        {children}
      </form>
    </DialogFrame>
  );
}
