import type { License, Profile } from '@remote-console/api-client/contract';
import type { Selectable } from 'kysely';
import type { Schema } from '../database/index.ts';
import { grantsOf, type Member, memberTypeOf } from '../members/index.ts';

const DATE_FORMAT_IDS = [0, 1, 2] as const;

/** A person's profile as it is sent. */
export function profileOf(
  member: Selectable<Schema['members']> & Pick<Member, 'company_name' | 'file_transfer'>,
  pay: License[],
) {
  const memberType = memberTypeOf(member);
  return {
    id: member.pk,
    loginId: member.mgrid,
    name: member.name,
    mail: member.mail,
    phone: member.phone,
    ...grantsOf(member),
    memberType,
    userType: memberType,
    timeZoneId: member.time_zone_id,
    dateFormatId: DATE_FORMAT_IDS.find((id) => id === member.date_fmt_id) ?? 0,
    companyId: member.company_fk,
    companyName: member.company_name,
    language: member.lang_code,
    profile: member.profile,
    email: member.email,
    newEmail: member.new_email,
    telephone: member.tel,
    department: member.department,
    position: member.position,
    receivesMail: member.flag_recept_mail === 1,
    usesOneTimeCodes: member.flag_use_otp === 1,
    hasAuthenticator: member.flag_create_qrcode === 1,
    refreshesLists: member.flag_refresh === 1,
    refreshInterval: member.refresh_interval,
    refreshesImages: member.flag_img_refresh === 1,
    imageRefreshInterval: member.img_refresh_interval,
    approverId: member.approver_fk,
    isFileTransferDisabled: member.file_transfer === 0,
    pay,
  } satisfies Profile;
}
