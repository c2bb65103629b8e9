import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { ButtonContent, type ButtonIcons } from './ButtonContent.tsx';
import { buttonClasses, type ButtonLook } from './buttonLook.ts';
import { WaitingSign } from './WaitingSign.tsx';
import styles from './Button.module.css';

export interface ButtonProps
  extends ButtonLook, ButtonIcons, Omit<ComponentPropsWithoutRef<'button'>, 'color' | 'style'> {
  /** What it started is under way: it cannot be pressed, keeps its width and its name, and says that it is busy. */
  readonly loading?: boolean | undefined;
}

/**
 * A button with words. There is one family, drawn by one sheet: this one, `IconButton` for a sign alone, `LinkButton` and
 * `IconLink` for what leads to another page, and `DenseButton` where a page has them by the hundred.
 *
 * A class says where it stands, or changes its look: the sheet weighs nothing. A ref is that of the button.
 */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(props, ref) {
  const { variant, color, size, fullWidth, startIcon, endIcon, loading = false, ...button } = props;
  const { disabled = false, className = '', children, ...attributes } = button;
  const look = buttonClasses({ variant, color, size, fullWidth });
  return (
    <button
      type="button"
      // Safari gives the focus to a pressed button only where this is said, and a dialog gives it back to what opened it.
      tabIndex={0}
      {...(loading ? { 'aria-busy': true } : {})}
      {...attributes}
      ref={ref}
      disabled={disabled || loading}
      className={`${look} ${loading ? styles.loading : ''} ${className}`}
    >
      <ButtonContent startIcon={startIcon} endIcon={endIcon}>
        {loading && <WaitingSign />}
        {children}
      </ButtonContent>
    </button>
  );
});
