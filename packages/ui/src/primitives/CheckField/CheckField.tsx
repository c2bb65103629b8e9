import { useId, type ReactNode } from 'react';
import { DenseCheckbox } from '../DenseCheckbox/DenseCheckbox.tsx';
import { ChoiceNote } from '../Field/ChoiceNote.tsx';
import { controlState } from '../Field/controlState.ts';
import styles from './CheckField.module.css';

export interface CheckFieldProps {
  /** The meaning of being checked. */
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (change: { checked: boolean }) => void;
  /** Indeterminate: a part of what the box represents is checked. */
  readonly partly?: boolean;
  /** What is wrong and what to do. */
  readonly error?: string | undefined;
  /** Help below the box; replaced by an error. */
  readonly hint?: ReactNode;
  readonly required?: boolean;
  readonly disabled?: boolean;
}

/** A checkbox with label, help and error. */
export function CheckField(props: CheckFieldProps) {
  const { label, checked, onChange, partly = false, error, hint, required = false, disabled = false } = props;
  const noteId = `${useId()}-note`;
  return (
    <div className={styles.field}>
      <label className={`${styles.choice} ${disabled ? styles.disabled : ''}`}>
        <DenseCheckbox
          {...controlState({ noteId, required, error, hint })}
          checked={checked}
          indeterminate={partly && !checked}
          disabled={disabled}
          onChange={() => onChange({ checked: !checked })}
        />
        <span className={styles.words}>{label}</span>
      </label>
      <ChoiceNote id={noteId} error={error} hint={hint} />
    </div>
  );
}
