import Skeleton from '@mui/material/Skeleton';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { shownKind, type FileEntry, type FilePath, type FilesCaller } from '@remote-console/domain';
import { useEffect, useState } from 'react';
import { useLanguage, useText } from '../../i18n/index.ts';
import { VisuallyHidden } from '../../primitives/index.ts';
import { readFolder } from './useFolder.ts';
import { nameOrder, shownName } from './shownName.ts';

export interface FolderTreeProps {
  /** The accessible name of the tree. */
  readonly label: string;
  readonly caller: FilesCaller | null;
  /** The name of the shared folder. */
  readonly rootName: string;
  /** The current or chosen folder. */
  readonly path: FilePath;
  readonly showsHidden: boolean;
  /** Changes when folders may have changed: they are reloaded. */
  readonly version: number;
  readonly onOpen: (change: { readonly path: FilePath }) => void;
}

/** The subfolders of each expanded folder, by its path. */
type Branches = ReadonlyMap<string, readonly FileEntry[]>;

const ROOT = 'root';
const idOf = (path: FilePath) => [ROOT, ...path].join('/');
const pathOf = (id: string): FilePath => id.split('/').slice(1);
const above = (path: FilePath) => path.map((_, depth) => idOf(path.slice(0, depth)));

const isFolder = (entry: FileEntry) => shownKind(entry) === 'folder';

/** Loads the folders that are expanded and not loaded yet. */
function useBranches(caller: FilesCaller | null, open: readonly string[], version: number): Branches {
  const [read, setRead] = useState<{ readonly version: number; readonly branches: Branches }>({
    version,
    branches: new Map(),
  });
  const missing = open.filter((id) => read.version !== version || !read.branches.has(id)).join('\n');
  useEffect(() => {
    if (!caller || missing === '') return undefined;
    let isCurrent = true;
    const readMissing = async () => {
      const found = await Promise.all(
        missing.split('\n').map(async (id) => {
          const entries = await readFolder(caller, pathOf(id)).catch(() => []);
          return [id, entries.filter(isFolder)] as const;
        }),
      );
      if (isCurrent) setRead((before) => ({ version, branches: new Map([...before.branches, ...found]) }));
    };
    void readMissing();
    return () => {
      isCurrent = false;
    };
  }, [caller, missing, version]);
  return read.branches;
}

/** Shown while folders are loading. */
function Waiting() {
  const text = useText('remoteFiles');
  return (
    <>
      <VisuallyHidden>{text('loading')}</VisuallyHidden>
      <Skeleton width={90} aria-hidden />
    </>
  );
}

/** The folders of the device as a tree; each is loaded when expanded. */
export function FolderTree({ label, caller, rootName, path, showsHidden, version, onOpen }: FolderTreeProps) {
  const language = useLanguage();
  const [opened, setOpened] = useState<readonly string[]>([ROOT]);
  const current = idOf(path);
  const [shown, setShown] = useState(current);
  // A folder opened in another way is expanded in the tree.
  if (shown !== current) {
    setShown(current);
    setOpened([...new Set([...opened, ...above(path)])]);
  }
  const branches = useBranches(caller, opened, version);

  const itemsOf = (folder: FilePath) => {
    const inner = branches.get(idOf(folder));
    if (!inner) return <TreeItem itemId={`${idOf(folder)}//`} disabled label={<Waiting />} />;
    return inner
      .filter(({ hidden }) => showsHidden || !hidden)
      .toSorted(nameOrder(language))
      .map(({ name }) => itemOf([...folder, name], name));
  };

  const itemOf = (folder: FilePath, name: string) => (
    <TreeItem key={idOf(folder)} itemId={idOf(folder)} label={<bdi>{shownName(name)}</bdi>}>
      {itemsOf(folder)}
    </TreeItem>
  );

  return (
    <SimpleTreeView
      aria-label={label}
      selectedItems={current}
      expandedItems={[...opened]}
      onExpandedItemsChange={(_, ids) => setOpened(ids)}
      expansionTrigger="iconContainer"
      onSelectedItemsChange={(_, id) => {
        if (id !== null && !id.endsWith('//')) onOpen({ path: pathOf(id) });
      }}
      sx={{
        '& .MuiTreeItem-content': { minHeight: 32, py: 'var(--rc-space-hair)' },
        '& .MuiTreeItem-label': { fontSize: 'var(--rc-font-size-entry)' },
      }}
    >
      {itemOf([], rootName)}
    </SimpleTreeView>
  );
}
