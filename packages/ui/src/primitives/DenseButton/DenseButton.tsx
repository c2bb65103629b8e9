import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import styles from './DenseButton.module.css';

/** A sign in a dense button. */
export type DenseSign =
  | 'clock'
  | 'ellipsis'
  | 'file'
  | 'monitor'
  | 'pencil'
  | 'power'
  | 'shieldCheck'
  | 'star'
  | 'starFilled';

export interface DenseButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'type' | 'style'> {
  /** `icon` is a sign alone, `outlined` has words in a border, `bare` has the look of its class. */
  readonly look: 'icon' | 'outlined' | 'bare';
  /** The sign alone, or before the words. */
  readonly sign?: DenseSign | undefined;
}

/**
 * A button that looks as those of the theme do and costs a page little: for rows, where each device has five. It has no
 * state of waiting and no size but its own. A ref is that of the button.
 */
export const DenseButton = forwardRef<HTMLButtonElement, DenseButtonProps>(function DenseButton(
  { look, sign, className = '', children, ...button },
  ref,
) {
  const signClasses = sign ? `${styles.sign} ${styles[sign]}` : '';
  return (
    <button type="button" {...button} ref={ref} className={`${styles[look]} ${signClasses} ${className}`}>
      {children}
    </button>
  );
});
