import { recordedChange, type RecordedValue, type RecordedValues } from '@remote-console/domain';
import type { AdministrationEntry } from '../audit/index.ts';
import { PERMISSION_COLUMNS } from '../members/index.ts';

/** Columns that contain a secret, or that derive from other columns. */
const UNRECORDED = [
  'password_hash',
  'otp_secret',
  'otp_last_step',
  'flag_create_qrcode',
  'version',
  'previous_type_id',
  'profile',
];

/** Columns that decide what a person may do, which the audit shows separately. */
const PERMISSIONS: readonly string[] = [
  ...PERMISSION_COLUMNS,
  'member_type_id',
  'use_approval_function',
  'approver_fk',
];

const isRecorded = (value: unknown): value is RecordedValue =>
  value === null || typeof value === 'string' || typeof value === 'number';

function recorded(row: object): RecordedValues {
  const entries = Object.entries(row).filter(
    (entry): entry is [string, RecordedValue] =>
      !UNRECORDED.includes(entry[0]) && !entry[0].endsWith('_key') && isRecorded(entry[1]),
  );
  return Object.fromEntries(entries);
}

const part = (values: RecordedValues, isPermission: boolean): RecordedValues =>
  Object.fromEntries(Object.entries(values).filter(([field]) => PERMISSIONS.includes(field) === isPermission));

/**
 * What the audit says about a change of a person: permissions separately, and a new password or authenticator only as a
 * fact.
 *
 * @param columns What the change writes.
 */
export function userEntries(
  user: { readonly mgrid: string },
  columns: object,
  { hasNewPassword }: { readonly hasNewPassword: boolean },
): readonly AdministrationEntry[] {
  const before = recorded(user);
  const after = recorded(columns);
  const subject = user.mgrid;
  const own = recordedChange(part(before, false), part(after, false));
  // Turning codes on also creates a new secret; the entry only records that they were turned on.
  const hasNewSecret = 'otp_secret' in columns && typeof columns.otp_secret === 'string';
  const isCodeReset = hasNewSecret && own?.after['flag_use_otp'] === undefined;
  const permissions = recordedChange(part(before, true), part(after, true));
  return [
    ...(own ? [{ act: 'userChanged', subject, change: own } as const] : []),
    ...(permissions ? [{ act: 'permissionsChanged', subject, change: permissions } as const] : []),
    ...(isCodeReset ? [{ act: 'codesReset', subject } as const] : []),
    ...(hasNewPassword ? [{ act: 'passwordChanged', subject } as const] : []),
  ];
}
