import { useFleetUsage } from '@remote-console/api-client/react';
import type { UsageRange } from '@remote-console/domain';
import { useText } from '../i18n/index.ts';
import { UsageAnswer } from './UsageHistory/UsageAnswer.tsx';
import { UsagePanel } from './UsageHistory/UsagePanel.tsx';

/** Refresh interval of the timeline, in milliseconds: shortly after each quarter of an hour is aggregated. */
const REFRESH_MS = 3 * 60_000;

export interface FleetUsageWidgetProps {
  /** `all` or the ID of a group, as in the URL of a list. */
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
 * The resource usage of a group's devices, or of all that the person may see, over a day, a month or a year, as charts
 * or as a table. Like the list, it includes only devices directly in the group.
 */
export function FleetUsageWidget({ groupId }: FleetUsageWidgetProps) {
  return <UsagePanel>{(choice) => <Timeline groupId={groupId} {...choice} />}</UsagePanel>;
}
