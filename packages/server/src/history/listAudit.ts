import { isAdmin } from '@remote-console/domain';
import { auditOfCall, readChoice } from '../audit/index.ts';
import { deviceStore } from '../devices/index.ts';
import { page, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';

/** Default number of entries per page. */
const PAGE_SIZE = 10;

/**
 * Audit entries of one device the caller may open, or of every device of the caller's groups for those who may view
 * reports (B-AUDIT-03, B-AUDIT-04).
 */
export const listAudit = forPerson({ audit: auditOfCall, devices: deviceStore })<'listAudit'>(async (
  { query },
  { session, stores },
) => {
  const { by = 'act_time', order = 'desc', limit = PAGE_SIZE, offset = 0, deviceId, q, actionArea } = query;
  if (deviceId === undefined) {
    const { member } = session;
    if (!member.permissions.viewReport) return problem(403, 'no_permission');
    // What was done to people and policies is only for those who may do it.
    if (actionArea !== undefined && !isAdmin(member)) return problem(403, 'no_permission');
  } else {
    const access = await stores.devices.access(deviceId);
    if (access.kind === 'missing') return problem(404, 'not_found');
    if (access.kind === 'closed') return problem(403, 'no_group_access');
  }
  const read = readChoice(query, 'reg_mail', session.member.time_zone_id);
  if (!read.ok) return problem(400, 'invalid_data', read.field);
  const choice = { deviceId: deviceId ?? null, actNameId: q ?? null, actTypeId: actionArea ?? null, ...read.choice };
  return page(await stores.audit.page(choice, { by, order, limit, offset }), await stores.audit.count(choice));
});
