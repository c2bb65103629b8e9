import { AUDIT_CODES, mayReplaceAgent } from '@remote-console/domain';
import { codeColumns } from '../audit/index.ts';
import { companyTables, type Connection } from '../database/index.ts';
import { roleOf } from '../members/index.ts';
import type { EnrolmentRight } from './enrolmentStore.ts';

/**
 * Records in the audit that a device's agent is replaced, in the name of the enrollment token's creator. False when
 * that person may not: is gone or inactive, or does not manage the device. The server's own tokens need none.
 */
export async function noteReplacement(
  connection: Connection,
  { companyId, makerId, isMadeByServer }: EnrolmentRight,
  device: { readonly pk: number; readonly device_group_fk: number },
): Promise<boolean> {
  if (isMadeByServer) return true;
  if (makerId === null) return false;
  const tables = companyTables(connection, companyId);
  const maker = await tables
    .members()
    .select(['pk', 'name', 'mgrid', 'member_type_id', 'use_approval_function', 'flag_active'])
    .where('pk', '=', makerId)
    .executeTakeFirst();
  if (!maker) return false;
  const link = await tables
    .groupLinks()
    .select('group_members.pk')
    .where('group_members.member_fk', '=', maker.pk)
    .where('group_members.device_group_fk', '=', device.device_group_fk)
    .executeTakeFirst();
  const person = { ...roleOf(maker), isActive: maker.flag_active === 1 };
  if (!mayReplaceAgent(person, link !== undefined)) return false;
  await connection.query
    .insertInto('audit')
    .values({
      ...codeColumns(AUDIT_CODES.remoteControllerCommand),
      company_fk: companyId,
      device_fk: device.pk,
      act_at: connection.now(),
      member_fk: maker.pk,
      name: maker.name,
      reg_mail: maker.mgrid,
      old_value: '',
      new_value: 'agent_enrol',
    })
    .execute();
  return true;
}
