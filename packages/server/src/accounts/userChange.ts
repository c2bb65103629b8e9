import type { UserChange } from '@remote-console/api-client/contract';
import {
  checkUserChange,
  emailFate,
  isCorporate,
  type PasswordLevel,
  raisesVersion,
  typeAfter,
  type UserChangeFault,
} from '@remote-console/domain';
import { Secret } from 'otpauth';
import type { Selectable, Updateable } from 'kysely';
import type { License } from '@remote-console/api-client/contract';
import type { Schema } from '../database/index.ts';
import { memberKeys } from '../members/index.ts';

type MemberRow = Selectable<Schema['members']>;
type MemberColumns = Updateable<Schema['members']>;

/** Why a change is refused. */
export interface ChangeFault {
  readonly status: 400 | 403;
  readonly error: UserChangeFault['error'];
  readonly field: UserChangeFault['field'];
}

/** What is wrong with the values of a change, or null. */
export function changeFault(
  change: UserChange,
  person: Pick<MemberRow, 'member_type_id'>,
  company: { readonly password_level: number; readonly licenses: readonly License[]; readonly now: number },
): ChangeFault | null {
  const fault = checkUserChange(change, person, {
    level: passwordLevel(company.password_level),
    isCorporate: isCorporate(company.licenses, company.now),
  });
  return fault && { status: fault.error === 'need_license' ? 403 : 400, ...fault };
}

/** A stored password level; the level of a new company for a number that is none. */
export function passwordLevel(stored: number): PasswordLevel {
  return ([0, 1, 2, 3] as const).find((level) => level === stored) ?? 2;
}

/** One-time codes on, off, or renewed: another secret, which the next login shows as a QR image (C-OTP-06). */
function otpColumns({ flag_use_otp, flag_create_qrcode }: UserChange, row: MemberRow): MemberColumns {
  if (flag_use_otp === 0) return { flag_use_otp: 0, otp_secret: null, flag_create_qrcode: 0, otp_last_step: 0 };
  const isTurnedOn = flag_use_otp === 1 && (row.flag_use_otp === 0 || row.otp_secret === null);
  const isReset = flag_create_qrcode !== undefined && (flag_use_otp ?? row.flag_use_otp) === 1;
  if (!isTurnedOn && !isReset) return {};
  return {
    flag_use_otp: 1,
    otp_secret: new Secret({ size: 20 }).base32,
    flag_create_qrcode: 0,
    otp_last_step: 0,
  };
}

/** A new address waits for its link, and one that is given instead of it takes its place. */
function emailColumns(email: string | undefined, row: MemberRow): MemberColumns {
  if (email === undefined) return {};
  switch (emailFate(email, row)) {
    case 'stays':
      return { new_email: '' };
    case 'at_once':
      return { email, new_email: '' };
    case 'waits':
      return { new_email: email };
  }
}

function roleColumns({ user_type, use_approval }: UserChange, row: MemberRow): MemberColumns {
  return {
    ...(use_approval === undefined ? {} : { use_approval_function: use_approval }),
    ...(user_type === undefined ? {} : typeAfter(row, user_type)),
  };
}

function trimmed<Key extends string>(texts: { readonly [Name in Key]?: string | undefined }): {
  [Name in Key]?: string;
} {
  const given: { [Name in Key]?: string } = {};
  for (const name in texts) {
    const text = texts[name];
    if (text !== undefined) given[name] = text.trim();
  }
  return given;
}

/** The columns that a change writes, without the password. */
export function changedColumns(change: UserChange, row: MemberRow): MemberColumns {
  const {
    version: _version,
    origin_pw: _originPw,
    code: _code,
    pw: _pw,
    name,
    email,
    phone,
    tel,
    department,
    position,
    flag_use_otp: _useOtp,
    flag_create_qrcode: _qrCode,
    user_type: _type,
    use_approval: _approval,
    ...rest
  } = change;
  const texts = trimmed({ name, phone, tel, department, position });
  const contact = emailColumns(email?.trim(), row);
  return {
    ...rest,
    ...texts,
    ...contact,
    ...memberKeys({ ...texts, ...(contact.email === undefined ? {} : { email: contact.email }) }),
    ...otpColumns(change, row),
    ...roleColumns(change, row),
    ...(raisesVersion(change) ? { version: row.version + 1 } : {}),
  };
}
