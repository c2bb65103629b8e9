import type { Approval } from '@remote-console/api-client/contract';
import { APPROVAL_STATES, nextOccurrence, type Recurrence } from '@remote-console/domain';
import { type Connection, instantText } from '../database/index.ts';

function isRecurrence(value: unknown): value is Recurrence {
  return typeof value === 'object' && value !== null && 'weekdays' in value && 'time_zone_id' in value;
}

/** A weekly window as it is stored; null for none. */
export function storedRecurrence(stored: string | null): Recurrence | null {
  const parsed: unknown = stored === null ? null : JSON.parse(stored);
  return isRecurrence(parsed) ? parsed : null;
}

/** What a record says of its weekly window, and of the one that is open or comes next; nothing without one. */
export function recurrenceRecord(
  { recurrence: stored, approve_state }: { readonly recurrence: string | null; readonly approve_state: number },
  now: number,
): Pick<Approval, 'recurrence' | 'window'> {
  const recurrence = storedRecurrence(stored);
  if (!recurrence) return {};
  const next = approve_state === APPROVAL_STATES.approved ? nextOccurrence(recurrence, now) : null;
  return {
    recurrence: { ...recurrence, weekdays: [...recurrence.weekdays] },
    ...(next ? { window: { from_time: instantText(next.start), to_time: instantText(next.end) } } : {}),
  };
}

/** Sets the next windows of approvals whose window has just begun or ended. Call it inside a transaction. */
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
