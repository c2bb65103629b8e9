import { useEffect, useState } from 'react';

/** A device as shown by the tables. */
export interface Row {
  readonly pk: number;
  readonly alias: string;
  readonly memo: string;
  readonly last_connected_time: string;
  readonly device_group_name: string;
}

interface Answer {
  readonly meta: { readonly total_count: number };
  readonly objects: readonly Row[];
}

/** What a table shows, and how something else is requested. */
export interface ShownRows {
  readonly rows: readonly Row[];
  /** How many devices there are on all pages. */
  readonly total: number;
  readonly page: number;
  readonly search: string;
  readonly showPage: (page: number) => void;
  readonly find: (text: string) => void;
}

/** Reads the rows of a page and of a search with one fetch. Drops an answer when another was requested meanwhile. */
export function useRows(): ShownRows {
  const [{ page, search }, ask] = useState({ page: 0, search: '' });
  const [answer, setAnswer] = useState<Answer>({ meta: { total_count: 0 }, objects: [] });
  useEffect(() => {
    const reading = new AbortController();
    const read = async () => {
      const response = await fetch(`/rows/${page}?${new URLSearchParams({ search }).toString()}`, {
        signal: reading.signal,
      });
      const body = (await response.json()) as Answer;
      if (!reading.signal.aborted) setAnswer(body);
    };
    read().catch((failure: unknown) => {
      if (!reading.signal.aborted) throw failure;
    });
    return () => reading.abort();
  }, [page, search]);
  return {
    rows: answer.objects,
    total: answer.meta.total_count,
    page,
    search,
    showPage: (next) => ask({ page: next, search }),
    find: (text) => ask({ page: 0, search: text }),
  };
}
