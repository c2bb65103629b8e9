import {
  FileFault,
  FilesDisconnected,
  type FileEntry,
  type FileFaultKey,
  type FilePath,
  type FilesCaller,
} from '@remote-console/domain';
import { useCallback, useEffect, useState } from 'react';

/** A folder as displayed. */
export type Folder =
  /** What was read of it so far. */
  | { readonly kind: 'loading'; readonly entries: readonly FileEntry[] }
  | { readonly kind: 'shown'; readonly entries: readonly FileEntry[] }
  | { readonly kind: 'failed'; readonly fault: FileFaultKey };

/** Reads all parts of a folder, reporting each. */
export async function readFolder(
  caller: FilesCaller,
  path: FilePath,
  onPart: (entries: readonly FileEntry[]) => void = () => undefined,
): Promise<readonly FileEntry[]> {
  const entries: FileEntry[] = [];
  let after: string | null = null;
  for (let more = true; more;) {
    const page = await caller.list(path, after);
    entries.push(...page.entries);
    const last = page.entries.at(-1);
    more = page.more && last !== undefined;
    after = last?.name ?? null;
    if (more) onPart([...entries]);
  }
  return entries;
}

interface Loaded {
  readonly key: string;
  readonly folder: Folder;
}

const LOADING: Folder = { kind: 'loading', entries: [] };

/**
 * The entries of a folder. They stay while it is reloaded, and while the connection is interrupted.
 *
 * @returns The folder, and how to reload it.
 */
export function useFolder(
  caller: FilesCaller | null,
  path: FilePath,
): { readonly folder: Folder; readonly reload: () => void } {
  const key = path.join('/');
  const [loaded, setLoaded] = useState<Loaded>({ key, folder: LOADING });
  const [version, setVersion] = useState(0);
  useEffect(() => {
    if (!caller) return undefined;
    let isCurrent = true;
    const show = (folder: Folder) => {
      if (isCurrent) setLoaded((before) => (keeps(before, key, folder) ? before : { key, folder }));
    };
    readFolder(caller, key === '' ? [] : key.split('/'), (entries) => show({ kind: 'loading', entries })).then(
      (entries) => show({ kind: 'shown', entries }),
      (thrown: unknown) => {
        if (thrown instanceof FilesDisconnected) return;
        show({ kind: 'failed', fault: thrown instanceof FileFault ? thrown.key : 'failed' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [caller, key, version]);
  const reload = useCallback(() => setVersion((before) => before + 1), []);
  return { folder: loaded.key === key ? loaded.folder : LOADING, reload };
}

/** A displayed folder is not replaced by parts of itself. */
function keeps(before: Loaded, key: string, next: Folder): boolean {
  return next.kind === 'loading' && before.key === key && before.folder.kind === 'shown';
}
