import { aDevice, aProfile } from '@remote-console/api-client/testing';
import { DEVICE_ACTIONS, deviceActions, permissionsOf, type ActionContext } from '@remote-console/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { connectButtons, drawnActions, type DeviceActionHandlers } from './actions.ts';

const HANDLERS: DeviceActionHandlers = Object.fromEntries(DEVICE_ACTIONS.map((action) => [action, () => undefined]));
const anyDevice = fc
  .record({
    isOnline: fc.boolean(),
    approval: fc.constantFrom(0 as const, 1 as const),
    osId: fc.constantFrom(1 as const, 3 as const, 5 as const),
    isFileTransferDisabled: fc.boolean(),
  })
  .map((change) => aDevice(change));
const anyContext = fc
  .record({ type: fc.constantFrom('Manager', 'User'), canControl: fc.boolean(), canTransferFiles: fc.boolean() })
  .chain((rights) =>
    fc.record({
      permissions: fc.constant(permissionsOf({ ...aProfile({ permissions: '1' }), ...rights })),
      corporate: fc.boolean(),
      mobile: fc.boolean(),
    }),
  );

describe('the connect column', () => {
  const buttons = (device: Parameters<typeof aDevice>[0], rights: object) => {
    const permissions = permissionsOf({ type: 'User', permissions: '1', ...rights });
    const context = { permissions, corporate: true, mobile: false };
    return Object.fromEntries(
      connectButtons(aDevice({ osId: 1, isFileTransferDisabled: false, ...device }), context, HANDLERS).map(
        ({ action, enabled, refusal }) => [action, enabled ? 'enabled' : refusal?.because],
      ),
    );
  };
  const approved = { isOnline: true, approval: 1 } as const;
  const pending = { isOnline: true, approval: 0 } as const;

  it('has remote control disabled for a person without CSRemoteControl [B-REMOTE-01]', () => {
    expect(buttons(approved, { canControl: false })).toHaveProperty('remote', 'no_permission');
    expect(buttons(approved, { canControl: true })).toHaveProperty('remote', 'enabled');
  });

  it('has the approval request disabled for a person without CSRemoteControl [B-REMOTE-02]', () => {
    expect(buttons(pending, { canControl: false })).toEqual({ requestApproval: 'no_permission' });
    expect(buttons(pending, { canControl: true })).toEqual({ requestApproval: 'enabled' });
  });

  it('has file transfer disabled for a person without CSFileManager [B-REMOTE-05]', () => {
    expect(buttons(approved, { canTransferFiles: false })).toHaveProperty('fileTransfer', 'no_permission');
    expect(buttons(approved, { canTransferFiles: true })).toHaveProperty('fileTransfer', 'enabled');
  });

  it('has file transfer disabled where disable_filetransfer is set [B-REMOTE-04]', () => {
    const device = { ...approved, isFileTransferDisabled: true } as const;
    expect(buttons(device, { canTransferFiles: true })).toHaveProperty('fileTransfer', 'file_transfer_disabled');
  });
});

describe('the context menu', () => {
  it('offers exactly what the state of the device and the rights of the person allow [B-MENU-03]', () => {
    fc.assert(
      fc.property(anyDevice, anyContext, (device, context: ActionContext) => {
        const verdicts = deviceActions(device, context);
        const allowed = DEVICE_ACTIONS.filter((action) => verdicts[action].offered);
        expect(drawnActions(device, context, HANDLERS).map(({ action }) => action)).toEqual(allowed);
      }),
    );
  });

  it('of an offline device has neither remote control nor a restart, and that of a user no deletion [B-MENU-03]', () => {
    const names = (device: Parameters<typeof aDevice>[0], type: string) =>
      drawnActions(
        aDevice(device),
        { permissions: permissionsOf({ type, permissions: '1' }), corporate: true, mobile: false },
        HANDLERS,
      ).map(({ action }) => action);
    expect(names({ isOnline: false, approval: 1 }, 'Manager')).toEqual(['detail', 'rename', 'tags', 'wake', 'delete']);
    expect(names({ isOnline: true, approval: 1 }, 'User')).not.toContain('delete');
    expect(names({ isOnline: true, approval: 1 }, 'Manager')).toContain('delete');
  });
});
