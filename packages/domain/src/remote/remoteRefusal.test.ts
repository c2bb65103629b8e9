import { expect, it } from 'vitest';
import type { DeviceState } from '../devices/index.ts';
import { permissionsOf } from '../permissions/index.ts';
import { remoteRefusal } from './remoteRefusal.ts';

const device: DeviceState = { isOnline: true, approval: 1, osId: 1, remoteKinds: ['screen', 'terminal', 'files'] };
const manager = { permissions: permissionsOf({ type: 'Manager' }), corporate: true };
const nobody = { permissions: permissionsOf({ type: 'User' }), corporate: true };

it.each([
  ['screen', {}, manager, null],
  ['files', {}, manager, null],
  ['terminal', { remoteKinds: ['screen'] }, manager, 'remote_not_offered'],
  ['terminal', { remoteKinds: [] }, manager, 'remote_not_offered'],
  ['terminal', {}, nobody, 'no_permission'],
  ['files', {}, nobody, 'no_permission'],
  ['screen', { isOnline: false }, manager, 'not_online_warning'],
  ['screen', { approval: 0 }, manager, 'approval_required'],
  ['files', { isFileTransferDisabled: true }, manager, 'file_transfer_disabled'],
  ['screen', { isFileTransferDisabled: true }, manager, null],
  ['screen', { osId: 5 }, manager, 'not_supported_os'],
] as const)('%s with %o is refused for %#', (kind, change, context, because) => {
  expect(remoteRefusal(kind, { ...device, ...change }, context)).toBe(because);
});
