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
  listAgentCommands: { method: 'get', path: '/agents/commands', access: ['agent'], bodyLimitKib: 64 },
  answerAgentCommand: { method: 'post', path: '/agents/commands/{commandPk}', access: ['agent'], bodyLimitKib: 64 },
  reportScreen: { method: 'put', path: '/agents/screen', access: ['agent'], bodyLimitKib: 1024 },
  listEnrolments: { method: 'get', path: '/enrolments', access: ['manager'], bodyLimitKib: 64 },
  createEnrolment: { method: 'post', path: '/enrolments', access: ['manager'], bodyLimitKib: 64 },
  revokeEnrolment: { method: 'delete', path: '/enrolments/{enrolmentPk}', access: ['manager'], bodyLimitKib: 64 },
  listDevices: { method: 'get', path: '/devices', access: ['signed-in'], bodyLimitKib: 64 },
  moveDevice: { method: 'post', path: '/devices', access: ['signed-in'], bodyLimitKib: 64 },
  getDeviceSummary: { method: 'get', path: '/devices/summary', access: ['signed-in'], bodyLimitKib: 64 },
  getDevice: { method: 'get', path: '/devices/{devicePk}', access: ['signed-in'], bodyLimitKib: 64 },
  changeDevice: { method: 'put', path: '/devices/{devicePk}', access: ['signed-in'], bodyLimitKib: 64 },
  deleteDevice: { method: 'delete', path: '/devices/{devicePk}', access: ['signed-in', 'permission:useFunction'], bodyLimitKib: 64 },
  listDeviceCommands: { method: 'get', path: '/devices/{devicePk}/commands', access: ['signed-in'], bodyLimitKib: 64 },
  getDeviceImage: { method: 'get', path: '/devices/{devicePk}/image', access: ['corporate', 'permission:CSThumbnailView'], bodyLimitKib: 64 },
  openRemoteSession: { method: 'get', path: '/devices/{devicePk}/session', access: ['signed-in'], bodyLimitKib: 64 },
  getViewerVersion: { method: 'get', path: '/launcher/version', access: ['public'], bodyLimitKib: 64 },
  startRemoteSession: { method: 'post', path: '/remote-sessions', access: ['public'], bodyLimitKib: 64 },
  endRemoteSession: { method: 'put', path: '/remote-sessions', access: ['public'], bodyLimitKib: 64 },
  reportFileTransfer: { method: 'post', path: '/file-transfers', access: ['public'], bodyLimitKib: 64 },
  listFavourites: { method: 'get', path: '/favorites', access: ['signed-in'], bodyLimitKib: 64 },
  addFavourite: { method: 'post', path: '/favorites', access: ['signed-in'], bodyLimitKib: 64 },
  removeFavourite: { method: 'delete', path: '/favorites', access: ['signed-in'], bodyLimitKib: 64 },
  streamEvents: { method: 'get', path: '/events', access: ['signed-in'], bodyLimitKib: 64 },
  listGroups: { method: 'get', path: '/groups', access: ['signed-in'], bodyLimitKib: 64 },
  getGroup: { method: 'get', path: '/groups/{groupPk}', access: ['signed-in'], bodyLimitKib: 64 },
  recordAccess: { method: 'post', path: '/history/access', access: ['signed-in'], bodyLimitKib: 64 },
  listAudit: { method: 'get', path: '/audit', access: ['signed-in'], bodyLimitKib: 64 },
  recordAudit: { method: 'post', path: '/audit', access: ['signed-in'], bodyLimitKib: 64 },
  listNotices: { method: 'get', path: '/notices', access: ['public'], bodyLimitKib: 64 },
  getNotice: { method: 'get', path: '/notices/{noticePk}', access: ['public'], bodyLimitKib: 64 },
} as const satisfies Record<
  string,
  { method: string; path: string; access: readonly AccessRequirement[]; bodyLimitKib: number }
>;
