import Box from '@mui/material/Box';
import type { UsageSample } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { DetailCard } from './DetailCard.tsx';
import { TIMELINE_HEIGHT, minutesOf, UsageTimeline } from './UsageTimeline.tsx';
import styles from './UsageTimelines.module.css';

const SHARES = ['cpu', 'memory', 'disk'] as const;

export interface UsageTimelinesProps {
  /** What was measured while the page is open, oldest first. */
  readonly timeline: readonly UsageSample[];
}

/** Recent usage charts; a text in the same space until there are measurements. */
export function UsageTimelines({ timeline }: UsageTimelinesProps) {
  const text = useText('deviceCommands');
  const names = useText('devices');
  const isMeasured = timeline.length > 1;
  return (
    <DetailCard title={text('recentUsage')}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: isMeasured ? 'repeat(3, minmax(0, 1fr))' : 'minmax(0, 1fr)',
          alignContent: 'center',
          gap: { xs: 'var(--rc-space-md)', sm: 'var(--rc-space-roomy)' },
          minHeight: { xs: `${TIMELINE_HEIGHT.xs}px`, lg: `${TIMELINE_HEIGHT.lg}px` },
        }}
      >
        {isMeasured ? (
          SHARES.map((share) => (
            <UsageTimeline
              key={share}
              label={names(share)}
              points={timeline.map((sample) => ({ at: sample.at, percent: sample[share] }))}
            />
          ))
        ) : (
          <div className={styles.nothing}>{text('recentUsageNone')}</div>
        )}
      </Box>
      <div className={styles.since}>{isMeasured && text('recentUsageSince', { count: minutesOf(timeline) })}</div>
    </DetailCard>
  );
}
