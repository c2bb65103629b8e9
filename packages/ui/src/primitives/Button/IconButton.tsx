import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { iconButtonClasses, type IconButtonLook } from './buttonLook.ts';

export interface IconButtonProps extends IconButtonLook, Omit<ComponentPropsWithoutRef<'button'>, 'color' | 'style'> {
  /** The accessible name, because an icon has no text. */
  readonly 'aria-label': string;
}

/** An icon-only button, one of the family of `Button`. A ref is that of the button. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { size, className = '', ...attributes },
  ref,
) {
  return (
    // The focus of a clicked button: see `Button`.
    <button
      type="button"
      tabIndex={0}
      {...attributes}
      ref={ref}
      className={`${iconButtonClasses({ size })} ${className}`}
    />
  );
});
