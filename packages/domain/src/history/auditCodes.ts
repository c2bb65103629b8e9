/** What an audit entry can tell, by `act_name_id` (B-AUDIT-08 to B-AUDIT-12, C-AUDIT-03 to C-AUDIT-16). */
const MEANINGS = new Map([
  [1, 'remote'],
  [2, 'fileTransfer'],
  [3, 'reboot'],
  [4, 'shutdown'],
  [5, 'agentUpdate'],
  [11, 'nameChanged'],
  [12, 'memoChanged'],
  [13, 'deviceDeleted'],
  [21, 'groupMoved'],
  [30, 'valueChanged'],
  [31, 'powerOnScheduleAdded'],
  [32, 'powerOffScheduleAdded'],
  [33, 'powerOnScheduleRemoved'],
  [34, 'powerOffScheduleRemoved'],
  [35, 'remoteControllerCommand'],
  [38, 'connectionRefused'],
  [40, 'tagsChanged'],
] as const);

/** What an audit entry tells. */
export type AuditMeaning = typeof MEANINGS extends Map<number, infer Meaning> ? Meaning : never;

/** The codes of an entry as stored and sent. */
export interface AuditCode {
  readonly act_name_id: number;
  readonly act_type_id: number;
}

/**
 * The codes to write. The specification gives the type 1 for commands to a device and 5 for its deletion; changes of a
 * device's data, for which it gives none, are written with type 1 as well. It has no code for a connection that was
 * refused, nor for tags: those are above its own.
 */
export const AUDIT_CODES = {
  remote: { act_name_id: 1, act_type_id: 1 },
  fileTransfer: { act_name_id: 2, act_type_id: 1 },
  reboot: { act_name_id: 3, act_type_id: 1 },
  shutdown: { act_name_id: 4, act_type_id: 1 },
  agentUpdate: { act_name_id: 5, act_type_id: 1 },
  nameChanged: { act_name_id: 11, act_type_id: 1 },
  memoChanged: { act_name_id: 12, act_type_id: 1 },
  deviceDeleted: { act_name_id: 13, act_type_id: 5 },
  groupMoved: { act_name_id: 21, act_type_id: 1 },
  remoteControllerCommand: { act_name_id: 35, act_type_id: 1 },
  connectionRefused: { act_name_id: 38, act_type_id: 1 },
  tagsChanged: { act_name_id: 40, act_type_id: 1 },
} as const satisfies Partial<Record<AuditMeaning, AuditCode>>;

const BY_CODE: ReadonlyMap<number, AuditMeaning> = MEANINGS;

/** What an entry with this `act_name_id` tells, or `unknown` for a code that is not in the list. */
export function auditMeaning(actNameId: number): AuditMeaning | 'unknown' {
  return BY_CODE.get(actNameId) ?? 'unknown';
}
