import { useReadDevicesAhead } from '@remote-console/api-client/react';
import {
  changeDeviceView,
  DEFAULT_COLUMNS,
  deviceQuery,
  shownColumns,
  type ColumnChoice,
} from '@remote-console/domain';
import { Suspense, useMemo, type ReactNode } from 'react';
import { ListSkeleton } from '../primitives/index.ts';
import styles from './DeviceListWidget.module.css';
import { DeviceSelectionBar } from './DeviceSelectionBar.tsx';
import { DeviceListFallback } from './DeviceListFallback.tsx';
import { DevicesThere } from './DevicesThere.tsx';
import { DeviceTableSkeleton } from './DeviceTable/DeviceTableSkeleton.tsx';
import { GroupNavigationFoot } from './GroupNavigationBar/GroupNavigationFoot.tsx';
import { LaterDeviceRowCards, LaterDeviceTable } from './laterViews.ts';
import { addDeviceTo, type DeviceListWidgetInput } from './listWidget.ts';
import { useSelectableDevices } from './useSelectableDevices.ts';
import { usePhone } from './usePhone.ts';

/** Number of placeholder rows before data is loaded. */
const EXPECTED_ROWS = 12;

export interface DeviceTableWidgetProps extends DeviceListWidgetInput {
  /** The visible columns, in order; all of them by default. */
  readonly columns?: ColumnChoice;
}

/** A page of devices as a table (a list of cards on a phone), with pagination below. */
export function DeviceTableWidget({ columns = DEFAULT_COLUMNS, ...input }: DeviceTableWidgetProps) {
  const { groupId, view, onViewChange } = input;
  const { page, context, detailHref, nameOf, selection, handling, listRef } = useSelectableDevices(input);
  const readAhead = useReadDevicesAhead();
  const columnsShown = useMemo(() => shownColumns(columns), [columns]);
  const phone = usePhone();

  const list = (): ReactNode => {
    if (page.kind !== 'ready') {
      return (
        <DeviceListFallback
          page={page}
          groupId={groupId}
          view={view}
          onViewChange={onViewChange}
          waiting={phone ? <ListSkeleton rows={EXPECTED_ROWS} /> : <DeviceTableSkeleton rows={EXPECTED_ROWS} />}
          groupHref={input.groupHref}
          installHref={input.installHref}
          onAddDevice={addDeviceTo(input)}
        />
      );
    }
    const shown = {
      devices: handling.devices,
      busy: page.busy,
      context,
      handlers: handling.handlers,
      groupName: nameOf,
      detailHref,
      onToggleFavourite: handling.onToggleFavourite,
      onRefused: handling.onRefused,
    };
    return (
      <DevicesThere
        page={page}
        bar={
          <DeviceSelectionBar
            view={view}
            groupId={groupId}
            selection={selection}
            page={page}
            context={context}
            hasPageBox={phone}
            onChoose={handling.onBulk}
          />
        }
        foot={
          <GroupNavigationFoot
            view={view}
            total={page.total}
            onViewChange={onViewChange}
            onPrefetch={(next) => void readAhead(deviceQuery(next, groupId))}
          />
        }
      >
        {phone ? (
          <Suspense fallback={<ListSkeleton rows={page.devices.length} />}>
            <LaterDeviceRowCards {...shown} selected={selection.selected} onSelectionChange={selection.select} />
          </Suspense>
        ) : (
          <Suspense fallback={<DeviceTableSkeleton rows={page.devices.length} />}>
            <LaterDeviceTable
              {...shown}
              shown={columnsShown}
              sorting={{ by: view.by, order: view.order }}
              onSort={(sorting) => onViewChange(changeDeviceView(view, sorting))}
              selected={selection.selected}
              onSelectionChange={selection.select}
              onSaveMemo={handling.onSaveMemo}
            />
          </Suspense>
        )}
      </DevicesThere>
    );
  };
  return (
    <>
      <div ref={listRef} className={styles.page}>
        {list()}
      </div>
      {handling.dialogs}
    </>
  );
}
