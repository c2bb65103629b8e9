import type { Registry } from '../http/operation.ts';
import { addFavourite } from './addFavourite.ts';
import { changeDevice } from './changeDevice.ts';
import { getDevice } from './getDevice.ts';
import { getDeviceSummary } from './getDeviceSummary.ts';
import { listDevices } from './listDevices.ts';
import { listFavourites } from './listFavourites.ts';
import { moveDevice } from './moveDevice.ts';
import { removeFavourite } from './removeFavourite.ts';

/** The operations of this area. */
export const devicesOperations = {
  addFavourite,
  changeDevice,
  getDevice,
  getDeviceSummary,
  listDevices,
  listFavourites,
  moveDevice,
  removeFavourite,
} satisfies Partial<Registry>;
