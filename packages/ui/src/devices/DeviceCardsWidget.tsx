import Box from '@mui/material/Box';
import type { CardSizePreset } from '@remote-console/domain';
import { DeviceCardGrid, DeviceCardSkeletons } from './DeviceCardGrid/index.ts';
import { DeviceListEmpty } from './DeviceListEmpty/index.ts';
import { DevicesFailed } from './DevicesFailed.tsx';
import { GroupNavigationFoot } from './GroupNavigationBar/index.ts';
import { useGroupNames } from './groupNames.ts';
import { ListSurface } from './ListSurface.tsx';
import { hrefOf, withoutSearch, type DeviceListWidgetInput } from './listWidget.ts';
import { useActor } from './useActor.ts';
import { useDeviceHandling } from './useDeviceHandling.tsx';
import { devicesOf, useDevicePage } from './useDevicePage.ts';

export interface DeviceCardsWidgetProps extends DeviceListWidgetInput {
  /** The chosen size of the cards; the smallest unless told. */
  readonly cardSize?: CardSizePreset;
}

/** A page of devices as cards, with its pages below. */
export function DeviceCardsWidget({ cardSize = 0, ...input }: DeviceCardsWidgetProps) {
  const { groupPk, view, onViewChange, onOpenDevice, handlers, session, mobile = false } = input;
  const page = useDevicePage({ view, groupPk, onViewChange });
  const context = useActor(session, mobile);
  const { nameOf } = useGroupNames();
  const handling = useDeviceHandling({ devices: devicesOf(page), onOpenDevice, handlers });

  switch (page.kind) {
    case 'waiting':
      return <DeviceCardSkeletons count={view.size} size={cardSize} />;
    case 'failed':
      return (
        <ListSurface>
          <DevicesFailed failure={page.failure} retrying={page.retrying} onRetry={page.retry} />
        </ListSurface>
      );
    case 'empty':
      return (
        <ListSurface>
          <DeviceListEmpty situation={page.situation} onClearSearch={() => onViewChange(withoutSearch(view))} />
        </ListSurface>
      );
    case 'there':
      return (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' }}>
          <DeviceCardGrid
            devices={handling.devices}
            size={cardSize}
            busy={page.busy}
            context={context}
            handlers={handling.handlers}
            groupName={nameOf}
            detailHref={hrefOf(input)}
            onToggleFavourite={handling.onToggleFavourite}
            onRefused={handling.onRefused}
          />
          <GroupNavigationFoot view={view} total={page.total} onViewChange={onViewChange} />
          {handling.dialogs}
        </Box>
      );
  }
}
