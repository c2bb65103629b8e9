import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PERMISSIONS, permissionsOf } from '../permissions/index.ts';
import { RULE_MESSAGES } from '../messages/index.ts';
import { DEVICE_ACTIONS, deviceActions, refusalOf, type ActionContext, type DeviceAction } from './deviceActions.ts';
import type { DeviceState } from './deviceState.ts';

const everything = permissionsOf({ type: 'Manager' });
const nothing = permissionsOf({ type: 'User' });
const aDevice = (over: Partial<DeviceState> = {}): DeviceState => ({
  isOnline: true,
  approval: 1,
  osId: 1,
  agentVersion: '3.1',
  latestVersion: '3.2',
  isFileTransferDisabled: false,
  ...over,
});
const verdictOf = (action: DeviceAction, device: DeviceState, context: Partial<ActionContext> = {}) =>
  deviceActions(device, { permissions: everything, corporate: true, mobile: false, ...context })[action];

const anyDevice: fc.Arbitrary<DeviceState> = fc.record({
  isOnline: fc.boolean(),
  approval: fc.constantFrom(0, 1),
  osId: fc.nat(6),
  agentVersion: fc.constantFrom('3.1', '', null),
  latestVersion: fc.constantFrom('3.1', '3.2', null),
  isFileTransferDisabled: fc.boolean(),
});
const anyContext: fc.Arbitrary<ActionContext> = fc.record({
  permissions: fc
    .record({
      permissions: fc.constantFrom('', '2', '4', '2,4,8'),
      canControl: fc.boolean(),
      canTransferFiles: fc.boolean(),
      canUpdate: fc.boolean(),
    })
    .map(permissionsOf),
  corporate: fc.boolean(),
  mobile: fc.boolean(),
});

describe('a refusal', () => {
  it.each([
    ['remote', { isOnline: false }, {}, 'not_online_warning', 'device'],
    ['remote', { isOnline: false }, { permissions: nothing }, 'not_online_warning', 'device'],
    ['remote', {}, { permissions: nothing }, 'no_permission', 'administrator'],
    ['remote', { approval: 0 }, {}, 'approval_required', 'approval'],
    ['remote', { approval: 0 }, { permissions: nothing }, 'no_permission', 'administrator'],
    ['requestApproval', {}, {}, 'already_approved', 'nobody'],
    ['requestApproval', {}, { permissions: nothing }, 'already_approved', 'nobody'],
    ['wake', {}, { permissions: nothing }, 'already_online', 'device'],
    ['fileTransfer', { isFileTransferDisabled: true }, {}, 'file_transfer_disabled', 'administrator'],
    ['fileTransfer', {}, { mobile: true }, 'not_supported_os', 'nobody'],
    ['live', {}, { corporate: false }, 'need_license', 'license'],
    ['live', {}, { corporate: false, permissions: nothing }, 'no_permission', 'administrator'],
    ['update', {}, { permissions: nothing }, 'no_permission', 'administrator'],
    ['restartAgent', {}, { permissions: nothing }, 'no_permission', 'administrator'],
    ['update', { latestVersion: '3.1' }, {}, 'already_latest_version', 'nobody'],
    ['update', { osId: 2 }, {}, 'not_supported_os', 'nobody'],
    ['wake', {}, {}, 'already_online', 'device'],
    ['wake', { isOnline: false }, { corporate: false }, 'need_license', 'license'],
    ['wake', { isOnline: false }, { corporate: false, permissions: nothing }, 'no_permission', 'administrator'],
    ['delete', { isOnline: false }, { permissions: nothing }, 'no_permission', 'administrator'],
    ['memo', { isOnline: false }, {}, 'not_online_warning', 'device'],
  ] as const)('of %s with %o and %o is %s, lifted by %s', (action, device, context, because, resolvableBy) => {
    expect(refusalOf(verdictOf(action, aDevice(device), context))).toEqual({ because, resolvableBy });
  });

  it('answers every action on an offline device but detail, rename, tags, delete and wake-on-LAN with not_online_warning', () => {
    const open = ['detail', 'rename', 'tags', 'delete', 'wake'];
    for (const approval of [0, 1]) {
      for (const permissions of [everything, nothing]) {
        const actions = deviceActions(aDevice({ isOnline: false, approval }), {
          permissions,
          corporate: true,
          mobile: false,
        });
        const answered = DEVICE_ACTIONS.filter((action) => actions[action].because === 'not_online_warning');
        expect(answered).toEqual(DEVICE_ACTIONS.filter((action) => !open.includes(action)));
      }
    }
  });

  it('of a live image without a Corporate license comes when it is chosen, not by hiding it', () => {
    expect(verdictOf('live', aDevice(), { corporate: false })).toEqual({
      offered: true,
      because: 'need_license',
      resolvableBy: 'license',
    });
  });

  it('answers remote, file transfer and power actions on iOS with not_supported_os [B-OS-05] [B-ACTION-62]', () => {
    for (const action of ['remote', 'fileTransfer', 'reboot', 'shutdown'] as const) {
      expect(verdictOf(action, aDevice({ osId: 5 }))).toMatchObject({
        offered: true,
        because: 'not_supported_os',
      });
    }
  });

  it('of remote control on an approved device that is online is never more than a right that is missing', () => {
    fc.assert(
      fc.property(anyDevice, anyContext, (device, context) => {
        const { offered, resolvableBy } = deviceActions({ ...device, isOnline: true, approval: 1 }, context).remote;
        expect(offered).toBe(context.permissions.CSRemoteControl);
        expect(offered || resolvableBy === 'administrator').toBe(true);
      }),
    );
  });

  it('has a known message, and an action without one runs', () => {
    fc.assert(
      fc.property(anyDevice, anyContext, fc.constantFrom(...DEVICE_ACTIONS), (device, context, action) => {
        const verdict = deviceActions(device, context)[action];
        const refusal = refusalOf(verdict);
        expect(refusal === null ? verdict.offered : RULE_MESSAGES.includes(refusal.because)).toBe(true);
      }),
    );
  });

  it('is never lifted by losing a right', () => {
    fc.assert(
      fc.property(anyDevice, anyContext, fc.constantFrom(...PERMISSIONS), (device, context, lost) => {
        const full = deviceActions(device, context);
        const less = deviceActions(device, { ...context, permissions: { ...context.permissions, [lost]: false } });
        const gained = DEVICE_ACTIONS.filter((action) => !refusalOf(less[action]) && refusalOf(full[action]));
        expect(gained).toEqual([]);
      }),
    );
  });
});
