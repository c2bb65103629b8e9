import {
  FileFault,
  FilesDisconnected,
  isFoundBy,
  type FileFaultKey,
  type FilePath,
  type FilesCaller,
  type FoundFile,
} from '@remote-console/domain';
import { useEffect, useState } from 'react';

/** A search as displayed. */
export interface Search {
  readonly found: readonly FoundFile[];
  /** `partly`: it reached one of its limits. `interrupted`: the connection broke. */
  readonly state: 'running' | 'complete' | 'partly' | 'interrupted' | 'failed';
  /** Why it failed; null otherwise. */
  readonly fault: FileFaultKey | null;
}

/** The search text, and where to search. */
export interface SearchWish {
  readonly path: FilePath;
  /** Nothing is searched for if it is empty. */
  readonly text: string;
  readonly hidden: boolean;
  /** Another number searches again. */
  readonly tries: number;
}

const BEGUN: Search = { found: [], state: 'running', fault: null };

/** The location of a result, as a string: unique among the results. */
export const placeOf = ({ folder, entry }: FoundFile): string => [...folder, entry.name].join('/');

/**
 * The results of a running search so far, followed by matching ones of the previous search in the same folder: a result
 * that somebody is about to click does not disappear because a letter was added.
 */
function foundSoFar(found: readonly FoundFile[], before: readonly FoundFile[], text: string): readonly FoundFile[] {
  const places = new Set(found.map(placeOf));
  return [...found, ...before.filter((each) => isFoundBy(each.entry.name, text) && !places.has(placeOf(each)))];
}

/** Searches on the device while there is a search text; a new search aborts the previous one. */
export function useSearch(
  caller: Pick<FilesCaller, 'search'> | null,
  { path, text, hidden, tries }: SearchWish,
): Search {
  const folder = path.join('/');
  const scope = JSON.stringify([folder, hidden]);
  const key = JSON.stringify([scope, text, tries]);
  const [shown, setShown] = useState({ key, scope, search: BEGUN });
  useEffect(() => {
    if (!caller || text === '') return undefined;
    const stopping = new AbortController();
    const found: FoundFile[] = [];
    const show = (state: Search['state'], fault: FileFaultKey | null = null) => {
      if (stopping.signal.aborted) return;
      const own = [...found];
      setShown((before) => {
        const isRunningOn = state === 'running' && before.scope === scope;
        const all = isRunningOn ? foundSoFar(own, before.search.found, text) : own;
        return { key, scope, search: { found: all, state, fault } };
      });
    };
    show('running');
    caller
      .search(
        { type: 'search', path: folder === '' ? [] : folder.split('/'), text, hidden },
        (more) => {
          found.push(...more);
          show('running');
        },
        stopping.signal,
      )
      .then(
        (isComplete) => show(isComplete ? 'complete' : 'partly'),
        (thrown: unknown) => {
          if (thrown instanceof FilesDisconnected) show('interrupted');
          else show('failed', thrown instanceof FileFault ? thrown.key : 'failed');
        },
      );
    return () => stopping.abort();
  }, [caller, key, scope, folder, text, hidden]);
  if (shown.key === key) return shown.search;
  return shown.scope === scope ? { ...BEGUN, found: foundSoFar([], shown.search.found, text) } : BEGUN;
}
