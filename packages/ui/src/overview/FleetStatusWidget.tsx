import { useFleetOverview } from '@remote-console/api-client/react';
import { useText } from '../i18n/index.ts';
import { EmptyState, ListSurface, PanelContent } from '../primitives/index.ts';
import { FleetSkeleton, FleetStatus, type FleetStatusProps } from './FleetStatus/index.ts';

export type FleetStatusWidgetProps = Pick<FleetStatusProps, 'listHref'>;

/** How the devices are that the person may see; events keep the numbers. */
export function FleetStatusWidget({ listHref }: FleetStatusWidgetProps) {
  const text = useText('overview');
  return (
    <PanelContent read={useFleetOverview()} skeleton={<FleetSkeleton />}>
      {({ objects: [fleet] }) =>
        fleet && fleet.total > 0 ? (
          <FleetStatus fleet={fleet} listHref={listHref} />
        ) : (
          <ListSurface>
            <EmptyState title={text('noDevices')} hint={text('noDevicesHint')} />
          </ListSurface>
        )
      }
    </PanelContent>
  );
}
