import { useText } from '../i18n/index.ts';
import { DetailCard } from './DeviceDetail/DetailCard.tsx';
import { FleetUsageWidget, type FleetUsageWidgetProps } from './FleetUsageWidget.tsx';

/** The usage history of a group as a section of a page, with a heading. */
export function FleetUsageCard({ groupId }: FleetUsageWidgetProps) {
  const text = useText('deviceCommands');
  return (
    <DetailCard title={text('usageHistory')}>
      <FleetUsageWidget groupId={groupId} />
    </DetailCard>
  );
}
