import { aDevice, aProfile } from '@remote-console/api-client/testing';
import { DEVICE_ACTIONS, deviceActions, permissionsOf, type ActionContext } from '@remote-console/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { connectButtons, drawnActions, type DeviceActionHandlers } from './actions.ts';

const HANDLERS: DeviceActionHandlers = Object.fromEntries(DEVICE_ACTIONS.map((action) => [action, () => undefined]));
const aFlag = fc.constantFrom(0 as const, 1 as const);
const anyDevice = fc
  .record({
    alive: aFlag,
    approval: aFlag,
    dev_os_id: fc.constantFrom(1 as const, 3 as const, 5 as const),
    disable_filetransfer: aFlag,
  })
  .map((change) => aDevice(change));
const anyContext = fc
  .record({ type: fc.constantFrom('Manager', 'User'), auth_remotecontrol: aFlag, auth_filemanager: aFlag })
  .chain((rights) =>
    fc.record({
      permissions: fc.constant(permissionsOf({ ...aProfile({ auth_val: '1' }), ...rights })),
      corporate: fc.boolean(),
      mobile: fc.boolean(),
    }),
  );

describe('the connect column', () => {
  const buttons = (device: Parameters<typeof aDevice>[0], rights: object) => {
    const permissions = permissionsOf({ type: 'User', auth_val: '1', ...rights });
    const context = { permissions, corporate: true, mobile: false };
    return Object.fromEntries(
      connectButtons(aDevice({ dev_os_id: 1, disable_filetransfer: 0, ...device }), context, HANDLERS).map(
        ({ action, enabled, refusal }) => [action, enabled ? 'enabled' : refusal?.because],
      ),
    );
  };
  const approved = { alive: 1, approval: 1 } as const;
  const pending = { alive: 1, approval: 0 } as const;

  it('has remote control disabled for a person without CSRemoteControl [B-REMOTE-01]', () => {
    expect(buttons(approved, { auth_remotecontrol: 0 })).toHaveProperty('remote', 'no_permission');
    expect(buttons(approved, { auth_remotecontrol: 1 })).toHaveProperty('remote', 'enabled');
  });

  it('has the approval request disabled for a person without CSRemoteControl [B-REMOTE-02]', () => {
    expect(buttons(pending, { auth_remotecontrol: 0 })).toEqual({ requestApproval: 'no_permission' });
    expect(buttons(pending, { auth_remotecontrol: 1 })).toEqual({ requestApproval: 'enabled' });
  });

  it('has file transfer disabled for a person without CSFileManager [B-REMOTE-05]', () => {
    expect(buttons(approved, { auth_filemanager: 0 })).toHaveProperty('fileTransfer', 'no_permission');
    expect(buttons(approved, { auth_filemanager: 1 })).toHaveProperty('fileTransfer', 'enabled');
  });

  it('has file transfer disabled where disable_filetransfer is set [B-REMOTE-04]', () => {
    const device = { ...approved, disable_filetransfer: 1 } as const;
    expect(buttons(device, { auth_filemanager: 1 })).toHaveProperty('fileTransfer', 'file_transfer_disabled');
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
        { permissions: permissionsOf({ type, auth_val: '1' }), corporate: true, mobile: false },
        HANDLERS,
      ).map(({ action }) => action);
    expect(names({ alive: 0, approval: 1 }, 'Manager')).toEqual(['detail', 'rename', 'tags', 'wake', 'delete']);
    expect(names({ alive: 1, approval: 1 }, 'User')).not.toContain('delete');
    expect(names({ alive: 1, approval: 1 }, 'Manager')).toContain('delete');
  });
});
