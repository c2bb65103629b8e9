import Box from '@mui/material/Box';
import { TriangleAlert } from 'lucide-react';
import { useText } from '../../i18n/useText.ts';
import { HiddenText } from '../HiddenText/index.ts';
import { SMALL_ICON } from '../icon.ts';

export interface UsageMeterProps {
  /** What is used: CPU, memory, disk. */
  readonly label: string;
  /** Share in use, 0 to 100; `null` when it is not known. Values outside are drawn at the edge. */
  readonly percent: number | null;
  /** A line below, such as the size. */
  readonly detail?: string;
}

/** Above this share, in percent, the meter warns. */
export const HIGH_USAGE = 90;

/** How much of something is in use: the words, the figure and a bar. */
export function UsageMeter({ label, percent, detail }: UsageMeterProps) {
  const text = useText('common');
  const high = percent !== null && percent > HIGH_USAGE;
  const width = percent === null ? 0 : Math.min(100, Math.max(0, percent));
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ fontSize: 12, lineHeight: '18px', color: 'tone.textSecondary', overflowWrap: 'anywhere' }}>
        {label}
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: '4px',
          fontSize: 13,
          lineHeight: '20px',
          fontWeight: 600,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {percent === null ? '–' : text('percent', { value: Math.round(percent) })}
        {high && (
          <Box component="span" sx={{ display: 'inline-flex', color: 'tone.error' }}>
            <TriangleAlert {...SMALL_ICON} size={13} />
            <HiddenText>{text('usageHigh', { label })}</HiddenText>
          </Box>
        )}
      </Box>
      <Box aria-hidden sx={{ height: 4, mt: '4px', borderRadius: '2px', overflow: 'hidden', bgcolor: 'tone.sunken' }}>
        <Box
          sx={{
            width: `${width}%`,
            height: '100%',
            borderRadius: '2px',
            bgcolor: high ? 'tone.error' : 'tone.accent',
            transition: (theme) => theme.transitions.create('width'),
          }}
        />
      </Box>
      {detail && (
        <Box sx={{ mt: '4px', fontSize: 12, lineHeight: '16px', color: 'tone.textHint', overflowWrap: 'anywhere' }}>
          {detail}
        </Box>
      )}
    </Box>
  );
}
