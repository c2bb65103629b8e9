import type { Device, Profile } from '@remote-console/api-client';
import { changeDeviceView, deviceQuery, type DeviceView, type LaunchEnvironment } from '@remote-console/domain';
import { useMemo } from 'react';
import type { DeviceActionHandlers, DeviceChoice, OpenSession } from './actions.ts';

/** The props of every widget that lists devices. The host keeps the view, in the URL for example. */
export interface DeviceListWidgetInput {
  /** `all`, `favorite` or the ID of a group, as in the URL. */
  readonly groupId: string;
  /** Page, size, order and search. */
  readonly view: DeviceView;
  /** The new view. */
  readonly onViewChange: (view: DeviceView) => void;
  /** Opens the details of a device. Without it, and without `deviceHref`, they are not offered. */
  readonly onOpenDevice?: (choice: { readonly deviceId: number }) => void;
  /** Address of a device's details; makes names links. */
  readonly deviceHref?: (choice: { readonly deviceId: number }) => string;
  /** The address of a group's list; makes breadcrumb items links, and offers a way out of a deleted group. */
  readonly groupHref?: (choice: { readonly groupId: string }) => string;
  /** The page of the agent installers; without it, or without permission, they are not offered. */
  readonly installHref?: string | undefined;
  /** A device is to be added, to the group if one is named; without a handler a click follows `installHref`. */
  readonly onAddDevice?: ((choice: { readonly groupId: number | null }) => void) | undefined;
  /** The page of licenses, for people who may get them: linked if there is no room for another device. */
  readonly licenseHref?: string | undefined;
  /** Requests the right to open a device; without it the approval request is not offered. */
  readonly onAskAccess?: (choice: DeviceChoice) => void;
  /** Opens a session with a device in the page, if its agent supports that; otherwise the viewer is used. */
  readonly onOpenSession?: OpenSession;
  /** Where the console runs, which determines how a viewer is started; in a browser by default. */
  readonly environment?: LaunchEnvironment;
  /** Actions that the host handles instead of the widget. */
  readonly handlers?: DeviceActionHandlers;
  /** The signed-in person; the provider's by default. */
  readonly session?: Profile | null;
  /** Whether the console runs on a phone; some actions are not possible there. */
  readonly mobile?: boolean;
}

/** Asks whether unsaved edits may be lost; resolves to the answer. */
export type LeaveQuestion = () => Promise<boolean>;

/** Adds a device to the list: to its group if it is one. */
export function addDeviceTo({ groupId, onAddDevice }: Pick<DeviceListWidgetInput, 'groupId' | 'onAddDevice'>) {
  const group = Number(groupId);
  return onAddDevice && (() => onAddDevice({ groupId: Number.isInteger(group) ? group : null }));
}

/** The table with the same devices, which replaces the edit mode. */
export const tableOf = (view: DeviceView): DeviceView => ({ ...view, view: 'table' });

/** A key for the query of a list, regardless of page and order. */
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
