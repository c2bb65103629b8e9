import type { Approval } from '@remote-console/api-client/contract';
import { APPROVAL_STATES, nextOccurrence, type Recurrence } from '@remote-console/domain';
import { type Connection, instantText } from '../database/index.ts';

/** A weekly window in its column. */
type StoredRecurrence = Pick<Recurrence, 'weekdays' | 'from' | 'to'> & {
  readonly time_zone_id: number;
  readonly first_day: string;
  readonly last_day: string;
};

function isStored(value: unknown): value is StoredRecurrence {
  return typeof value === 'object' && value !== null && 'weekdays' in value && 'time_zone_id' in value;
}

/** A weekly window as it is stored; null for none. */
export function storedRecurrence(stored: string | null): Recurrence | null {
  const parsed: unknown = stored === null ? null : JSON.parse(stored);
  if (!isStored(parsed)) return null;
  const { weekdays, from, to, time_zone_id, first_day, last_day } = parsed;
  return { weekdays, from, to, timeZoneId: time_zone_id, firstDay: first_day, lastDay: last_day };
}

/** The column of a weekly window; null for none. */
export function recurrenceColumn(recurrence: Recurrence | null): string | null {
  if (!recurrence) return null;
  const { weekdays, from, to, timeZoneId, firstDay, lastDay } = recurrence;
  const stored: StoredRecurrence = {
    weekdays,
    from,
    to,
    time_zone_id: timeZoneId,
    first_day: firstDay,
    last_day: lastDay,
  };
  return JSON.stringify(stored);
}

/** The weekly window of a record, and the window that is open or comes next; nothing without one. */
export function recurrenceRecord(
  { recurrence: stored, approve_state }: { readonly recurrence: string | null; readonly approve_state: number },
  now: number,
): Pick<Approval, 'recurrence' | 'window'> {
  const recurrence = storedRecurrence(stored);
  if (!recurrence) return {};
  const next = approve_state === APPROVAL_STATES.approved ? nextOccurrence(recurrence, now) : null;
  return {
    recurrence: { ...recurrence, weekdays: [...recurrence.weekdays] },
    ...(next ? { window: { fromTime: instantText(next.start), toTime: instantText(next.end) } } : {}),
  };
}

/** Sets the next windows of approvals whose window has just begun or ended. Must be called inside a transaction. */
export async function turnWindows(
  { query, now }: Connection,
  approvals: readonly { readonly pk: number; readonly approve_state: number; readonly recurrence: string | null }[],
): Promise<void> {
  const at = now();
  for (const { pk, approve_state, recurrence: stored } of approvals) {
    const recurrence = storedRecurrence(stored);
    if (!recurrence || approve_state !== APPROVAL_STATES.approved) continue;
    const window = nextOccurrence(recurrence, at);
    await query
      .updateTable('approvals')
      .set({
        window_start_at: window?.start ?? null,
        window_end_at: window?.end ?? null,
        effect_due_at: window && (window.start > at ? window.start : window.end),
      })
      .where('pk', '=', pk)
      .execute();
  }
}
