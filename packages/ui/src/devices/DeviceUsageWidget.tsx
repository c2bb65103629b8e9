import { useDeviceUsage } from '@remote-console/api-client/react';
import type { UsageRange } from '@remote-console/domain';
import { useText } from '../i18n/index.ts';
import { DetailCard } from './DeviceDetail/DetailCard.tsx';
import { UsageAnswer } from './UsageHistory/UsageAnswer.tsx';
import { UsagePanel } from './UsageHistory/UsagePanel.tsx';

/** Refresh interval of the timeline in milliseconds: its shortest step is a minute. */
const REFRESH_MS = 60_000;

export interface DeviceUsageWidgetProps {
  readonly deviceId: number;
}

interface TimelineProps extends DeviceUsageWidgetProps {
  readonly range: UsageRange;
  readonly asTable: boolean;
}

function Timeline({ deviceId, range, asTable }: TimelineProps) {
  const text = useText('deviceCommands');
  const read = useDeviceUsage(deviceId, range, REFRESH_MS);
  return <UsageAnswer read={read} asTable={asTable} none={text('usageNone')} legend={text('usageLegend')} />;
}

/** The resource usage of a device over a day, a month or a year, as charts or as a table. */
export function DeviceUsageWidget({ deviceId }: DeviceUsageWidgetProps) {
  const text = useText('deviceCommands');
  return (
    <DetailCard title={text('usageHistory')}>
      <UsagePanel>{(choice) => <Timeline deviceId={deviceId} {...choice} />}</UsagePanel>
    </DetailCard>
  );
}
