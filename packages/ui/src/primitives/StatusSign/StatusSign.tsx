import { useText } from '../../i18n/useText.ts';
import { sharedStyles } from '../../theme/sharedStyles.ts';

/** What a sign can say. */
export type StatusTone = 'online' | 'offline' | 'unknown' | 'warn' | 'error' | 'info';

export interface StatusSignProps {
  readonly tone: StatusTone;
  /** The words beside the sign. The tone's own name unless told. */
  readonly label?: string;
  /** `chip` (default) has a soft ground; `plain` is the sign and the words alone. */
  readonly variant?: 'chip' | 'plain';
}

const WORDS = {
  online: 'online',
  offline: 'offline',
  unknown: 'stateUnknown',
  warn: 'warning',
  error: 'error',
  info: 'information',
} as const satisfies Record<StatusTone, string>;

const useStyles = sharedStyles(({ vars: { palette } }) => {
  const { tone } = palette;
  const chip = (color: string, ground: string) => ({ color, '&.rc-chip': { backgroundColor: ground } });
  const filled = {
    backgroundColor: 'currentColor',
    '@media (forced-colors: active)': { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
  } as const;
  const dot = { '&::before': filled };
  return {
    sign: {
      position: 'relative',
      boxSizing: 'border-box',
      maxWidth: '100%',
      minWidth: 0,
      display: 'inline-block',
      paddingInlineStart: 13,
      fontSize: 12,
      fontWeight: 600,
      lineHeight: '16px',
      whiteSpace: 'nowrap',
      // Not `hidden`, which would take its words off the line they stand in.
      overflow: 'clip',
      textOverflow: 'ellipsis',
      '&.rc-chip': { paddingBlock: 3, paddingInline: '21px 9px', borderRadius: 11 },
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: 0,
        top: 'calc(50% - 3.5px)',
        boxSizing: 'border-box',
        width: 7,
        height: 7,
        borderRadius: '50%',
      },
      '&.rc-chip::before': { insetInlineStart: 8 },
    },
    online: { ...chip(tone.online, tone.onlineSoft), ...dot },
    offline: { ...chip(tone.offline, tone.offlineSoft), '&::before': { border: '1.5px solid currentColor' } },
    unknown: { ...chip(tone.textSecondary, tone.sunken), '&::before': { border: '1.5px dashed currentColor' } },
    warn: { ...chip(tone.warn, tone.warnSoft), ...dot },
    error: {
      ...chip(tone.error, tone.errorSoft),
      '&::before': { ...filled, borderRadius: '1.5px' },
    },
    info: { ...chip(tone.info, tone.infoSoft), ...dot },
  };
});

/** A state: a shape, a colour and words. Colour is never the only sign. */
export function StatusSign({ tone, label, variant = 'chip' }: StatusSignProps) {
  const text = useText('common');
  const styleOf = useStyles();
  const words = label ?? text(WORDS[tone]);
  return (
    <span
      className={`rc-status ${variant === 'chip' ? 'rc-chip ' : ''}${styleOf('sign')} ${styleOf(tone)}`}
      title={words}
    >
      {words}
    </span>
  );
}
