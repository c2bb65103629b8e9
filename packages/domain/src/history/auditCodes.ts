/** The audit entries' meanings, by `actionCode` (B-AUDIT-08 to B-AUDIT-12, C-AUDIT-03 to C-AUDIT-16). */
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

/** An audit entry's meaning. */
export type AuditMeaning = typeof MEANINGS extends Map<number, infer Meaning> ? Meaning : never;

/** An entry's codes as stored and sent. */
export interface AuditCode {
  readonly actionCode: number;
  readonly actionArea: number;
}

/**
 * The codes to write. The specification uses type 1 for device commands and 5 for deletion; changes to a device's data,
 * for which it has none, are written with type 1 as well. It has no code for refused connections or for tags: those are
 * above its own.
 */
export const AUDIT_CODES = {
  remote: { actionCode: 1, actionArea: 1 },
  fileTransfer: { actionCode: 2, actionArea: 1 },
  reboot: { actionCode: 3, actionArea: 1 },
  shutdown: { actionCode: 4, actionArea: 1 },
  agentUpdate: { actionCode: 5, actionArea: 1 },
  nameChanged: { actionCode: 11, actionArea: 1 },
  memoChanged: { actionCode: 12, actionArea: 1 },
  deviceDeleted: { actionCode: 13, actionArea: 5 },
  groupMoved: { actionCode: 21, actionArea: 1 },
  remoteControllerCommand: { actionCode: 35, actionArea: 1 },
  connectionRefused: { actionCode: 38, actionArea: 1 },
  tagsChanged: { actionCode: 40, actionArea: 1 },
} as const satisfies Partial<Record<AuditMeaning, AuditCode>>;

const BY_CODE: ReadonlyMap<number, AuditMeaning> = MEANINGS;

/** The meaning of this `actionCode` in an entry, or `unknown` for an unlisted code. */
export function auditMeaning(actNameId: number): AuditMeaning | 'unknown' {
  return BY_CODE.get(actNameId) ?? 'unknown';
}
