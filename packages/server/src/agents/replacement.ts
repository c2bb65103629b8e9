import { AUDIT_CODES, isTemporary } from '@remote-console/domain';
import { roleWord } from '../accounts/profile.ts';
import type { Connection } from '../database/connection.ts';
import { companyTables } from '../database/scope.ts';

/**
 * Notes in the audit that the agent of a device is replaced, in the name of who made the enrolment token. False when that
 * person may not: is gone, inactive or here for a time, or may not open the device's group.
 */
export async function noteReplacement(
  connection: Connection,
  { companyPk, makerPk }: { readonly companyPk: number; readonly makerPk: number | null },
  device: { readonly pk: number; readonly device_group_fk: number },
): Promise<boolean> {
  if (makerPk === null) return true;
  const tables = companyTables(connection, companyPk);
  const maker = await tables
    .members()
    .select(['pk', 'name', 'mgrid', 'member_type_id', 'flag_active'])
    .where('pk', '=', makerPk)
    .executeTakeFirst();
  if (!maker || maker.flag_active === 0 || isTemporary(maker)) return false;
  if (roleWord(maker) !== 'Manager') {
    const link = await tables
      .groupLinks()
      .select('group_members.pk')
      .where('group_members.member_fk', '=', maker.pk)
      .where('group_members.device_group_fk', '=', device.device_group_fk)
      .executeTakeFirst();
    if (!link) return false;
  }
  await connection.query
    .insertInto('audit')
    .values({
      ...AUDIT_CODES.remoteControllerCommand,
      company_fk: companyPk,
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
