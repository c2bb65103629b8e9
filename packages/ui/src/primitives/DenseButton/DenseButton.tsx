import type { CSSObject } from '@emotion/serialize';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { iconButtonLook, smallButtonLook } from '../../theme/components/buttonLooks.ts';
import { focusStyle } from '../../theme/components/focus.ts';
import * as icons from '../../theme/iconData.ts';
import { iconMask } from '../../theme/iconMask.ts';
import { sharedStyles } from '../../theme/sharedStyles.ts';

/** A sign in a dense button. */
export type DenseSign = 'ellipsis' | 'file' | 'monitor' | 'pencil' | 'power' | 'shieldCheck' | 'star' | 'starFilled';

export interface DenseButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'type' | 'style'> {
  /** `icon` is a sign alone, `outlined` has words in a border, `bare` has the look of its class. */
  readonly look: 'icon' | 'outlined' | 'bare';
  /** The sign alone, or before the words. */
  readonly sign?: DenseSign | undefined;
}

/** Edge of the sign beside words, and of one that stands alone, in pixels. */
const SMALL = 14;
const ALONE = 16;
const SIZE = `var(--sign-size, ${SMALL}px)`;

/** What a class of the host may change: without weight of its own, whichever of them was written first. */
const light = (style: CSSObject): CSSObject => ({ '*:where(&)': style });

const useStyles = sharedStyles((theme) => {
  const bare = {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    margin: 0,
    border: 0,
    padding: 0,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    letterSpacing: 'inherit',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    outline: 0,
    transition: theme.transitions.create(['background-color', 'border-color', 'color'], {
      duration: theme.transitions.duration.short,
    }),
    '&:focus-visible': focusStyle(theme),
    '&:disabled, &[aria-disabled="true"]': { cursor: 'default', opacity: theme.palette.action.disabledOpacity },
  } as const;
  const { '&:hover': hoveredIcon, ...icon } = iconButtonLook(theme);
  const { '&:hover': hoveredWords, ...words } = smallButtonLook(theme);
  return {
    bare: light(bare),
    icon: { '--sign-size': `${ALONE}px`, ...light({ ...bare, ...icon, flex: 'none' }), '&:hover': hoveredIcon },
    outlined: {
      ...light({ ...bare, ...words, gap: 7, '&::before': { marginInlineStart: -2 } }),
      '&:hover': hoveredWords,
    },
  };
});

/** The signs, each in the size that its look gives it. */
const useSigns = sharedStyles(() => {
  const sign = (icon: typeof icons.star, filled = false) => ({
    '&::before': { ...iconMask(icon, { size: SMALL, filled }), width: SIZE, height: SIZE },
  });
  return {
    ellipsis: sign(icons.ellipsis),
    file: sign(icons.file),
    monitor: sign(icons.monitor),
    pencil: sign(icons.pencil),
    power: sign(icons.power),
    shieldCheck: sign(icons.shieldCheck),
    star: sign(icons.star),
    starFilled: sign(icons.star, true),
  } satisfies Record<DenseSign, CSSObject>;
});

/**
 * A button that looks as those of the theme do and costs a page little: for rows, where each device has five. It has no
 * state of waiting and no size but its own. A ref is that of the button.
 */
export const DenseButton = forwardRef<HTMLButtonElement, DenseButtonProps>(function DenseButton(
  { look, sign, className = '', children, ...button },
  ref,
) {
  const styleOf = useStyles();
  const signOf = useSigns();
  const signClass = sign ? signOf(sign) : '';
  return (
    <button type="button" {...button} ref={ref} className={`${styleOf(look)} ${signClass} ${className}`}>
      {children}
    </button>
  );
});
