import { useFleetUsage } from '@remote-console/api-client/react';
import type { UsageRange } from '@remote-console/domain';
import { useText } from '../i18n/index.ts';
import { UsageAnswer } from './UsageHistory/UsageAnswer.tsx';
import { UsagePanel } from './UsageHistory/UsagePanel.tsx';

/** How often the timeline is read again, in milliseconds: soon after a quarter of an hour was summed up. */
const REFRESH_MS = 3 * 60_000;

export interface FleetUsageWidgetProps {
  /** `all` or the ID of a group, as the address of a list spells it. */
  readonly groupId: string;
}

interface TimelineProps extends FleetUsageWidgetProps {
  readonly range: UsageRange;
  readonly asTable: boolean;
}

function Timeline({ groupId, range, asTable }: TimelineProps) {
  const text = useText('deviceCommands');
  const read = useFleetUsage(groupId, range, REFRESH_MS);
  return <UsageAnswer read={read} asTable={asTable} none={text('usageFleetNone')} legend={text('usageFleetLegend')} />;
}

/**
 * How busy the devices of a group, or all that the person may see, were over a day, a month or a year, as charts or as a
 * table. Like the list of a group it has the devices directly in the group.
 */
export function FleetUsageWidget({ groupId }: FleetUsageWidgetProps) {
  return <UsagePanel>{(choice) => <Timeline groupId={groupId} {...choice} />}</UsagePanel>;
}
