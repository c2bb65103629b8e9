import type { Device } from '@remote-console/api-client';
import type { UsageSample } from '@remote-console/domain';
import { useFileSize, useText } from '../../i18n/index.ts';
import { HIGH_USAGE } from '../../primitives/index.ts';
import { DetailCard } from './DetailCard.tsx';
import { UsageTimelines } from './UsageTimelines.tsx';
import styles from './UsageCards.module.css';

interface UsageCardProps {
  readonly label: string;
  /** Percentage in use, 0 to 100, or `null` if unknown. */
  readonly percent: number | null;
  readonly detail: string;
}

function UsageCard({ label, percent, detail }: UsageCardProps) {
  const common = useText('common');
  const high = percent !== null && percent > HIGH_USAGE;
  return (
    <DetailCard title={label}>
      <div className={styles.figure}>{percent === null ? '–' : common('percent', { value: Math.round(percent) })}</div>
      <div aria-hidden className={styles.track}>
        <div
          className={`${styles.share} ${high ? styles.highShare : ''}`}
          style={{ width: `${Math.min(100, Math.max(0, percent ?? 0))}%` }}
        />
      </div>
      <div className={`${styles.detail} ${high ? styles.warning : ''}`}>
        {high ? common('usageHigh', { label }) : detail}
      </div>
    </DetailCard>
  );
}

export interface UsageCardsProps {
  readonly device: Device;
  /** What was measured while the page is open, oldest first. */
  readonly timeline: readonly UsageSample[];
}

/** Current and recent resource usage. For an offline device only the disk is known. */
export function UsageCards({ device, timeline }: UsageCardsProps) {
  const text = useText('devices');
  const size = useFileSize();
  const { isOnline } = device;
  const usedOf = (percent: number, capacity: number) =>
    text('usedOf', { total: size(capacity), used: size((capacity * percent) / 100) });
  return (
    <div className={styles.cards}>
      <UsageCard label={text('cpu')} percent={isOnline ? device.cpuUsage : null} detail={device.processor} />
      <UsageCard
        label={text('memory')}
        percent={isOnline ? device.memoryUsage : null}
        detail={isOnline ? usedOf(device.memoryUsage, device.memoryCapacity) : size(device.memoryCapacity)}
      />
      <UsageCard
        label={text('disk')}
        percent={device.diskUsage}
        detail={usedOf(device.diskUsage, device.diskCapacity)}
      />
      <div className={styles.timelines}>
        <UsageTimelines timeline={timeline} />
      </div>
    </div>
  );
}
