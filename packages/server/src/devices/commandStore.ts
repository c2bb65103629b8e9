import type { Device } from '@remote-console/api-client/contract';
import { type ActionRefusal, deviceActions, type DeviceAction, isCorporate, refusalOf } from '@remote-console/domain';
import { licensesOf, type StoreAccess } from '../members/index.ts';
import { commandReader } from './commandReader.ts';
import { type RemovedDevice, removeDevice } from './deviceRemoval.ts';
import { type CommandRequest, requestCommand } from './requestCommand.ts';

/** What one person may have devices do, and the outcomes. */
export function commandStore(access: Pick<StoreAccess, 'connection' | 'scope' | 'member'>) {
  const { connection, scope, member } = access;

  return {
    ...commandReader(access),

    /** Why the person may not do something with a device now, or null. The menus use the same rule (B-ACTION-61). */
    async refusal(device: Device, action: DeviceAction): Promise<ActionRefusal | null> {
      const corporate = isCorporate(await licensesOf(connection, scope.companyId), connection.now());
      const { permissions } = member;
      return refusalOf(deviceActions(device, { permissions, corporate, mobile: false })[action]);
    },

    /** Queues a command in the person's name; permission is checked before. */
    request: (request: CommandRequest): Promise<number> => requestCommand(connection, { scope, member }, request),

    /** Removes a device; false when it no longer exists. Must be called inside a transaction. */
    remove: (device: RemovedDevice) => removeDevice(access, device),
  };
}

/** The return type of `commandStore`. */
export type CommandStore = ReturnType<typeof commandStore>;
