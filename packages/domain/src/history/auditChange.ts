import { auditMeaning } from './auditCodes.ts';

/** What an audit entry tells of the values. */
export type AuditChange =
  | { readonly kind: 'fromTo'; readonly before: string; readonly after: string }
  | { readonly kind: 'value'; readonly value: string }
  /** What left a schedule, by its index there. */
  | { readonly kind: 'scheduleEntry'; readonly index: number };

interface AuditValues {
  readonly actionCode: number;
  readonly oldValue: string;
  readonly newValue: string;
}

const isIndex = (value: string): boolean => /^\d{1,9}$/.test(value);

/** The index that the entry of a removal from a schedule carries; the documents do not say in which of the values. */
function removedIndex({ actionCode, oldValue, newValue }: AuditValues): number | null {
  const meaning = auditMeaning(actionCode);
  if (meaning !== 'powerOnScheduleRemoved' && meaning !== 'powerOffScheduleRemoved') return null;
  const index = [oldValue, newValue].find(isIndex);
  return index === undefined ? null : Number(index);
}

/** What an entry tells of the values: what left a schedule, from what to what, or the one value that it has. */
export function auditChange(entry: AuditValues): AuditChange {
  const index = removedIndex(entry);
  if (index !== null) return { kind: 'scheduleEntry', index };
  const { oldValue: before, newValue: after } = entry;
  return before !== '' && after !== '' ? { kind: 'fromTo', before, after } : { kind: 'value', value: after || before };
}
