import Box from '@mui/material/Box';
import { epochOf, formatMoment } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { useNow, useTimePreferences } from '../../provider/index.ts';

export interface PeriodBarProps {
  /** The first moment, ISO 8601. */
  readonly from: string;
  /** The moment at which it is over, ISO 8601. */
  readonly to: string;
  /** What is drawn: `wanted` (default) is asked for, `given` lets in, `void` never does. */
  readonly tone?: 'wanted' | 'given' | 'void';
}

const COLOURS = { wanted: 'tone.accent', given: 'tone.online', void: 'tone.lineControl' } as const;

/** Room left and right of what is drawn, as a share of its length. */
const MARGIN = 0.14;

/** Where a period lies, seen from now: a picture for the eye, with its two times in words below. */
export function PeriodBar({ from, to, tone = 'wanted' }: PeriodBarProps) {
  const text = useText('approvals');
  const now = useNow();
  const preferences = useTimePreferences();
  const [start, end] = [epochOf(from), epochOf(to)];
  const first = Math.min(start, now);
  const length = Math.max(end, now) - first || 1;
  const at = (moment: number) => ((moment - first + length * MARGIN) / (length * (1 + 2 * MARGIN))) * 100;
  const nowAt = at(now);
  return (
    <Box
      sx={{
        fontSize: 'var(--rc-font-size-caption)',
        lineHeight: '18px',
        fontVariantNumeric: 'tabular-nums',
        color: 'tone.textSecondary',
      }}
    >
      <Box aria-hidden sx={{ position: 'relative', height: 18 }}>
        <Box
          component="span"
          sx={{ position: 'absolute', left: `${nowAt}%`, transform: 'translateX(-50%)', color: 'tone.text' }}
        >
          {text('now')}
        </Box>
      </Box>
      <Box
        aria-hidden
        sx={{
          position: 'relative',
          height: 6,
          my: 'var(--rc-space-sm)',
          borderRadius: 'var(--rc-radius-pill)',
          bgcolor: 'tone.sunken',
        }}
      >
        <Box
          sx={{
            position: 'absolute',
            left: `${at(start)}%`,
            width: `${Math.max(at(end) - at(start), 1)}%`,
            height: 6,
            borderRadius: 'var(--rc-radius-pill)',
            bgcolor: COLOURS[tone],
          }}
        />
        <Box
          sx={{
            position: 'absolute',
            left: `calc(${nowAt}% - 1px)`,
            top: -6,
            width: 2,
            height: 18,
            borderRadius: 'var(--rc-radius-bar)',
            bgcolor: 'tone.text',
          }}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 var(--rc-space-lg)' }}>
        <span>{text('from', { time: formatMoment(from, preferences) })}</span>
        <span>{text('to', { time: formatMoment(to, preferences) })}</span>
      </Box>
    </Box>
  );
}
