import { auditOfCall } from '../audit/index.ts';
import { deviceStore } from '../devices/index.ts';
import { done, problem, tooManyRequests } from '../http/index.ts';
import { forPerson } from '../members/index.ts';

/** Records a session that the caller opened with a viewer; always in the caller's own name (B-AUDIT-01). */
export const recordAudit = forPerson({ audit: auditOfCall, devices: deviceStore })<'recordAudit'>(async (
  { body },
  { session, stores },
) => {
  const { deviceId, personId, actionCode, actionArea, oldValue = '', newValue = '' } = body;
  if (personId !== session.member.pk) return problem(403, 'no_permission', 'personId');
  const access = await stores.devices.access(deviceId);
  if (access.kind === 'missing') return problem(404, 'not_found');
  if (access.kind === 'closed') return problem(403, 'no_group_access');
  const verdict = await stores.audit.countTry();
  if (!verdict.allowed) return tooManyRequests(verdict.retryAfterSeconds);
  await stores.audit.write({
    actionCode,
    actionArea,
    old_value: oldValue,
    new_value: newValue,
    device_fk: access.device.pk,
  });
  return done();
});
