import { expect, it } from 'vitest';
import type { DeviceState } from '../devices/index.ts';
import { permissionsOf } from '../permissions/index.ts';
import { remoteRefusal } from './remoteRefusal.ts';

const device: DeviceState = { alive: 1, approval: 1, dev_os_id: 1, remote_kinds: ['screen', 'terminal', 'files'] };
const manager = { permissions: permissionsOf({ type: 'Manager' }), corporate: true };
const nobody = { permissions: permissionsOf({ type: 'User' }), corporate: true };

it.each([
  ['screen', {}, manager, null],
  ['files', {}, manager, null],
  ['terminal', { remote_kinds: ['screen'] }, manager, 'remote_not_offered'],
  ['terminal', { remote_kinds: [] }, manager, 'remote_not_offered'],
  ['terminal', {}, nobody, 'no_permission'],
  ['files', {}, nobody, 'no_permission'],
  ['screen', { alive: 0 }, manager, 'not_online_warning'],
  ['screen', { approval: 0 }, manager, 'approval_required'],
  ['files', { disable_filetransfer: 1 }, manager, 'file_transfer_disabled'],
  ['screen', { disable_filetransfer: 1 }, manager, null],
  ['screen', { dev_os_id: 5 }, manager, 'not_supported_os'],
] as const)('%s with %o is refused for %#', (kind, change, context, because) => {
  expect(remoteRefusal(kind, { ...device, ...change }, context)).toBe(because);
});
