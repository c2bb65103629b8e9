import { useId, type ReactNode } from 'react';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { FieldLayoutContext } from '../Field/fieldLayout.ts';
import styles from './FormRow.module.css';

export interface FormRowProps {
  /** The label of the row. */
  readonly label: string;
  /** Help below; replaced by an error. */
  readonly hint?: ReactNode;
  /** What is wrong and what to do. */
  readonly error?: string | undefined;
  /** Anything that is not a field with its own label: text, buttons, several fields. */
  readonly children: ReactNode;
}

/** A row of a settings card for anything but a single field. Fields inside it keep their own labels above them. */
export function FormRow({ label, hint, error, children }: FormRowProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div role="group" aria-labelledby={id} {...(error || hint ? { 'aria-describedby': noteId } : {})}>
      <FieldFrame labelId={id} noteId={noteId} label={label} error={error} hint={hint}>
        <FieldLayoutContext.Provider value="stack">
          <div className={styles.content}>{children}</div>
        </FieldLayoutContext.Provider>
      </FieldFrame>
    </div>
  );
}
