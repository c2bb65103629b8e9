import { actionOfRemoteKind } from '@remote-console/domain';
import { instantText } from '../database/instant.ts';
import { refusalAnswer } from '../devices/refusalAnswer.ts';
import { found, problem, tooManyRequests } from '../http/answers.ts';
import { forPerson } from '../http/operation.ts';

/** Permission for a browser to reach a device once; the menus ask the same rule. */
export const openRemoteConnection = forPerson<'openRemoteConnection'>(async ({ body }, { stores, address }) => {
  const seconds = await stores.remoteAccess.secondsToWait();
  if (seconds !== null) return tooManyRequests(seconds);
  const standing = await stores.devices.standing(body.device_pk);
  if (standing.kind === 'missing') return problem(404, 'not_found');
  if (standing.kind === 'closed') return problem(403, 'no_group_access');
  const device = await stores.devices.record(standing.device.pk);
  if (!device) return problem(404, 'not_found');
  const refusal = await stores.commands.refusal(device, actionOfRemoteKind(body.kind));
  if (refusal) return refusalAnswer(refusal);
  if (!device.remote_kinds.includes(body.kind)) return problem(409, 'remote_not_offered');
  const permission = await stores.remoteAccess.permit({
    devicePk: device.pk,
    kind: body.kind,
    sessionPk: body.session_pk ?? null,
    address,
  });
  return found([{ connection_token: permission.token, expires_time: instantText(permission.expiresAt) }]);
});
