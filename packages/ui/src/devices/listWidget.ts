import type { Device, Profile } from '@remote-console/api-client';
import { changeDeviceView, type DeviceView } from '@remote-console/domain';
import type { DeviceActionHandlers } from './actions.ts';

/** What every widget that lists devices is told. The host keeps the view, in the address for instance. */
export interface DeviceListWidgetInput {
  /** `all`, `favorite` or the pk of a group, as the address spells it. */
  readonly groupPk: string;
  /** Page, size, order and search. */
  readonly view: DeviceView;
  /** The view as it should become. */
  readonly onViewChange: (view: DeviceView) => void;
  /** The details of a device are wanted. Without it, and without `deviceHref`, they are not offered. */
  readonly onOpenDevice?: (choice: { readonly devicePk: number }) => void;
  /** Where the details of a device are; names are links then. */
  readonly deviceHref?: (choice: { readonly devicePk: number }) => string;
  /** Actions that the host handles itself: remote control, say. Nothing else is drawn beside the widget's own. */
  readonly handlers?: DeviceActionHandlers;
  /** The signed-in person; the provider's unless told. */
  readonly session?: Profile | null;
  /** Whether the console runs on a phone; some actions are not possible there. */
  readonly mobile?: boolean;
}

/** The view without its search and filter. */
export const withoutSearch = (view: DeviceView): DeviceView =>
  changeDeviceView(view, { searchKey: 'any', searchValue: '' });

/** The address of a device from the host's `deviceHref`. */
export function hrefOf({ deviceHref }: Pick<DeviceListWidgetInput, 'deviceHref'>) {
  return deviceHref && ((device: Device) => deviceHref({ devicePk: device.pk }));
}
