import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithoutRef } from 'react';
import { SMALL_ICON } from '../icon.ts';
import styles from './NativeSelect.module.css';

export interface NativeSelectProps extends Omit<
  ComponentPropsWithoutRef<'select'>,
  'className' | 'multiple' | 'style'
> {
  /** A class of the host, for the element around the select: position, size, border. */
  readonly className?: string;
}

/** The native select with its choices as `option` elements, in the frame of a field. */
export function NativeSelect({ className = '', children, ...select }: NativeSelectProps) {
  return (
    <div className={`${styles.frame} ${className}`}>
      <select {...select} className={styles.select}>
        {children}
      </select>
      <ChevronDown {...SMALL_ICON} className={styles.sign} />
    </div>
  );
}
