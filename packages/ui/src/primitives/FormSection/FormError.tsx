import type { ReactNode } from 'react';
import styles from './FormError.module.css';

interface FormErrorProps {
  /** What is wrong with the form as a whole, and what can be done. */
  readonly children: ReactNode;
}

/** Says what is wrong with a form where no field of it is to blame. */
export function FormError({ children }: FormErrorProps) {
  return (
    <div role="alert" className={styles.error}>
      {children}
    </div>
  );
}
