import { forwardRef, type ComponentPropsWithoutRef, type ForwardedRef } from 'react';
import { buttonClasses, iconButtonClasses } from './buttonLook.ts';
import styles from './Button.module.css';
import signs from './ButtonSign.module.css';

/** An icon in a dense button. */
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
  /** `icon` is an `IconButton`, `outlined` a small `Button`, `bare` is styled by its class. */
  readonly look: keyof typeof LOOKS;
  /** The icon alone, or before the text. */
  readonly sign?: DenseSign | undefined;
  readonly [data: `data-${string}`]: string | number | undefined;
}

/**
 * The `Button` for rows, where each device has five: its icon is an image of the style sheet instead of separate
 * elements, and it has no loading state and only the size of its look. Rows call this function, since a component per
 * button would be most of React's work for a list. A ref is that of the button.
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

/** `denseButton` as a component, for places with few of them. */
export const DenseButton = forwardRef<HTMLButtonElement, DenseButtonProps>((props, ref) => denseButton(props, ref));
DenseButton.displayName = 'DenseButton';
