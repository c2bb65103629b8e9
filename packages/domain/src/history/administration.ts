import type { AuditCode } from './auditCodes.ts';

/** The `actionArea` of changes to users, permissions, and policies, as opposed to actions on devices. */
export const ADMINISTRATION_TYPE = 6;

const code = <Code extends number>(actionCode: Code) => ({ actionCode, actionArea: ADMINISTRATION_TYPE }) as const;

/** The codes of administrative actions. The documents give none: these are above the documented ones. */
export const ADMINISTRATION_CODES = {
  userCreated: code(41),
  userChanged: code(42),
  userDeleted: code(43),
  permissionsChanged: code(44),
  passwordChanged: code(45),
  groupOpened: code(46),
  groupClosed: code(47),
  enrolmentCreated: code(48),
  enrolmentRevoked: code(49),
  installerCreated: code(50),
  functionsChanged: code(51),
  addressPolicyChanged: code(52),
  addressAdded: code(53),
  addressRemoved: code(54),
  codesReset: code(55),
  codesRegistered: code(56),
  accountUnlocked: code(57),
  temporaryAccessGiven: code(58),
  temporaryAccessEnded: code(59),
  groupCreated: code(60),
  groupChanged: code(61),
  groupDeleted: code(62),
  licenseAdded: code(63),
  noticeCreated: code(64),
  noticeChanged: code(65),
  noticeDeleted: code(66),
  rolloutStarted: code(67),
  rolloutContinued: code(68),
  rolloutStopped: code(69),
  recordingPlayed: code(70),
  recordingDownloaded: code(71),
  recordingRemoved: code(72),
  inboxChanged: code(73),
  peopleSearched: code(80),
  mailRetried: code(81),
  mailDiscarded: code(82),
  viewShared: code(83),
  viewChanged: code(84),
  viewUnshared: code(85),
  tagCreated: code(86),
  tagChanged: code(87),
  tagDeleted: code(88),
  delegationChanged: code(89),
} as const satisfies Record<string, AuditCode>;

/** An administrative action. */
export type AdministrationAct = keyof typeof ADMINISTRATION_CODES;

const ACTS = Object.keys(ADMINISTRATION_CODES).filter((act): act is AdministrationAct =>
  Object.hasOwn(ADMINISTRATION_CODES, act),
);

/** The meaning of this `actionCode` in an entry, or `unknown` for an unlisted code. */
export function administrationAct(actionCode: number): AdministrationAct | 'unknown' {
  return ACTS.find((act) => ADMINISTRATION_CODES[act].actionCode === actionCode) ?? 'unknown';
}

/** Values that a change may record. */
export type RecordedValue = string | number | boolean | null;

/** A record's values by their wire names. */
export type RecordedValues = Readonly<Partial<Record<string, RecordedValue>>>;

/** The values before and after a change; null if nothing changed. */
export interface RecordedChange {
  readonly before: RecordedValues;
  readonly after: RecordedValues;
}

/** Whether a field's values are instants (ISO 8601), which are shown in the reader's time zone. */
export function isInstantField(field: string): boolean {
  return field === 'start_time' || field === 'end_time';
}

/** What a change altered in a record; null for nothing. Fields that the record didn't have are new. */
export function recordedChange(before: RecordedValues, after: RecordedValues): RecordedChange | null {
  const fields = Object.keys(after).filter((field) => after[field] !== undefined && after[field] !== before[field]);
  if (fields.length === 0) return null;
  const only = (values: RecordedValues) =>
    Object.fromEntries(fields.flatMap((field) => (values[field] === undefined ? [] : [[field, values[field]]])));
  return { before: only(before), after: only(after) };
}

/** A changed field as it is shown; a missing value is empty. */
export interface ShownChange {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** An entry's values; none if it holds anything else. */
function valuesOf(text: string): RecordedValues {
  if (text === '') return {};
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return {};
    const entries = Object.entries(parsed).filter(
      (entry): entry is [string, RecordedValue] =>
        entry[1] === null || ['string', 'number', 'boolean'].includes(typeof entry[1]),
    );
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

/** The fields changed by an administrative entry, in the order in which they were written. */
export function shownChanges(entry: { readonly oldValue: string; readonly newValue: string }): readonly ShownChange[] {
  const before = valuesOf(entry.oldValue);
  const after = valuesOf(entry.newValue);
  const text = (value: RecordedValue | undefined) => (value === undefined || value === null ? '' : String(value));
  return [...new Set([...Object.keys(after), ...Object.keys(before)])].map((field) => ({
    field,
    before: text(before[field]),
    after: text(after[field]),
  }));
}
