import type { HistoryView } from '../../history/index.ts';
import { endOfDay, startOfDay } from '../../time/index.ts';

/** The searchable fields of a recording list: device and user names together. */
export const RECORDING_SEARCH_KEYS = ['name'] as const;

/** The list call's parameters; times in ISO 8601. */
export interface RecordingsQuery {
  readonly from: string;
  readonly to: string;
  readonly search?: string;
  readonly limit: number;
  readonly offset: number;
}

/** What a recording list sends: its days in the user's time zone, its page, and a search if there is one. */
export function recordingsQuery(
  { start, end, value, page, size }: Omit<HistoryView, 'key'>,
  timeZoneId: number | null | undefined,
): RecordingsQuery {
  const search = value.trim();
  return {
    from: new Date(startOfDay(start, timeZoneId)).toISOString(),
    to: new Date(endOfDay(end, timeZoneId)).toISOString(),
    ...(search === '' ? {} : { search }),
    limit: size,
    offset: (page - 1) * size,
  };
}
