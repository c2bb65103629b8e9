import Box from '@mui/material/Box';
import type { Device } from '@remote-console/api-client';
import { isOnline, type UsageSample } from '@remote-console/domain';
import { useLanguage, useText } from '../../i18n/index.ts';
import { HIGH_USAGE } from '../../primitives/index.ts';
import { DetailCard } from './DetailCard.tsx';
import { sizeWords } from './amounts.ts';
import { UsageCourses } from './UsageCourses.tsx';

interface UsageCardProps {
  readonly label: string;
  /** Share in use, 0 to 100, or `null` when it is not known. */
  readonly percent: number | null;
  readonly detail: string;
}

function UsageCard({ label, percent, detail }: UsageCardProps) {
  const common = useText('common');
  const high = percent !== null && percent > HIGH_USAGE;
  return (
    <DetailCard title={label}>
      <Box
        sx={{
          fontSize: 'var(--rc-font-size-figure)',
          lineHeight: '36px',
          fontWeight: 700,
          letterSpacing: '-0.02em',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {percent === null ? '–' : common('percent', { value: Math.round(percent) })}
      </Box>
      <Box
        aria-hidden
        sx={{
          height: 6,
          my: 'var(--rc-space-cosy)',
          borderRadius: 'var(--rc-radius-pill)',
          bgcolor: 'tone.sunken',
          overflow: 'hidden',
        }}
      >
        <Box
          sx={{
            width: `${Math.min(100, Math.max(0, percent ?? 0))}%`,
            height: '100%',
            borderRadius: 'var(--rc-radius-pill)',
            bgcolor: high ? 'tone.error' : 'tone.accent',
            transition: (theme) => theme.transitions.create('width'),
          }}
        />
      </Box>
      <Box
        sx={{
          minHeight: 18,
          fontSize: 'var(--rc-font-size-label)',
          lineHeight: '18px',
          color: high ? 'tone.error' : 'tone.textSecondary',
        }}
      >
        {high ? common('usageHigh', { label }) : detail}
      </Box>
    </DetailCard>
  );
}

export interface UsageCardsProps {
  readonly device: Device;
  /** What was measured while the page is open, oldest first. */
  readonly course: readonly UsageSample[];
}

/** How busy the device is, now and lately. Of an offline device only the disk is known. */
export function UsageCards({ device, course }: UsageCardsProps) {
  const text = useText('devices');
  const language = useLanguage();
  const online = isOnline(device);
  const usedOf = (percent: number, capacity: number) =>
    text('usedOf', { total: sizeWords(capacity, language), used: sizeWords((capacity * percent) / 100, language) });
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
        gridTemplateRows: { sm: 'auto minmax(0, 1fr)' },
        gap: 'var(--rc-space-lg)',
      }}
    >
      <UsageCard label={text('cpu')} percent={online ? device.cpu_usage : null} detail={device.processor} />
      <UsageCard
        label={text('memory')}
        percent={online ? device.memory_usage : null}
        detail={
          online ? usedOf(device.memory_usage, device.memory_capacity) : sizeWords(device.memory_capacity, language)
        }
      />
      <UsageCard
        label={text('disk')}
        percent={device.hdd_usage}
        detail={usedOf(device.hdd_usage, device.hdd_capacity)}
      />
      <Box sx={{ display: 'grid', gridColumn: '1 / -1', minWidth: 0 }}>
        <UsageCourses course={course} />
      </Box>
    </Box>
  );
}
