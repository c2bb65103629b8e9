import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useLinkClick } from '../../provider/contexts.ts';
import { isPlainPress } from './isPlainPress.ts';

export interface LinkButtonProps {
  /** Where the button leads. It stays a real link: it can be copied and opened in a new tab. */
  readonly href: string;
  readonly children: ReactNode;
  readonly variant?: 'text' | 'outlined' | 'contained';
  readonly size?: 'small' | 'medium' | 'large';
  /** Whether the way is not open yet. */
  readonly disabled?: boolean;
  /** Stands before the words. */
  readonly startIcon?: ReactNode;
  readonly sx?: NonNullable<ButtonProps['sx']>;
}

/** A link that looks like a button: a step that leads to another page. */
export function LinkButton({ href, children, variant = 'outlined', ...look }: LinkButtonProps) {
  const onLinkClick = useLinkClick();
  return (
    <Button
      component="a"
      href={href}
      variant={variant}
      {...look}
      onClick={(event) => {
        if (isPlainPress(event)) onLinkClick?.({ href, event });
      }}
    >
      {children}
    </Button>
  );
}
