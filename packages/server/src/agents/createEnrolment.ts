import { checkExpireDate, dayInZone, ENROLMENT_DEVICES, endOfDay, usualLastDay } from '@remote-console/domain';
import { auditOfCall } from '../audit/index.ts';
import { groupStore } from '../groups/index.ts';
import { found, problem } from '../http/index.ts';
import { companyStore, forPerson } from '../members/index.ts';
import { enrolmentRecords } from './enrolmentRecords.ts';

/** Creates an enrollment token; there must be room for the device that enrolls with it. */
export const createEnrolment = forPerson({
  audit: auditOfCall,
  company: companyStore,
  enrolments: enrolmentRecords,
  groups: groupStore,
})<'createEnrolment'>(async ({ body }, { session, transact, now }) => {
  const zone = session.member.time_zone_id;
  const today = dayInZone(now(), zone);
  const lastDay = body.lastDay ?? usualLastDay(today);
  if (checkExpireDate(lastDay, today) !== null) return problem(400, 'invalid_data', 'lastDay');
  return transact(async ({ enrolments, groups, company, audit }) => {
    const groupPk = body.groupId ?? (await enrolments.defaultGroup());
    const access = await groups.access(groupPk);
    if (access.kind === 'missing') return problem(404, 'not_found');
    if (access.kind === 'closed') return problem(403, 'no_group_access');
    // The root only holds the tree together.
    if (access.group.parentId === null && !access.group.isDefaultGroup) {
      return problem(400, 'invalid_data', 'groupId');
    }
    const { totalVolume } = await company.licenseState();
    if ((await company.deviceCount()) >= totalVolume) return problem(409, 'license_volume_exceeded');
    const made = {
      label: body.label?.trim() ?? '',
      groupId: groupPk,
      expiresAt: endOfDay(lastDay, zone),
      deviceLimit: body.maxDevices ?? ENROLMENT_DEVICES,
    };
    await audit.writeAdministration([{ act: 'enrolmentCreated', subject: made.label }]);
    return found([await enrolments.create(made)]);
  });
});
