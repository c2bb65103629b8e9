import { actionOfRemoteKind, AUDIT_CODES, type ConnectionRefusal, refusalOfAction } from '@remote-console/domain';
import { auditOfCall } from '../audit/index.ts';
import { instantText } from '../database/index.ts';
import { commandStore, deviceStore, refusalAnswer } from '../devices/index.ts';
import { found, problem, tooManyRequests } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { permissionStore } from './permissions.ts';
import { refusedColumns } from './refusals.ts';

/** Permission for a browser to reach a device once; the menus use the same rule. Refusals are recorded in the audit. */
export const openRemoteConnection = forPerson({
  audit: auditOfCall,
  commands: commandStore,
  devices: deviceStore,
  remoteAccess: permissionStore,
})<'openRemoteConnection'>(async ({ body }, { stores, address }) => {
  const seconds = await stores.remoteAccess.secondsToWait();
  if (seconds !== null) return tooManyRequests(seconds);
  const note = (device_fk: number, because: ConnectionRefusal) =>
    stores.audit.write({
      ...AUDIT_CODES.connectionRefused,
      ...refusedColumns({ kind: body.kind, because }),
      device_fk,
    });
  const access = await stores.devices.access(body.deviceId);
  if (access.kind === 'missing') return problem(404, 'not_found');
  if (access.kind === 'closed') {
    await note(body.deviceId, 'no_group');
    return problem(403, 'no_group_access');
  }
  const device = await stores.devices.record(access.device.pk);
  if (!device) return problem(404, 'not_found');
  const refusal = await stores.commands.refusal(device, actionOfRemoteKind(body.kind));
  if (refusal) {
    const because = refusalOfAction(refusal.because);
    if (because) await note(device.id, because);
    return refusalAnswer(refusal);
  }
  if (!device.remoteKinds.includes(body.kind)) {
    await note(device.id, 'not_offered');
    return problem(409, 'remote_not_offered');
  }
  let beside: string | null = null;
  if (body.besideId !== undefined) {
    if (body.kind !== 'terminal') return problem(400, 'invalid_data');
    const shared = await stores.remoteAccess.terminal({ device, besideId: body.besideId });
    if (shared.kind === 'not_shared') {
      await note(device.id, 'not_shared');
      return problem(403, 'terminal_not_shared');
    }
    if (shared.kind === 'over') return problem(409, 'terminal_over');
    beside = shared.terminal;
  }
  const permission = await stores.remoteAccess.permit({
    deviceId: device.id,
    kind: body.kind,
    sessionId: body.sessionId ?? null,
    beside,
    address,
  });
  return found([{ connectionToken: permission.token, expiresTime: instantText(permission.expiresAt) }]);
});
