import type { ReactNode } from 'react';
import { NativeSelect } from '../../primitives/index.ts';
import styles from './GroupNavigationBar.module.css';

interface QuietSelectProps {
  /** Name of the choice, for screen readers. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (change: { readonly value: string }) => void;
  /** The choices, as `option` elements. */
  readonly children: ReactNode;
}

/** A select in the bar, as wide as its text. */
export function QuietSelect({ label, value, onChange, children }: QuietSelectProps) {
  return (
    <NativeSelect
      className={styles.choice}
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange({ value: target.value })}
    >
      {children}
    </NativeSelect>
  );
}
