import type { ReactNode } from 'react';
import styles from './FormError.module.css';

interface FormErrorProps {
  /** What is wrong with the form as a whole, and what can be done. */
  readonly children: ReactNode;
}

/** Shows an error of a form that does not belong to any field. */
export function FormError({ children }: FormErrorProps) {
  return (
    <div role="alert" className={styles.error}>
      {children}
    </div>
  );
}
