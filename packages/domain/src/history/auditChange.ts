import { auditMeaning } from './auditCodes.ts';
import { readRecordedGroup, type RecordedGroup } from './recordedGroup.ts';

/** What an audit entry says about the values. */
export type AuditChange =
  | { readonly kind: 'fromTo'; readonly before: string; readonly after: string }
  | { readonly kind: 'value'; readonly value: string }
  /** The previous and the new group. */
  | { readonly kind: 'moved'; readonly before: RecordedGroup; readonly after: RecordedGroup }
  /** What was removed from a schedule, by its index there. */
  | { readonly kind: 'scheduleEntry'; readonly index: number };

interface AuditValues {
  readonly actionCode: number;
  readonly oldValue: string;
  readonly newValue: string;
}

const isIndex = (value: string): boolean => /^\d{1,9}$/.test(value);

/** The index in the entry for a removal from a schedule; the documents don't say which of the values holds it. */
function removedIndex({ actionCode, oldValue, newValue }: AuditValues): number | null {
  const meaning = auditMeaning(actionCode);
  if (meaning !== 'powerOnScheduleRemoved' && meaning !== 'powerOffScheduleRemoved') return null;
  const index = [oldValue, newValue].find(isIndex);
  return index === undefined ? null : Number(index);
}

/** What an entry says about the values: a removal from a schedule, the groups, old and new value, or one value. */
export function auditChange(entry: AuditValues): AuditChange {
  const index = removedIndex(entry);
  if (index !== null) return { kind: 'scheduleEntry', index };
  const { oldValue: before, newValue: after } = entry;
  if (before === '' || after === '') return { kind: 'value', value: after || before };
  return auditMeaning(entry.actionCode) === 'groupMoved'
    ? { kind: 'moved', before: readRecordedGroup(before), after: readRecordedGroup(after) }
    : { kind: 'fromTo', before, after };
}
