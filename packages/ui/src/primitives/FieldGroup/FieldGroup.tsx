import type { ReactNode } from 'react';
import styles from './FieldGroup.module.css';

interface FieldGroupProps {
  readonly legend: string;
  readonly children: ReactNode;
}

/** Fields that belong together, under one label. */
export function FieldGroup({ legend, children }: FieldGroupProps) {
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}
