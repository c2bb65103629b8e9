import { auditOfCall } from '../audit/index.ts';
import { deviceStore } from '../devices/index.ts';
import { done, problem, tooManyRequests } from '../http/index.ts';
import { forPerson } from '../members/index.ts';

/** Notes a session that the caller opened with a viewer; always in the caller's own name (B-AUDIT-01). */
export const recordAudit = forPerson({ audit: auditOfCall, devices: deviceStore })<'recordAudit'>(async (
  { body },
  { session, stores },
) => {
  const { device_pk, member_pk, act_name_id, act_type_id, old_value = '', new_value = '' } = body;
  if (member_pk !== session.member.pk) return problem(403, 'no_permission', 'member_pk');
  const access = await stores.devices.access(device_pk);
  if (access.kind === 'missing') return problem(404, 'not_found');
  if (access.kind === 'closed') return problem(403, 'no_group_access');
  const verdict = await stores.audit.countTry();
  if (!verdict.allowed) return tooManyRequests(verdict.retryAfterSeconds);
  await stores.audit.write({ act_name_id, act_type_id, old_value, new_value, device_fk: access.device.pk });
  return done();
});
