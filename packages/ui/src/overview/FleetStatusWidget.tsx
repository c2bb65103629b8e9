import { useFleetOverview } from '@remote-console/api-client/react';
import { Monitor } from 'lucide-react';
import { useAdministrator, useText } from '../i18n/index.ts';
import { EmptyState, LinkButton, ListSurface, PanelContent } from '../primitives/index.ts';
import { FleetSkeleton } from './FleetStatus/FleetSkeleton.tsx';
import { FleetStatus, type FleetStatusProps } from './FleetStatus/FleetStatus.tsx';

export interface FleetStatusWidgetProps extends Pick<FleetStatusProps, 'listHref'> {
  /** Where the first device is added; without it people are referred to the manager. */
  readonly addHref?: string | undefined;
}

/** An empty fleet, and how to add the first device. */
function NoDevices({ addHref }: Pick<FleetStatusWidgetProps, 'addHref'>) {
  const text = useText('overview');
  const administrator = useAdministrator();
  return (
    <ListSurface>
      {addHref === undefined ? (
        <EmptyState Icon={Monitor} title={text('noDevices')} hint={text('noDevicesAskHint', { administrator })} />
      ) : (
        <EmptyState
          Icon={Monitor}
          title={text('noDevices')}
          hint={text('noDevicesHint')}
          action={
            <LinkButton variant="contained" href={addHref}>
              {text('addDevice')}
            </LinkButton>
          }
        />
      )}
    </ListSurface>
  );
}

/** The status of the devices that the person may see, kept up to date by events. */
export function FleetStatusWidget({ listHref, addHref }: FleetStatusWidgetProps) {
  return (
    <PanelContent read={useFleetOverview()} skeleton={<FleetSkeleton />}>
      {({ objects: [fleet] }) =>
        fleet && fleet.total > 0 ? <FleetStatus fleet={fleet} listHref={listHref} /> : <NoDevices addHref={addHref} />
      }
    </PanelContent>
  );
}
