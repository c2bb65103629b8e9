import type { ReactNode } from 'react';
import { ListSurface } from '../primitives/index.ts';
import { DeviceListEmpty } from './DeviceListEmpty/index.ts';
import { DevicesFailed } from './DevicesFailed.tsx';
import type { DeviceListWidgetInput } from './listWidget.ts';
import type { DevicePage } from './useDevicePage.ts';

interface DevicesInsteadProps {
  readonly page: Exclude<DevicePage, { readonly kind: 'there' }>;
  /** What is shown while nothing is known, in the shape of what follows. */
  readonly waiting: ReactNode;
  readonly onClearSearch: () => void;
  /** Where the list of a group is: all devices are offered instead of a group that is gone. */
  readonly groupHref?: DeviceListWidgetInput['groupHref'];
  /** Where the agent installers are, for people who may make one. */
  readonly installHref?: DeviceListWidgetInput['installHref'];
  /** A device is to be added; without it a press follows `installHref`. */
  readonly onAddDevice?: (() => void) | undefined;
}

/** What replaces a page of devices that has none to show: on their way, not to be had, or none. */
export function DevicesInstead(props: DevicesInsteadProps) {
  const { page, waiting, onClearSearch, groupHref, installHref, onAddDevice } = props;
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
            allHref={groupHref?.({ groupPk: 'all' })}
          />
        </ListSurface>
      );
    case 'empty':
      return (
        <ListSurface>
          <DeviceListEmpty
            situation={page.situation}
            onClearSearch={onClearSearch}
            installHref={installHref}
            onAddDevice={onAddDevice}
          />
        </ListSurface>
      );
  }
}
