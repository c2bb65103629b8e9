import { forwardRef, type ComponentPropsWithoutRef, type ForwardedRef } from 'react';
import { buttonClasses, iconButtonClasses } from './buttonLook.ts';
import styles from './Button.module.css';
import signs from './ButtonSign.module.css';

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

const LOOKS = {
  icon: `${iconButtonClasses({})} ${signs.alone}`,
  outlined: `${buttonClasses({ variant: 'outlined', size: 'small' })} ${signs.beforeWords}`,
  bare: styles.bare,
} as const;

export interface DenseButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'type' | 'style'> {
  /** `icon` is an `IconButton`, `outlined` a small `Button`, `bare` has the look of its class. */
  readonly look: keyof typeof LOOKS;
  /** The sign alone, or before the words. */
  readonly sign?: DenseSign | undefined;
  readonly [data: `data-${string}`]: string | number | undefined;
}

/**
 * The button of the family of `Button` for rows, where each device has five: its sign is a picture of the sheet instead of
 * elements of its own, and it has no state of waiting and no size but that of its look. A row draws it by this function,
 * since a component for each would be most of what React does for a list. A ref is that of the button.
 */
export function denseButton(
  { look, sign, className = '', children, ...button }: DenseButtonProps,
  ref: ForwardedRef<HTMLButtonElement> = null,
) {
  const signClasses = sign ? `${signs.sign} ${signs[sign]}` : '';
  return (
    <button type="button" {...button} ref={ref} className={`${LOOKS[look]} ${signClasses} ${className}`}>
      {children}
    </button>
  );
}

/** `denseButton` as a component, for the places that have a few. */
export const DenseButton = forwardRef<HTMLButtonElement, DenseButtonProps>((props, ref) => denseButton(props, ref));
DenseButton.displayName = 'DenseButton';
