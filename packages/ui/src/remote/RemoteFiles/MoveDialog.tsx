import { isWithin, type FileEntry, type FilePath, type FilesCaller } from '@remote-console/domain';
import { useState } from 'react';
import { DialogChoice, DialogFrame } from '../../dialogs/index.ts';
import { useText } from '../../i18n/index.ts';
import { FolderTree } from './FolderTree.tsx';
import { shownName } from './shownName.ts';
import styles from './FileMoveDialog.module.css';

export interface MoveDialogProps {
  readonly caller: FilesCaller | null;
  readonly rootName: string;
  /** The current folder of what is moved. */
  readonly path: FilePath;
  readonly entries: readonly FileEntry[];
  readonly showsHidden: boolean;
  readonly onMove: (change: { readonly folder: FilePath }) => void;
  readonly onClose: () => void;
}

/** Asks for the target folder of a move; a folder cannot be moved into itself. */
export function MoveDialog({ caller, rootName, path, entries, showsHidden, onMove, onClose }: MoveDialogProps) {
  const text = useText('remoteFiles');
  const [folder, setFolder] = useState(path);
  const isHere = folder.length === path.length && isWithin(folder, path);
  const isInItself = entries.some(({ name }) => isWithin(folder, [...path, name]));
  const name = shownName(entries[0]?.name ?? '');
  return (
    <DialogFrame
      open
      title={entries.length === 1 ? text('moveOne', { name }) : text('moveMany', { count: entries.length })}
      onClose={onClose}
      actions={
        <DialogChoice
          label={text('move')}
          onCancel={onClose}
          disabled={isHere || isInItself}
          onConfirm={() => onMove({ folder })}
        />
      }
    >
      <div className={styles.tree}>
        <FolderTree
          label={text('folders')}
          caller={caller}
          rootName={rootName}
          path={folder}
          showsHidden={showsHidden}
          version={0}
          onOpen={({ path }) => setFolder(path)}
        />
      </div>
      <div className={styles.target}>
        {text('moveTarget', { path: [rootName, ...folder].map(shownName).join(' / ') })}
      </div>
    </DialogFrame>
  );
}
