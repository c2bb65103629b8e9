import type { License, User } from '@remote-console/api-client/contract';
import type { Selectable } from 'kysely';
import { profileOf } from '../accounts/index.ts';
import type { Schema } from '../database/index.ts';
import type { Member } from '../members/index.ts';

/** A person as stored, with what the record says of the company's policy and of the approver. */
export type UserRow = Selectable<Schema['members']> &
  Pick<Member, 'file_transfer' | 'company_name'> & {
    readonly approver_id: string | null;
    readonly approver_name: string | null;
  };

/** A person as sent (C-API-07); never the password. */
export function userRecord(row: UserRow, pay: License[]): User {
  const {
    type: _type,
    use_approval_function,
    company_fk: _company,
    company_name: _name,
    ...profile
  } = profileOf(row, pay);
  return {
    ...profile,
    email: row.email,
    tel: row.tel,
    department: row.department,
    position: row.position,
    flag_active: row.flag_active,
    flag_use_otp: row.flag_use_otp,
    flag_create_qrcode: row.flag_create_qrcode,
    flag_recept_mail: row.flag_recept_mail,
    flag_refresh: row.flag_refresh,
    refresh_interval: row.refresh_interval,
    flag_img_refresh: row.flag_img_refresh,
    img_refresh_interval: row.img_refresh_interval,
    use_approval: use_approval_function,
    approver_fk: row.approver_fk,
    approver_id: row.approver_id ?? '',
    approver_name: row.approver_name ?? '',
    disable_filetransfer: row.file_transfer === 1 ? 0 : 1,
    custom_payment: row.custom_payment,
    version: row.version,
  };
}
