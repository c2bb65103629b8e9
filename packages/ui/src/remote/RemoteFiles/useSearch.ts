import {
  FileFault,
  FilesDisconnected,
  type FileFaultKey,
  type FilePath,
  type FilesCaller,
  type FoundFile,
} from '@remote-console/domain';
import { useEffect, useState } from 'react';

/** A search as it is shown. */
export interface Search {
  readonly found: readonly FoundFile[];
  /** `partly`: it met one of its limits. `interrupted`: the connection broke. */
  readonly state: 'running' | 'complete' | 'partly' | 'interrupted' | 'failed';
  /** Why it failed; null otherwise. */
  readonly fault: FileFaultKey | null;
}

/** What is searched for, and where. */
export interface SearchWish {
  readonly path: FilePath;
  /** Nothing is searched for where it is empty. */
  readonly text: string;
  readonly hidden: boolean;
  /** Another number searches again. */
  readonly tries: number;
}

const BEGUN: Search = { found: [], state: 'running', fault: null };

/** Searches on the device as long as something is searched for; another wish ends the search before it. */
export function useSearch(caller: FilesCaller | null, { path, text, hidden, tries }: SearchWish): Search {
  const folder = path.join('/');
  const key = JSON.stringify([folder, text, hidden, tries]);
  const [shown, setShown] = useState({ key, search: BEGUN });
  useEffect(() => {
    if (!caller || text === '') return undefined;
    const stopping = new AbortController();
    const found: FoundFile[] = [];
    const show = (state: Search['state'], fault: FileFaultKey | null = null) => {
      if (!stopping.signal.aborted) setShown({ key, search: { found: [...found], state, fault } });
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
  }, [caller, key, folder, text, hidden]);
  return shown.key === key ? shown.search : BEGUN;
}
