import { epochOf, instantAt, timeZoneById } from '../time/index.ts';

/** A time span in epoch milliseconds: from the first moment, up to but not including the second. */
export interface HistoryPeriod {
  readonly from: number;
  readonly until: number;
}

/** A parsed date range, or which end of it is wrong. */
export type DateRange =
  | { readonly ok: true; readonly period: HistoryPeriod }
  | { readonly ok: false; readonly field: 'startDate' | 'endDate' };

const SECOND_MS = 1000;
/** Later than anything stored, and still a day that every calendar can show. */
const OPEN_END = Date.UTC(3000, 0, 1);
/** As the console writes it: a day, or a day and a time in the user's own time zone. */
const WALL = /^(\d{4})-(\d{2})-(\d{2})(?: (\d{2}):(\d{2}):(\d{2}))?$/;
/** With its own time zone: an instant. */
const ZONED = /(?:Z|[+-]\d{2}:\d{2})$/;

interface Bound {
  readonly at: number;
  /** The length of the unit in which the bound is written; the end of a range includes all of it. */
  readonly next: number;
}

function wallBound(parts: readonly string[], zoneName: string, choice: 'earlier' | 'later'): Bound | null {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map(Number);
  const hasTime = parts.length > 3;
  const date = new Date(Date.UTC(year, month - 1, day));
  const isDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year > 0;
  if (!isDay || hour > 23 || minute > 59 || second > 59) return null;
  const at = instantAt({ year, month, day, hour, minute, second }, zoneName, choice);
  return { at, next: hasTime ? at + SECOND_MS : instantAt({ year, month, day: day + 1 }, zoneName) };
}

function boundOf(text: string, zoneName: string, choice: 'earlier' | 'later'): Bound | null {
  const wall = WALL.exec(text);
  if (wall) {
    const parts = wall.slice(1).filter((part) => part !== undefined);
    return wallBound(parts, zoneName, choice);
  }
  if (!ZONED.test(text)) return null;
  const at = epochOf(text);
  return Number.isNaN(at) ? null : { at, next: text.includes('.') ? at + 1 : at + SECOND_MS };
}

/**
 * Parses the date range of a history. `YYYY-MM-DD HH:mm:ss` and `YYYY-MM-DD` are in the user's own time zone, ISO 8601
 * with a zone is an instant. The last second or day is fully included (C-HISTORY-31). The end can't be before the start
 * (C-STATS-16). A missing end is open.
 */
export function dateRange(
  start: string | undefined,
  end: string | undefined,
  timeZoneId: number | null | undefined,
): DateRange {
  const zone = timeZoneById(timeZoneId).name;
  const first = start === undefined ? { at: 0 } : boundOf(start, zone, 'earlier');
  if (!first) return { ok: false, field: 'startDate' };
  const last = end === undefined ? { next: OPEN_END } : boundOf(end, zone, 'later');
  if (!last || last.next <= first.at) return { ok: false, field: 'endDate' };
  return { ok: true, period: { from: first.at, until: last.next } };
}
