import Box from '@mui/material/Box';
import { useText } from '../../i18n/useText.ts';

/** What a sign can say. */
export type StatusTone = 'online' | 'offline' | 'warn' | 'error' | 'info';

export interface StatusSignProps {
  readonly tone: StatusTone;
  /** The words beside the sign. The tone's own name unless told. */
  readonly label?: string;
  /** `chip` (default) has a soft ground; `plain` is the sign and the words alone. */
  readonly variant?: 'chip' | 'plain';
}

const LOOKS = {
  online: { color: 'tone.online', ground: 'tone.onlineSoft', shape: 'dot', word: 'online' },
  offline: { color: 'tone.offline', ground: 'tone.offlineSoft', shape: 'ring', word: 'offline' },
  warn: { color: 'tone.warn', ground: 'tone.warnSoft', shape: 'dot', word: 'warning' },
  error: { color: 'tone.error', ground: 'tone.errorSoft', shape: 'square', word: 'error' },
  info: { color: 'tone.info', ground: 'tone.infoSoft', shape: 'dot', word: 'information' },
} as const satisfies Record<StatusTone, { color: string; ground: string; shape: string; word: string }>;

/** A state: a shape, a colour and words. Colour is never the only sign. */
export function StatusSign({ tone, label, variant = 'chip' }: StatusSignProps) {
  const text = useText('common');
  const { color, ground, shape, word } = LOOKS[tone];
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: '6px',
        color,
        fontSize: 12,
        fontWeight: 600,
        lineHeight: '16px',
        whiteSpace: 'nowrap',
        ...(variant === 'chip' ? { p: '3px 9px 3px 8px', borderRadius: '11px', bgcolor: ground } : {}),
      }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{
          flex: 'none',
          width: 7,
          height: 7,
          borderRadius: shape === 'square' ? '1.5px' : '50%',
          ...(shape === 'ring' ? { border: '1.5px solid currentColor' } : { bgcolor: 'currentColor' }),
        }}
      />
      {label ?? text(word)}
    </Box>
  );
}
