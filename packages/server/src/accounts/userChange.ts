import type { License, UserChange } from '@remote-console/api-client/contract';
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
import { flagColumn, type Schema } from '../database/index.ts';
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
  { member_type_id }: Pick<MemberRow, 'member_type_id'>,
  company: { readonly passwordLevel: number; readonly licenses: readonly License[]; readonly now: number },
): ChangeFault | null {
  const fault = checkUserChange(
    change,
    { memberType: member_type_id },
    {
      level: passwordLevel(company.passwordLevel),
      isCorporate: isCorporate(company.licenses, company.now),
    },
  );
  return fault && { status: fault.error === 'need_license' ? 403 : 400, ...fault };
}

/** A stored password level; the level of a new company for an invalid number. */
export function passwordLevel(stored: number): PasswordLevel {
  return ([0, 1, 2, 3] as const).find((level) => level === stored) ?? 2;
}

/** One-time codes on, off, or renewed: a new secret, which the next login shows as a QR image (C-OTP-06). */
function otpColumns({ usesOneTimeCodes, hasAuthenticator }: UserChange, row: MemberRow): MemberColumns {
  if (usesOneTimeCodes === false) return { flag_use_otp: 0, otp_secret: null, flag_create_qrcode: 0, otp_last_step: 0 };
  const isTurnedOn = usesOneTimeCodes === true && (row.flag_use_otp === 0 || row.otp_secret === null);
  const isReset = hasAuthenticator !== undefined && (usesOneTimeCodes ?? row.flag_use_otp === 1);
  if (!isTurnedOn && !isReset) return {};
  return {
    flag_use_otp: 1,
    otp_secret: new Secret({ size: 20 }).base32,
    flag_create_qrcode: 0,
    otp_last_step: 0,
  };
}

/** A new address waits for its link; a later new address replaces it. */
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

/** The account type after a change, and the one to go back to. */
function typeColumns(userType: UserChange['userType'], row: MemberRow): MemberColumns {
  if (userType === undefined) return {};
  const { member_type_id, previous_type_id } = row;
  const after = typeAfter({ memberType: member_type_id, previousType: previous_type_id }, userType);
  return { member_type_id: after.memberType, previous_type_id: after.previousType };
}

/** Those of some columns that have a value. */
function given<Columns extends object>(columns: Columns): Partial<Columns> {
  const kept: Partial<Columns> = {};
  for (const name in columns) if (columns[name] !== undefined) kept[name] = columns[name];
  return kept;
}

/** The columns that a change copies unmodified. */
const plainColumns = (change: UserChange): MemberColumns =>
  given({
    flag_active: flagColumn(change.isActive),
    flag_recept_mail: flagColumn(change.receivesMail),
    date_fmt_id: change.dateFormatId,
    lang_code: change.language,
    time_zone_id: change.timeZoneId,
    flag_refresh: flagColumn(change.refreshesLists),
    refresh_interval: change.refreshInterval,
    flag_img_refresh: flagColumn(change.refreshesImages),
    img_refresh_interval: change.imageRefreshInterval,
    approver_fk: change.approverId,
    auth_devicemanagement: flagColumn(change.canManageDevices),
    auth_filemanager: flagColumn(change.canTransferFiles),
    auth_remotecontrol: flagColumn(change.canControl),
    auth_remoteview: flagColumn(change.canView),
    auth_restart: flagColumn(change.canRestart),
    auth_thumbnailview: flagColumn(change.canSeeScreens),
    auth_update: flagColumn(change.canUpdate),
    auth_val: change.permissions,
    use_approval_function: flagColumn(change.needsApproval),
  });

function trimmed<Key extends string>(texts: { readonly [Name in Key]?: string | undefined }): {
  [Name in Key]?: string;
} {
  const trimmedTexts: { [Name in Key]?: string } = {};
  for (const name in texts) {
    const text = texts[name];
    if (text !== undefined) trimmedTexts[name] = text.trim();
  }
  return trimmedTexts;
}

/** The columns that a change writes, without the password. */
export function changedColumns(change: UserChange, row: MemberRow): MemberColumns {
  const { name, phone, telephone, department, position } = change;
  const texts = trimmed({ name, phone, tel: telephone, department, position });
  const contact = emailColumns(change.email?.trim(), row);
  return {
    ...plainColumns(change),
    ...texts,
    ...contact,
    ...memberKeys({ ...texts, ...(contact.email === undefined ? {} : { email: contact.email }) }),
    ...otpColumns(change, row),
    ...typeColumns(change.userType, row),
    ...(raisesVersion(change) ? { version: row.version + 1 } : {}),
  };
}
