import { useLayoutEffect, useRef } from 'react';
import styles from './DenseCheckbox.module.css';

export interface DenseCheckboxProps {
  readonly checked: boolean;
  /** Whether a part of what it stands for is checked. */
  readonly indeterminate?: boolean;
  readonly onChange: () => void;
  readonly disabled?: boolean;
  /** Names it. */
  readonly 'aria-label': string;
}

/** A checkbox that looks as that of the theme does and costs a page little: for rows. */
export function DenseCheckbox(props: DenseCheckboxProps) {
  const { checked, indeterminate = false, onChange, disabled = false, 'aria-label': label } = props;
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // No attribute says it. A press takes it away by itself, so that it is said again after each drawing.
    if (box.current) box.current.indeterminate = indeterminate;
  });
  return (
    <input
      ref={box}
      type="checkbox"
      className={styles.box}
      aria-label={label}
      checked={checked}
      disabled={disabled}
      onChange={onChange}
    />
  );
}
