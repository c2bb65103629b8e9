import { auditMeaning } from './auditCodes.ts';

/** What an audit entry tells of the values. */
export type AuditChange =
  | { readonly kind: 'fromTo'; readonly before: string; readonly after: string }
  | { readonly kind: 'value'; readonly value: string }
  /** What left a schedule, by its index there. */
  | { readonly kind: 'scheduleEntry'; readonly index: number };

interface AuditValues {
  readonly act_name_id: number;
  readonly old_value: string;
  readonly new_value: string;
}

const isIndex = (value: string): boolean => /^\d{1,9}$/.test(value);

/** The index that the entry of a removal from a schedule carries; the documents do not say in which of the values. */
function removedIndex({ act_name_id, old_value, new_value }: AuditValues): number | null {
  const meaning = auditMeaning(act_name_id);
  if (meaning !== 'powerOnScheduleRemoved' && meaning !== 'powerOffScheduleRemoved') return null;
  const index = [old_value, new_value].find(isIndex);
  return index === undefined ? null : Number(index);
}

/** What an entry tells of the values: what left a schedule, from what to what, or the one value that it has. */
export function auditChange(entry: AuditValues): AuditChange {
  const index = removedIndex(entry);
  if (index !== null) return { kind: 'scheduleEntry', index };
  const { old_value: before, new_value: after } = entry;
  return before !== '' && after !== '' ? { kind: 'fromTo', before, after } : { kind: 'value', value: after || before };
}
