import { imageRefreshInterval, listRefreshInterval, type CardSizePreset } from '@remote-console/domain';
import type { ReactNode } from 'react';
import { useMessage, useText } from '../i18n/index.ts';
import { ListSurface, NoPermission } from '../primitives/index.ts';
import { usePerson } from '../contexts/index.ts';
import { DeviceCardSkeletons } from './DeviceCardGrid/DeviceCardSkeletons.tsx';
import { DeviceLiveGrid } from './DeviceLiveGrid/DeviceLiveGrid.tsx';
import { DeviceListFallback } from './DeviceListFallback.tsx';
import { DevicesThere } from './DevicesThere.tsx';
import { GroupNavigationFoot } from './GroupNavigationBar/GroupNavigationFoot.tsx';
import { addDeviceTo, useDetailHref, type DeviceListWidgetInput } from './listWidget.ts';
import { useActor } from './useActor.ts';
import { useDeviceActions } from './useDeviceActions.tsx';
import { devicesOf, useDevicePage } from './useDevicePage.ts';
import { useFocusAfterDeletion } from './useFocusAfterDeletion.ts';
import styles from './LiveWallWidget.module.css';

export interface LiveWallWidgetProps extends DeviceListWidgetInput {
  /** The chosen size of the tiles; the smallest by default. */
  readonly cardSize?: CardSizePreset;
  /** A new value refreshes all pictures. */
  readonly round?: number;
}

/** A page of devices as live pictures, with pagination below. Without a Corporate license it says what is needed. */
export function LiveWallWidget({ cardSize = 0, round = 0, ...input }: LiveWallWidgetProps) {
  const { groupId, view, onViewChange, session } = input;
  const text = useText('deviceCommands');
  const message = useMessage();
  const person = usePerson(session);
  const page = useDevicePage({ view, groupId, onViewChange, interval: listRefreshInterval(person) });
  const context = useActor(input);
  const detailHref = useDetailHref(input);
  const interval = imageRefreshInterval(person);
  const { listRef, onDeleted } = useFocusAfterDeletion(devicesOf(page));
  const handling = useDeviceActions({
    ...input,
    devices: devicesOf(page),
    context,
    onDeleted: ({ devices }) => onDeleted(devices),
  });

  const list = (): ReactNode => {
    if (!context.corporate) {
      return (
        <ListSurface>
          <NoPermission title={message('need_license')} />
        </ListSurface>
      );
    }
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
        bar={
          <div className={styles.interval}>
            {interval === null ? text('refreshByHand') : text('refreshEvery', { count: Math.round(interval / 1000) })}
          </div>
        }
        foot={<GroupNavigationFoot view={view} total={page.total} onViewChange={onViewChange} />}
      >
        <DeviceLiveGrid
          devices={handling.devices}
          size={cardSize}
          busy={page.busy}
          context={context}
          handlers={handling.handlers}
          interval={interval}
          round={round}
          detailHref={detailHref}
          onRefused={handling.onRefused}
        />
      </DevicesThere>
    );
  };
  return (
    <>
      <div ref={listRef} className={styles.wall}>
        {list()}
      </div>
      {handling.dialogs}
    </>
  );
}
