import { useId } from 'react';
import styles from './DenseSwitch.module.css';

export interface DenseSwitchProps {
  /** What is on or off. */
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (change: { readonly checked: boolean }) => void;
  /** What being on means, as a hint and for those who listen. */
  readonly hint?: string;
}

/** A switch with its label that takes effect at once, for toolbars: it costs a page little. Forms have `SwitchField`. */
export function DenseSwitch({ label, checked, onChange, hint }: DenseSwitchProps) {
  const hintId = useId();
  return (
    <label className={styles.field} title={hint}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        className={styles.switch}
        checked={checked}
        aria-describedby={hint === undefined ? undefined : hintId}
        onChange={() => onChange({ checked: !checked })}
      />
      {label}
      {hint !== undefined && (
        <span id={hintId} hidden>
          {hint}
        </span>
      )}
    </label>
  );
}
