import { useSWRConfig, type Middleware } from 'swr';
import { noteSameReading } from './readings.ts';

interface Row {
  readonly id: number;
}

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number';

function rowsOf(answer: unknown): readonly unknown[] {
  if (typeof answer !== 'object' || answer === null || !('objects' in answer)) return [];
  return Array.isArray(answer.objects) ? answer.objects : [];
}

/** The answer, reusing the rows of the previous one wherever they are equal. */
export function withKeptRows<Answer>(before: unknown, answer: Answer): Answer {
  const kept = new Map(rowsOf(before).flatMap((row): [number, Row][] => (isRow(row) ? [[row.id, row]] : [])));
  if (kept.size === 0) return answer;
  const objects = rowsOf(answer).map((row) => {
    const old = isRow(row) ? kept.get(row.id) : undefined;
    return old && JSON.stringify(old) === JSON.stringify(row) ? old : row;
  });
  return { ...answer, objects };
}

/**
 * Lets an unchanged row keep its object when its list is read again, so that only changed rows are rendered: a fleet
 * reports all the time.
 */
export const keepUnchanged: Middleware = (useNext) => (key, fetcher, config) => {
  const { cache } = useSWRConfig();
  const fetchKept =
    fetcher &&
    (async (...parameters: Parameters<typeof fetcher>) => {
      const answer = await fetcher(...parameters);
      return noteSameReading(answer, withKeptRows(typeof key === 'string' ? cache.get(key)?.data : undefined, answer));
    });
  return useNext(key, fetchKept, config);
};
