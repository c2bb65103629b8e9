import styles from './DenseSwitch.module.css';

export interface DenseSwitchProps {
  /** What is on or off. */
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (change: { readonly checked: boolean }) => void;
}

/** A cheap switch with a label that takes effect immediately, for toolbars. Forms have `SwitchField`. */
export function DenseSwitch({ label, checked, onChange }: DenseSwitchProps) {
  return (
    <label className={styles.field}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        className={styles.switch}
        checked={checked}
        onChange={() => onChange({ checked: !checked })}
      />
      {label}
    </label>
  );
}
