import { useId, type ReactNode } from 'react';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { FieldLayoutContext } from '../Field/fieldLayout.ts';
import styles from './FormRow.module.css';

export interface FormRowProps {
  /** Names the content of the row. */
  readonly label: string;
  /** Help below; an error takes its place. */
  readonly hint?: ReactNode;
  /** What is wrong and what to do. */
  readonly error?: string | undefined;
  /** Anything that is no field with a label of its own: text, buttons, several fields. */
  readonly children: ReactNode;
}

/** A row of a settings card for what is not one field. Fields inside it keep their own labels above them. */
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
