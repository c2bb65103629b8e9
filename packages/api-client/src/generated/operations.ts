// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type { AccessRequirement } from '@remote-console/domain';

/** Every operation of the contract with its method, its path and who may call it. */
export const OPERATIONS = {
  logIn: { method: 'post', path: '/access', access: ['public'] },
  logOut: { method: 'delete', path: '/access', access: ['signed-in'] },
  getOwnProfile: { method: 'get', path: '/users/0', access: ['signed-in'] },
  changeOwnProfile: { method: 'put', path: '/users/0', access: ['signed-in'] },
  recordAccess: { method: 'post', path: '/history/access', access: ['signed-in'] },
  listDevices: { method: 'get', path: '/devices', access: ['signed-in'] },
  moveDevice: { method: 'post', path: '/devices', access: ['signed-in'] },
  getDeviceSummary: { method: 'get', path: '/devices/summary', access: ['signed-in'] },
  getDevice: { method: 'get', path: '/devices/{devicePk}', access: ['signed-in'] },
  changeDevice: { method: 'put', path: '/devices/{devicePk}', access: ['signed-in'] },
  listFavourites: { method: 'get', path: '/favorites', access: ['signed-in'] },
  addFavourite: { method: 'post', path: '/favorites', access: ['signed-in'] },
  removeFavourite: { method: 'delete', path: '/favorites', access: ['signed-in'] },
  listGroups: { method: 'get', path: '/groups', access: ['signed-in'] },
  getGroup: { method: 'get', path: '/groups/{groupPk}', access: ['signed-in'] },
  listNotices: { method: 'get', path: '/notices', access: ['public'] },
  getNotice: { method: 'get', path: '/notices/{noticePk}', access: ['public'] },
  listAudit: { method: 'get', path: '/audit', access: ['signed-in'] },
  recordAudit: { method: 'post', path: '/audit', access: ['signed-in'] },
  streamEvents: { method: 'get', path: '/events', access: ['signed-in'] },
  enrolAgent: { method: 'post', path: '/agents', access: ['public'] },
  reportHeartbeat: { method: 'post', path: '/agents/heartbeat', access: ['agent'] },
  reportShutdown: { method: 'delete', path: '/agents/heartbeat', access: ['agent'] },
} as const satisfies Record<
  string,
  { method: string; path: string; access: readonly AccessRequirement[] }
>;
