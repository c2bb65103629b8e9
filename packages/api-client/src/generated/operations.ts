// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import type { AccessRequirement } from '@remote-console/domain';

/** Every operation of the contract with its method, its path, who may call it and how large a body may be. */
export const OPERATIONS = {
  logIn: { method: 'post', path: '/access', access: ['public'], bodyLimitKib: 64 },
  logOut: { method: 'delete', path: '/access', access: ['signed-in'], bodyLimitKib: 64 },
  getOwnProfile: { method: 'get', path: '/users/0', access: ['signed-in'], bodyLimitKib: 64 },
  changeOwnProfile: { method: 'put', path: '/users/0', access: ['signed-in'], bodyLimitKib: 64 },
  enrolAgent: { method: 'post', path: '/agents', access: ['public'], bodyLimitKib: 64 },
  reportHeartbeat: { method: 'post', path: '/agents/heartbeat', access: ['agent'], bodyLimitKib: 2048 },
  reportShutdown: { method: 'delete', path: '/agents/heartbeat', access: ['agent'], bodyLimitKib: 64 },
  listDevices: { method: 'get', path: '/devices', access: ['signed-in'], bodyLimitKib: 64 },
  moveDevice: { method: 'post', path: '/devices', access: ['signed-in'], bodyLimitKib: 64 },
  getDeviceSummary: { method: 'get', path: '/devices/summary', access: ['signed-in'], bodyLimitKib: 64 },
  getDevice: { method: 'get', path: '/devices/{devicePk}', access: ['signed-in'], bodyLimitKib: 64 },
  changeDevice: { method: 'put', path: '/devices/{devicePk}', access: ['signed-in'], bodyLimitKib: 64 },
  listFavourites: { method: 'get', path: '/favorites', access: ['signed-in'], bodyLimitKib: 64 },
  addFavourite: { method: 'post', path: '/favorites', access: ['signed-in'], bodyLimitKib: 64 },
  removeFavourite: { method: 'delete', path: '/favorites', access: ['signed-in'], bodyLimitKib: 64 },
  listDownloads: { method: 'get', path: '/downloads', access: ['signed-in'], bodyLimitKib: 64 },
  createInstaller: { method: 'post', path: '/installers', access: ['signed-in'], bodyLimitKib: 64 },
  streamEvents: { method: 'get', path: '/events', access: ['signed-in'], bodyLimitKib: 64 },
  listGroups: { method: 'get', path: '/groups', access: ['signed-in'], bodyLimitKib: 64 },
  createGroup: { method: 'post', path: '/groups', access: ['manager'], bodyLimitKib: 64 },
  getGroup: { method: 'get', path: '/groups/{groupPk}', access: ['signed-in'], bodyLimitKib: 64 },
  changeGroup: { method: 'put', path: '/groups/{groupPk}', access: ['manager'], bodyLimitKib: 64 },
  deleteGroup: { method: 'delete', path: '/groups/{groupPk}', access: ['manager'], bodyLimitKib: 64 },
  listGroupLinks: { method: 'get', path: '/groups/users', access: ['signed-in'], bodyLimitKib: 64 },
  addGroupLink: { method: 'post', path: '/groups/users', access: ['manager'], bodyLimitKib: 64 },
  removeGroupLink: { method: 'delete', path: '/groups/users/{linkPk}', access: ['manager'], bodyLimitKib: 64 },
  listAllUsers: { method: 'get', path: '/groups/all-users', access: ['manager'], bodyLimitKib: 64 },
  listGroupDevices: { method: 'get', path: '/groups/devices', access: ['signed-in'], bodyLimitKib: 64 },
  removeGroupDevice: { method: 'delete', path: '/groups/devices', access: ['signed-in'], bodyLimitKib: 64 },
  uploadGroups: { method: 'post', path: '/groups/excel', access: ['manager'], bodyLimitKib: 512 },
  recordAccess: { method: 'post', path: '/history/access', access: ['signed-in'], bodyLimitKib: 64 },
  listAudit: { method: 'get', path: '/audit', access: ['signed-in'], bodyLimitKib: 64 },
  recordAudit: { method: 'post', path: '/audit', access: ['signed-in'], bodyLimitKib: 64 },
  listNotices: { method: 'get', path: '/notices', access: ['public'], bodyLimitKib: 64 },
  createNotice: { method: 'post', path: '/notices', access: ['superadmin'], bodyLimitKib: 512 },
  getNotice: { method: 'get', path: '/notices/{noticePk}', access: ['public'], bodyLimitKib: 64 },
  changeNotice: { method: 'put', path: '/notices/{noticePk}', access: ['superadmin'], bodyLimitKib: 512 },
  deleteNotice: { method: 'delete', path: '/notices/{noticePk}', access: ['superadmin'], bodyLimitKib: 64 },
  getNoticeTexts: { method: 'get', path: '/notices/{noticePk}/texts', access: ['superadmin'], bodyLimitKib: 64 },
} as const satisfies Record<
  string,
  { method: string; path: string; access: readonly AccessRequirement[]; bodyLimitKib: number }
>;
