import type { License, Profile } from '@remote-console/api-client/contract';
import type { Selectable } from 'kysely';
import type { Schema } from '../database/index.ts';
import { type Member, memberTypeOf, roleWord } from '../members/index.ts';

const DATE_FORMAT_IDS = [0, 1, 2] as const;

/** A person's profile as it is sent. */
export function profileOf(
  member: Selectable<Schema['members']> & Pick<Member, 'company_name' | 'file_transfer'>,
  pay: License[],
): Profile {
  const memberType = memberTypeOf(member);
  return {
    pk: member.pk,
    mgrid: member.mgrid,
    name: member.name,
    mail: member.mail,
    phone: member.phone,
    type: roleWord(member),
    auth_val: member.auth_val,
    auth_remotecontrol: member.auth_remotecontrol,
    auth_devicemanagement: member.auth_devicemanagement,
    auth_filemanager: member.auth_filemanager,
    auth_remoteview: member.auth_remoteview,
    auth_update: member.auth_update,
    auth_thumbnailview: member.auth_thumbnailview,
    auth_restart: member.auth_restart,
    use_approval_function: member.use_approval_function,
    member_type_id: memberType,
    user_type: memberType,
    time_zone_id: member.time_zone_id,
    date_fmt_id: DATE_FORMAT_IDS.find((id) => id === member.date_fmt_id) ?? 0,
    company_fk: member.company_fk,
    company_name: member.company_name,
    lang_code: member.lang_code,
    profile: member.profile,
    email: member.email,
    new_email: member.new_email,
    tel: member.tel,
    department: member.department,
    position: member.position,
    flag_recept_mail: member.flag_recept_mail,
    flag_use_otp: member.flag_use_otp,
    flag_create_qrcode: member.flag_create_qrcode,
    flag_refresh: member.flag_refresh,
    refresh_interval: member.refresh_interval,
    flag_img_refresh: member.flag_img_refresh,
    img_refresh_interval: member.img_refresh_interval,
    approver_fk: member.approver_fk,
    disable_filetransfer: member.file_transfer === 1 ? 0 : 1,
    pay,
  };
}
