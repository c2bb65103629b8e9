import type { ReactNode } from 'react';
import { changeDeviceView } from '@remote-console/domain';
import { ListSurface } from '../primitives/index.ts';
import { DeviceListEmpty, type DeviceListEmptyProps } from './DeviceListEmpty/DeviceListEmpty.tsx';
import { DevicesFailed } from './DevicesFailed.tsx';
import { useGroupNames } from '../groups/index.ts';
import { withoutSearch, type DeviceListWidgetInput } from './listWidget.ts';
import type { DevicePage } from './useDevicePage.ts';

interface EmptyDevicesProps
  extends
    Pick<DeviceListWidgetInput, 'groupId' | 'view' | 'onViewChange'>,
    Pick<DeviceListEmptyProps, 'situation' | 'installHref' | 'onAddDevice' | 'allHref'> {}

/** Why there are no devices. It subscribes to the groups itself, so that other lists do not re-render for them. */
function EmptyDevices({ groupId, view, onViewChange, ...empty }: EmptyDevicesProps) {
  const counts = useGroupNames().countsOf(groupId);
  const count = counts && !view.subgroups ? counts.all - counts.own : 0;
  const include = () => onViewChange(changeDeviceView(view, { subgroups: true }));
  return (
    <DeviceListEmpty
      {...empty}
      below={count > 0 ? { count, onInclude: include } : null}
      onClearSearch={() => onViewChange(withoutSearch(view))}
    />
  );
}

interface DeviceListFallbackProps extends Pick<DeviceListWidgetInput, 'groupId' | 'view' | 'onViewChange'> {
  readonly page: Exclude<DevicePage, { readonly kind: 'ready' }>;
  /** The placeholder while loading, in the shape of what follows. */
  readonly waiting: ReactNode;
  /** The address of a group's list: all devices are offered if a group is gone, or if there are no favorites. */
  readonly groupHref?: DeviceListWidgetInput['groupHref'];
  /** The page of the agent installers, for people who may create one. */
  readonly installHref?: DeviceListWidgetInput['installHref'];
  /** A device is to be added; without a handler a click follows `installHref`. */
  readonly onAddDevice?: (() => void) | undefined;
}

/** What replaces a page of devices without any: loading, unavailable, or empty. */
export function DeviceListFallback(props: DeviceListFallbackProps) {
  const { page, waiting, groupId, view, onViewChange, groupHref, installHref, onAddDevice } = props;
  switch (page.kind) {
    case 'waiting':
      return waiting;
    case 'failed':
      return (
        <ListSurface>
          <DevicesFailed
            failure={page.failure}
            retrying={page.retrying}
            onRetry={page.retry}
            allHref={groupHref?.({ groupId: 'all' })}
          />
        </ListSurface>
      );
    case 'empty':
      return (
        <ListSurface>
          <EmptyDevices
            groupId={groupId}
            view={view}
            onViewChange={onViewChange}
            situation={page.situation}
            installHref={installHref}
            onAddDevice={onAddDevice}
            allHref={groupHref?.({ groupId: 'all' })}
          />
        </ListSurface>
      );
  }
}
