import type { FileEntry, FilePath, FilesCaller, FoundFile, SharedFolder } from '@remote-console/domain';
import { useCallback, useMemo, useState, type RefObject } from 'react';
import type { FocusWish } from './FileGrid.tsx';
import { shownName } from './shownName.ts';
import { useFolder, type Folder } from './useFolder.ts';
import { useFolderWalk, type FolderWalk } from './useFolderWalk.ts';
import { useSharedFolder } from './useSharedFolder.ts';

/** The state of the view of a device's files. */
export interface FilesView {
  /** What the device shares; null until it has answered. */
  readonly shared: SharedFolder | null;
  readonly rootName: string;
  readonly walk: FolderWalk;
  readonly folder: Folder;
  readonly folderName: string;
  /** The displayed entries of the folder. */
  readonly entries: readonly FileEntry[];
  readonly reload: () => void;
  /** Something in the folder was changed. */
  readonly changed: () => void;
  /** Counts the changes. */
  readonly version: number;
  readonly selected: ReadonlySet<string>;
  readonly select: (names: ReadonlySet<string>) => void;
  /** The search text; empty while the folder itself is shown. */
  readonly searched: string;
  readonly search: (text: string) => void;
  readonly showsHidden: boolean;
  readonly showHidden: (shows: boolean) => void;
  /** Whether the folders were requested, if they do not fit next to the files. */
  readonly showsFolders: boolean;
  readonly showFolders: (shows: boolean) => void;
  readonly focus: FocusWish | null;
  readonly forgetFocus: () => void;
  /** Navigating folders in the list keeps the focus in the list, or in the view if the list is empty. */
  readonly stayInList: () => void;
  /** Goes to a folder and keeps the focus in the list. */
  readonly enter: (path: FilePath) => void;
  /** Goes to the folder of a search result, and selects it. */
  readonly reveal: (found: FoundFile) => void;
}

/** Nothing is selected. */
export const NOTHING: ReadonlySet<string> = new Set();

/** Holds which folder of a device is shown, and its view state. */
export function useFilesView(
  caller: FilesCaller | null,
  deviceName: string,
  view: RefObject<HTMLElement | null>,
): FilesView {
  const [selected, setSelected] = useState(NOTHING);
  const [searched, setSearched] = useState('');
  const [showsHidden, setShowsHidden] = useState(false);
  const [showsFolders, setShowsFolders] = useState(false);
  const [version, setVersion] = useState(0);
  const [focus, setFocus] = useState<FocusWish | null>(null);
  const leave = useCallback(() => {
    setSelected(NOTHING);
    setSearched('');
    setShowsFolders(false);
  }, []);
  const walk = useFolderWalk(leave);
  const { path, visit } = walk;
  const { folder, reload } = useFolder(caller, path);
  const shared = useSharedFolder(caller, version);
  const rootName = shared?.name ?? deviceName;
  const changed = useCallback(() => {
    reload();
    setVersion((before) => before + 1);
  }, [reload]);
  const entries = useMemo(
    () => (folder.kind === 'failed' ? [] : folder.entries.filter(({ hidden }) => showsHidden || !hidden)),
    [folder, showsHidden],
  );
  const stayInList = useCallback(() => {
    view.current?.focus();
    setFocus({ name: null });
  }, [view]);
  const enter = useCallback(
    (next: FilePath) => {
      stayInList();
      visit(next);
    },
    [stayInList, visit],
  );

  return {
    shared,
    rootName,
    walk,
    folder,
    folderName: shownName(path.at(-1) ?? rootName),
    entries,
    reload,
    changed,
    version,
    selected,
    select: setSelected,
    searched,
    search: setSearched,
    showsHidden,
    showHidden: setShowsHidden,
    showsFolders,
    showFolders: setShowsFolders,
    focus,
    forgetFocus: () => setFocus(null),
    stayInList,
    enter,
    reveal: ({ folder: below, entry }) => {
      visit([...path, ...below]);
      setSelected(new Set([entry.name]));
      setFocus({ name: entry.name });
    },
  };
}
