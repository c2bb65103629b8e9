import type { ReactNode } from 'react';
import styles from './ChoiceNote.module.css';

interface ChoiceNoteProps {
  readonly id: string;
  readonly error: string | undefined;
  readonly hint: ReactNode;
}

/** An error or help below a choice, aligned with its text and not with its box. */
export function ChoiceNote({ id, error, hint }: ChoiceNoteProps) {
  if (!error && !hint) return null;
  return (
    <div id={id} className={`${styles.note} ${error ? styles.wrong : ''}`}>
      <span role={error ? 'alert' : undefined}>{error || hint}</span>
    </div>
  );
}
