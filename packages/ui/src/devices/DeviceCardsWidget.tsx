import { useReadDevicesAhead } from '@remote-console/api-client/react';
import { deviceQuery, type CardSizePreset } from '@remote-console/domain';
import type { ReactNode } from 'react';
import { DeviceCardGrid } from './DeviceCardGrid/DeviceCardGrid.tsx';
import { DeviceCardSkeletons } from './DeviceCardGrid/DeviceCardSkeletons.tsx';
import styles from './DeviceListWidget.module.css';
import { DeviceSelectionBar } from './DeviceSelectionBar.tsx';
import { DeviceListFallback } from './DeviceListFallback.tsx';
import { DevicesThere } from './DevicesThere.tsx';
import { GroupNavigationFoot } from './GroupNavigationBar/GroupNavigationFoot.tsx';
import { addDeviceTo, type DeviceListWidgetInput } from './listWidget.ts';
import { useSelectableDevices } from './useSelectableDevices.ts';

export interface DeviceCardsWidgetProps extends DeviceListWidgetInput {
  /** The chosen size of the cards; the smallest by default. */
  readonly cardSize?: CardSizePreset;
}

/** A page of devices as cards, with pagination below. */
export function DeviceCardsWidget({ cardSize = 0, ...input }: DeviceCardsWidgetProps) {
  const { groupId, view, onViewChange } = input;
  const { page, context, detailHref, nameOf, selection, handling, listRef } = useSelectableDevices(input);
  const readAhead = useReadDevicesAhead();

  const list = (): ReactNode => {
    if (page.kind !== 'ready') {
      return (
        <DeviceListFallback
          page={page}
          groupId={groupId}
          view={view}
          onViewChange={onViewChange}
          waiting={<DeviceCardSkeletons count={view.size} size={cardSize} />}
          groupHref={input.groupHref}
          installHref={input.installHref}
          onAddDevice={addDeviceTo(input)}
        />
      );
    }
    return (
      <DevicesThere
        page={page}
        wide
        bar={
          <DeviceSelectionBar
            view={view}
            groupId={groupId}
            selection={selection}
            page={page}
            context={context}
            hasPageBox
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
        <DeviceCardGrid
          devices={handling.devices}
          size={cardSize}
          busy={page.busy}
          context={context}
          handlers={handling.handlers}
          groupName={nameOf}
          detailHref={detailHref}
          selected={selection.selected}
          onSelectionChange={selection.select}
          onToggleFavourite={handling.onToggleFavourite}
          onRefused={handling.onRefused}
        />
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
