import { isPermissionField, recordedChange, type RecordedValue, type RecordedValues } from '@remote-console/domain';
import type { AdministrationEntry } from '../history/administrationRecords.ts';

/** Columns that hold a secret, or what follows from other columns. */
const UNRECORDED = ['password_hash', 'otp_secret', 'otp_last_step', 'version', 'previous_type_id', 'profile'];

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
  Object.fromEntries(Object.entries(values).filter(([field]) => isPermissionField(field) === isPermission));

/**
 * What the audit says of a change of a person: permissions apart from the rest, and a password as a fact alone.
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
  const person = recordedChange(part(before, false), part(after, false));
  // Another secret for one-time codes is a change also where nothing else is.
  const isOtpReset =
    'otp_secret' in columns && typeof columns.otp_secret === 'string' && !person?.after['flag_use_otp'];
  const own = isOtpReset
    ? { before: { ...person?.before }, after: { ...person?.after, flag_create_qrcode: 1 } }
    : person;
  const permissions = recordedChange(part(before, true), part(after, true));
  return [
    ...(own ? [{ act: 'userChanged', subject, change: own } as const] : []),
    ...(permissions ? [{ act: 'permissionsChanged', subject, change: permissions } as const] : []),
    ...(hasNewPassword ? [{ act: 'passwordChanged', subject } as const] : []),
  ];
}
