import { changeOwnProfile } from './accounts/changeOwnProfile.ts';
import { getOwnProfile } from './accounts/getOwnProfile.ts';
import { logIn } from './accounts/logIn.ts';
import { logOut } from './accounts/logOut.ts';
import { enrolAgent } from './agents/enrolAgent.ts';
import { reportHeartbeat } from './agents/reportHeartbeat.ts';
import { reportShutdown } from './agents/reportShutdown.ts';
import { addFavourite } from './devices/addFavourite.ts';
import { changeDevice } from './devices/changeDevice.ts';
import { getDevice } from './devices/getDevice.ts';
import { getDeviceSummary } from './devices/getDeviceSummary.ts';
import { listDevices } from './devices/listDevices.ts';
import { listFavourites } from './devices/listFavourites.ts';
import { moveDevice } from './devices/moveDevice.ts';
import { removeFavourite } from './devices/removeFavourite.ts';
import { streamEvents } from './events/streamEvents.ts';
import { getGroup } from './groups/getGroup.ts';
import { listGroups } from './groups/listGroups.ts';
import { listAudit } from './history/listAudit.ts';
import { recordAccess } from './history/recordAccess.ts';
import { recordAudit } from './history/recordAudit.ts';
import type { Registry } from './http/operation.ts';
import { getNotice } from './notices/getNotice.ts';
import { listNotices } from './notices/listNotices.ts';

/** Every operation of the contract. */
export const registry: Registry = {
  logIn,
  logOut,
  getOwnProfile,
  changeOwnProfile,
  recordAccess,
  listDevices,
  moveDevice,
  getDeviceSummary,
  getDevice,
  changeDevice,
  listFavourites,
  addFavourite,
  removeFavourite,
  listGroups,
  getGroup,
  listNotices,
  getNotice,
  listAudit,
  recordAudit,
  streamEvents,
  enrolAgent,
  reportHeartbeat,
  reportShutdown,
};
