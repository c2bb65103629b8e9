import type { ComponentPropsWithoutRef } from 'react';
import styles from './Stack.module.css';

export interface StackProps extends ComponentPropsWithoutRef<'div'> {
  /** The space between two children, a step of the scale. */
  readonly gap: 'xs' | 'sm' | 'md' | 'lg' | 'roomy' | 'xl';
}

/** Children below each other, each as wide as the available space and no wider. */
export function Stack({ gap, className = '', ...attributes }: StackProps) {
  return <div {...attributes} className={`${styles.stack} ${styles[gap]} ${className}`} />;
}
