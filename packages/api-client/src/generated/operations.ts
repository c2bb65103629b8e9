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
  streamEvents: { method: 'get', path: '/events', access: ['signed-in'], bodyLimitKib: 64 },
  listGroups: { method: 'get', path: '/groups', access: ['signed-in'], bodyLimitKib: 64 },
  getGroup: { method: 'get', path: '/groups/{groupPk}', access: ['signed-in'], bodyLimitKib: 64 },
  listAccessHistory: { method: 'get', path: '/history/access', access: ['corporate', 'permission:viewReport'], bodyLimitKib: 64 },
  recordAccess: { method: 'post', path: '/history/access', access: ['signed-in'], bodyLimitKib: 64 },
  listAudit: { method: 'get', path: '/audit', access: ['signed-in'], bodyLimitKib: 64 },
  recordAudit: { method: 'post', path: '/audit', access: ['signed-in'], bodyLimitKib: 64 },
  listRemoteHistory: { method: 'get', path: '/history/remote', access: ['corporate', 'permission:viewReport'], bodyLimitKib: 64 },
  listFileHistory: { method: 'get', path: '/history/file', access: ['corporate', 'permission:viewReport'], bodyLimitKib: 64 },
  listAlertHistory: { method: 'get', path: '/history/alert', access: ['corporate', 'permission:viewReport'], bodyLimitKib: 64 },
  rankRemoteUse: { method: 'get', path: '/dash/remote', access: ['corporate', 'permission:viewReport'], bodyLimitKib: 64 },
  rankAlerts: { method: 'get', path: '/dash/alert', access: ['corporate', 'permission:viewReport'], bodyLimitKib: 64 },
  chartRemoteUse: { method: 'get', path: '/chart/remote', access: ['corporate', 'permission:viewReport'], bodyLimitKib: 64 },
  chartAlerts: { method: 'get', path: '/chart/alert', access: ['corporate', 'permission:viewReport'], bodyLimitKib: 64 },
  exportTable: { method: 'post', path: '/excel', access: ['signed-in'], bodyLimitKib: 64 },
  downloadExport: { method: 'get', path: '/exports/{key}', access: ['public'], bodyLimitKib: 64 },
  listPayments: { method: 'get', path: '/payments', access: ['manager'], bodyLimitKib: 64 },
  startPayment: { method: 'post', path: '/payments', access: ['manager'], bodyLimitKib: 64 },
  settlePayment: { method: 'post', path: '/payments/result', access: ['public'], bodyLimitKib: 64 },
  listNotices: { method: 'get', path: '/notices', access: ['public'], bodyLimitKib: 64 },
  getNotice: { method: 'get', path: '/notices/{noticePk}', access: ['public'], bodyLimitKib: 64 },
} as const satisfies Record<
  string,
  { method: string; path: string; access: readonly AccessRequirement[]; bodyLimitKib: number }
>;
