import { boxLook, MARK_STROKE, TICK } from '../../theme/components/checkboxIcons.tsx';
import { focusStyle } from '../../theme/components/focus.ts';
import { maskOf } from '../../theme/iconMask.ts';
import { sharedStyles } from '../../theme/sharedStyles.ts';
import { height, radius, TOUCH_MEDIA } from '../../theme/tokens.ts';

export interface DenseCheckboxProps {
  readonly checked: boolean;
  readonly onChange: () => void;
  readonly disabled?: boolean;
  /** Names it. */
  readonly 'aria-label': string;
}

const tick = maskOf({ shapes: `<path d="${TICK}"/>`, box: 12, stroke: MARK_STROKE }, { size: 12 });

const useStyles = sharedStyles((theme) => {
  const { tone } = theme.vars.palette;
  return {
    box: {
      appearance: 'none',
      display: 'inline-grid',
      placeItems: 'center',
      flex: 'none',
      width: height.control,
      height: height.control,
      margin: 0,
      borderRadius: radius.control,
      outline: 0,
      color: tone.lineControl,
      cursor: 'pointer',
      '&:hover:enabled': { color: tone.textHint },
      '&:disabled': { cursor: 'default', opacity: theme.palette.action.disabledOpacity },
      [TOUCH_MEDIA]: { width: height.touch, height: height.touch },
      '&::before, &::after': { gridArea: '1 / 1' },
      '&::before': { content: '""', ...boxLook(theme) },
      '&:focus-visible::before': focusStyle(theme),
      '&:checked::before': { borderColor: tone.accent, backgroundColor: tone.accent },
      '&:checked::after': { ...tick, backgroundColor: tone.accentInk },
    },
  };
});

/** A checkbox that looks as that of the theme does and costs a page little: for rows. */
export function DenseCheckbox({ checked, onChange, disabled = false, 'aria-label': label }: DenseCheckboxProps) {
  const styleOf = useStyles();
  return (
    <input
      type="checkbox"
      className={styleOf('box')}
      aria-label={label}
      checked={checked}
      disabled={disabled}
      onChange={onChange}
    />
  );
}
