import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { changeDeviceView, type Selection } from '@remote-console/domain';
import { lazy, Suspense, useState } from 'react';
import { ListSkeleton } from '../primitives/index.ts';
import { DeviceListEmpty } from './DeviceListEmpty/index.ts';
import { DeviceRowCards } from './DeviceRowCards/index.ts';
import { DevicesFailed } from './DevicesFailed.tsx';
import { DeviceTableSkeleton } from './DeviceTable/DeviceTableSkeleton.tsx';
import { GroupNavigationFoot } from './GroupNavigationBar/index.ts';
import { useGroupNames } from './groupNames.ts';
import { ListSurface } from './ListSurface.tsx';
import { hrefOf, withoutSearch, type DeviceListWidgetInput } from './listWidget.ts';
import { useActor } from './useActor.ts';
import { useDeviceHandling } from './useDeviceHandling.tsx';
import { devicesOf, useDevicePage } from './useDevicePage.ts';

/** The grid is large and comes only when there are rows for it: no login page ever loads it. */
const DeviceTable = lazy(async () => ({ default: (await import('./DeviceTable/DeviceTable.tsx')).DeviceTable }));

/** Screens narrower than this get cards instead of a table. */
const PHONE = '(max-width: 599.95px)';

const NOTHING: Selection = new Set();

/** How many rows stand there while nothing is known. */
const EXPECTED_ROWS = 12;

/** A page of devices as a table (a list of cards on a phone), with its pages below. */
export function DeviceTableWidget(input: DeviceListWidgetInput) {
  const { groupPk, view, onViewChange, onOpenDevice, handlers, session, mobile = false } = input;
  const page = useDevicePage({ view, groupPk, onViewChange });
  const context = useActor(session, mobile);
  const { nameOf } = useGroupNames();
  const handling = useDeviceHandling({ devices: devicesOf(page), onOpenDevice, handlers });
  const phone = useMediaQuery(PHONE, { noSsr: true });
  const [selection, setSelection] = useState({ groupPk, selected: NOTHING });
  const selected = selection.groupPk === groupPk ? selection.selected : NOTHING;
  const select = (change: { readonly selected: Selection }) => setSelection({ groupPk, selected: change.selected });

  switch (page.kind) {
    case 'waiting':
      return phone ? <ListSkeleton rows={EXPECTED_ROWS} /> : <DeviceTableSkeleton rows={EXPECTED_ROWS} />;
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
    case 'there': {
      const list = {
        devices: handling.devices,
        busy: page.busy,
        context,
        handlers: handling.handlers,
        groupName: nameOf,
        detailHref: hrefOf(input),
        onToggleFavourite: handling.onToggleFavourite,
        onRefused: handling.onRefused,
      };
      return (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' }}>
          {phone ? (
            <DeviceRowCards {...list} />
          ) : (
            <Suspense fallback={<DeviceTableSkeleton rows={page.devices.length} />}>
              <DeviceTable
                {...list}
                sorting={{ by: view.by, order: view.order }}
                onSort={(sorting) => onViewChange(changeDeviceView(view, sorting))}
                selected={selected}
                onSelectionChange={select}
                onSaveMemo={handling.onSaveMemo}
              />
            </Suspense>
          )}
          <GroupNavigationFoot
            view={view}
            total={page.total}
            onViewChange={onViewChange}
            selectedCount={phone ? 0 : selected.size}
            onClearSelection={() => select({ selected: NOTHING })}
          />
          {handling.dialogs}
        </Box>
      );
    }
  }
}
