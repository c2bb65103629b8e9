import Box from '@mui/material/Box';
import { useText } from '../../i18n/index.ts';

export interface UsageCountProps {
  /** Devices in use. */
  readonly used: number;
  /** How many are allowed, or `null` for no limit. */
  readonly limit: number | null;
  /** Whether the bar takes all the room there is. */
  readonly wide?: boolean;
}

/** How many devices are used of how many [B-NAV-01]. Over the limit the bar is full and warns. */
export function UsageCount({ used, limit, wide = false }: UsageCountProps) {
  const text = useText('devices');
  const share = limit === null || limit === 0 ? 0 : Math.min(1, used / limit);
  const full = limit !== null && used >= limit;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0 }}>
      {limit !== null && (
        <Box
          aria-hidden
          sx={{
            flex: wide ? 1 : 'none',
            width: 96,
            height: 6,
            borderRadius: '3px',
            bgcolor: 'tone.line',
            overflow: 'hidden',
          }}
        >
          <Box
            sx={{
              width: `${share * 100}%`,
              height: '100%',
              borderRadius: '3px',
              bgcolor: full ? 'tone.warn' : 'tone.accent',
              transition: (theme) => theme.transitions.create('width'),
            }}
          />
        </Box>
      )}
      <Box
        component="span"
        sx={{
          flex: 'none',
          fontSize: 12.5,
          lineHeight: '18px',
          fontVariantNumeric: 'tabular-nums',
          color: 'tone.textSecondary',
        }}
      >
        {limit === null ? text('usageUnlimited', { count: used }) : text('usage', { used, limit })}
      </Box>
    </Box>
  );
}
