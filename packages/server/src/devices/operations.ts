import type { Registry } from '../http/index.ts';
import { addFavourite } from './addFavourite.ts';
import { changeDevice } from './changeDevice.ts';
import { deleteDevice } from './deleteDevice.ts';
import { endRemoteSession } from './endRemoteSession.ts';
import { getDevice } from './getDevice.ts';
import { getDeviceImage } from './getDeviceImage.ts';
import { getRemoteSession } from './getRemoteSession.ts';
import { listDeviceCommands } from './listDeviceCommands.ts';
import { listDevices } from './listDevices.ts';
import { listFavourites } from './listFavourites.ts';
import { listGroupDevices } from './listGroupDevices.ts';
import { moveDevice } from './moveDevice.ts';
import { openRemoteSession } from './openRemoteSession.ts';
import { removeFavourite } from './removeFavourite.ts';
import { removeGroupDevice } from './removeGroupDevice.ts';
import { reportFileTransfer } from './reportFileTransfer.ts';
import { startRemoteSession } from './startRemoteSession.ts';
import { getDeviceUsage } from './usage/getDeviceUsage.ts';
import { getFleetUsage } from './usage/getFleetUsage.ts';

/** The operations of this area. */
export const devicesOperations = {
  removeGroupDevice,
  listGroupDevices,
  addFavourite,
  changeDevice,
  deleteDevice,
  endRemoteSession,
  getDevice,
  getDeviceImage,
  getDeviceUsage,
  getFleetUsage,
  getRemoteSession,
  listDeviceCommands,
  listDevices,
  listFavourites,
  moveDevice,
  openRemoteSession,
  removeFavourite,
  reportFileTransfer,
  startRemoteSession,
} satisfies Partial<Registry>;
