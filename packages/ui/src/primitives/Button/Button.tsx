import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { ButtonContent, type ButtonIcons } from './ButtonContent.tsx';
import { buttonClasses, type ButtonLook } from './buttonLook.ts';
import { WaitingSign } from './WaitingSign.tsx';
import styles from './Button.module.css';

export interface ButtonProps
  extends ButtonLook, ButtonIcons, Omit<ComponentPropsWithoutRef<'button'>, 'color' | 'style'> {
  /** Its action is in progress: it is disabled, keeps its width and its name, and is marked as busy. */
  readonly loading?: boolean | undefined;
}

/**
 * A button with text. The family shares one style sheet: this one, `IconButton` for only an icon, `LinkButton` and
 * `IconLink` for links to another page, and `DenseButton` for pages with hundreds of them.
 *
 * A class places it or changes its look: the sheet has zero specificity. A ref is that of the button.
 */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(props, ref) {
  const { variant, color, size, fullWidth, startIcon, endIcon, loading = false, ...button } = props;
  const { disabled = false, className = '', children, ...attributes } = button;
  const look = buttonClasses({ variant, color, size, fullWidth });
  return (
    <button
      type="button"
      // Safari focuses a clicked button only with this attribute, and a dialog restores the focus to its opener.
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
