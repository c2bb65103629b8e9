import type { HistoryView } from '../../history/index.ts';
import { endOfDay, startOfDay } from '../../time/index.ts';

/** What a list of recordings can be searched by: the names of devices and people at once. */
export const RECORDING_SEARCH_KEYS = ['name'] as const;

/** The parameters of the list call; times in ISO 8601. */
export interface RecordingsQuery {
  readonly from: string;
  readonly to: string;
  readonly search?: string;
  readonly limit: number;
  readonly offset: number;
}

/** What a list of recordings sends: its days as they are in the person's zone, its page, and a search where there is one. */
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
