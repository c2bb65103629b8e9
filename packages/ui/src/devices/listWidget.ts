import type { Device, Profile } from '@remote-console/api-client';
import { changeDeviceView, deviceQuery, type DeviceView, type LaunchEnvironment } from '@remote-console/domain';
import { useMemo } from 'react';
import type { DeviceActionHandlers, DeviceChoice, OpenSession } from './actions.ts';

/** The props of every widget that lists devices. The host keeps the view, in the address for instance. */
export interface DeviceListWidgetInput {
  /** `all`, `favorite` or the ID of a group, as the address spells it. */
  readonly groupId: string;
  /** Page, size, order and search. */
  readonly view: DeviceView;
  /** The view as it should become. */
  readonly onViewChange: (view: DeviceView) => void;
  /** The details of a device are wanted. Without it, and without `deviceHref`, they are not offered. */
  readonly onOpenDevice?: (choice: { readonly deviceId: number }) => void;
  /** Where the details of a device are; names are links then. */
  readonly deviceHref?: (choice: { readonly deviceId: number }) => string;
  /** Where the list of a group is; the breadcrumb has links then, and a group that is gone a way out. */
  readonly groupHref?: (choice: { readonly groupId: string }) => string;
  /** Where the agent installers are; without it, or to whoever may make none, they are not offered. */
  readonly installHref?: string | undefined;
  /** A device is to be added, to the group if one is named; without it a press follows `installHref`. */
  readonly onAddDevice?: ((choice: { readonly groupId: number | null }) => void) | undefined;
  /** Where licenses are, for people who may get them: said where there is no room for another device. */
  readonly licenseHref?: string | undefined;
  /** Asks for the right to open a device; without it the approval request is not drawn. */
  readonly onAskAccess?: (choice: DeviceChoice) => void;
  /** Opens a session with a device in the page itself, where its agent offers that; without it the viewer is used. */
  readonly onOpenSession?: OpenSession;
  /** How the console runs, which decides how a viewer is started; in a browser by default. */
  readonly environment?: LaunchEnvironment;
  /** Actions that the host handles itself, in place of the widget's own. */
  readonly handlers?: DeviceActionHandlers;
  /** The signed-in person; the provider's by default. */
  readonly session?: Profile | null;
  /** Whether the console runs on a phone; some actions are not possible there. */
  readonly mobile?: boolean;
}

/** Asks whether what was typed may be lost; whether the person agreed. */
export type LeaveQuestion = () => Promise<boolean>;

/** Adds a device where a list is: to its group if it is one. */
export function addDeviceTo({ groupId, onAddDevice }: Pick<DeviceListWidgetInput, 'groupId' | 'onAddDevice'>) {
  const group = Number(groupId);
  return onAddDevice && (() => onAddDevice({ groupId: Number.isInteger(group) ? group : null }));
}

/** The table with the same devices: what the edit mode is left for. */
export const tableOf = (view: DeviceView): DeviceView => ({ ...view, view: 'table' });

/** A name for what a list asks for, whatever its page and order. */
export function listName(view: DeviceView, groupId: string): string {
  const { by: _by, order: _order, limit: _limit, offset: _offset, ...asked } = deviceQuery(view, groupId);
  return JSON.stringify(asked);
}

/** The view without its search and filter. */
export const withoutSearch = (view: DeviceView): DeviceView =>
  changeDeviceView(view, { searchKey: 'any', searchValue: '', filters: {}, filter: '' });

/** The address of a device from the host's `deviceHref`. */
export function useDetailHref({ deviceHref }: Pick<DeviceListWidgetInput, 'deviceHref'>) {
  return useMemo(() => deviceHref && ((device: Device) => deviceHref({ deviceId: device.id })), [deviceHref]);
}
