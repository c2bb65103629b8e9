import { epochOf, type Moment } from '../time/index.ts';

/** A notice's fields that determine its popup. */
export interface DatedNotice {
  readonly id: number;
  /** ISO 8601, UTC; the notice pops up until then. */
  readonly noticeDate: string;
}

/**
 * The notice that pops up after login: the newest one, while its date is in the future and it was not skipped. Older
 * notices are never considered (A-NOTICE-01 to A-NOTICE-04).
 *
 * @param skipped The ID that the user chose not to see again, as stored, or `null`.
 */
export function noticeToPopUp<Notice extends DatedNotice>(
  notices: readonly Notice[],
  now: Moment,
  skipped: string | number | null,
): Notice | null {
  let newest: Notice | null = null;
  for (const notice of notices) {
    if (newest === null || epochOf(notice.noticeDate) > epochOf(newest.noticeDate)) newest = notice;
  }
  if (newest === null || !(epochOf(newest.noticeDate) > epochOf(now))) return null;
  return skipped !== null && String(skipped) === String(newest.id) ? null : newest;
}
