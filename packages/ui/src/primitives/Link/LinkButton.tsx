import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { ButtonContent, type ButtonIcons } from '../Button/ButtonContent.tsx';
import { buttonClasses, UNAVAILABLE, type ButtonLook } from '../Button/buttonLook.ts';
import { useLinkPress } from './useLinkPress.ts';

export interface LinkButtonProps
  extends ButtonLook, ButtonIcons, Omit<ComponentPropsWithoutRef<'a'>, 'color' | 'style'> {
  /** Where the button leads. It remains a real link: it can be copied and opened in a new tab. */
  readonly href: string;
  /** Whether it is disabled. */
  readonly disabled?: boolean | undefined;
}

/**
 * A link that looks like a `Button`: a step that leads to another page. A plain click is handled like that of `Link`,
 * except for files and new tabs. A ref is that of the link.
 */
export const LinkButton = forwardRef<HTMLAnchorElement, LinkButtonProps>(function LinkButton(props, ref) {
  const { variant, color, size, fullWidth, startIcon, endIcon, disabled = false, onClick, ...link } = props;
  const { href, className = '', children, ...attributes } = link;
  const press = useLinkPress({ ...attributes, href, onClick });
  return (
    <a
      {...attributes}
      href={href}
      {...(disabled ? { 'aria-disabled': true, tabIndex: -1 } : {})}
      ref={ref}
      className={`${buttonClasses({ variant, color, size, fullWidth })} ${disabled ? UNAVAILABLE : ''} ${className}`}
      onClick={press}
    >
      <ButtonContent startIcon={startIcon} endIcon={endIcon}>
        {children}
      </ButtonContent>
    </a>
  );
});
