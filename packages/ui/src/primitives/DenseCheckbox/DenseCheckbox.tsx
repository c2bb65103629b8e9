import { useLayoutEffect, useRef, type AriaAttributes } from 'react';
import styles from './DenseCheckbox.module.css';

export interface DenseCheckboxProps extends Pick<
  AriaAttributes,
  'aria-required' | 'aria-invalid' | 'aria-describedby'
> {
  readonly checked: boolean;
  /** Whether a part of what it stands for is checked. */
  readonly indeterminate?: boolean;
  readonly onChange: () => void;
  readonly disabled?: boolean;
  /** Names it, where it is in no label. */
  readonly 'aria-label'?: string | undefined;
}

/** A checkbox that looks as that of the theme does and costs a page little: alone in rows, and with words in a `CheckField`. */
export function DenseCheckbox({ indeterminate = false, onChange, ...attributes }: DenseCheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // No attribute says it. A press takes it away by itself, so that it is said again after each drawing.
    if (box.current) box.current.indeterminate = indeterminate;
  });
  return <input {...attributes} ref={box} type="checkbox" className={styles.box} onChange={onChange} />;
}
