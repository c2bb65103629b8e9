import { FileFault, shownKind, type FileEntry, type FilePath } from '@remote-console/domain';
import { useCallback } from 'react';
import type { FileActions } from './fileActions.ts';
import type { OpenDialog } from './FileDialogs.tsx';
import type { TransferQueue } from './transferQueue.ts';
import { downloadArchive, downloadFiles } from './useTransfers.ts';

/** Where actions are run, and what they lead to. */
export interface ActPlace {
  readonly path: FilePath;
  readonly rootName: string;
  readonly queue: TransferQueue;
  readonly onOpenFolder: (path: FilePath) => void;
  readonly onDialog: (dialog: OpenDialog) => void;
  readonly onFailed: (thrown: unknown) => void;
}

/** What cannot be opened: a link out of the shared folder, or something that is not a file. */
const closed = ({ kind }: FileEntry) => new FileFault(kind === 'link' ? 'outside' : 'not_a_file');

/** Runs the actions of the list and its menus. */
export function useFileActs({
  path,
  rootName,
  queue,
  onOpenFolder,
  onDialog,
  onFailed,
}: ActPlace): FileActions['onAct'] {
  return useCallback(
    ({ action, entries }) => {
      const [entry] = entries;
      if (!entry) return;
      switch (action) {
        case 'open':
          if (shownKind(entry) === 'folder') onOpenFolder([...path, entry.name]);
          else if (shownKind(entry) === 'file') onDialog({ kind: 'preview', entry });
          else onFailed(closed(entry));
          return;
        case 'download':
          downloadFiles(queue, path, entries).catch(onFailed);
          return;
        case 'downloadZip':
          downloadArchive(queue, path, path.at(-1) ?? rootName, entries).catch(onFailed);
          return;
        case 'rename':
          onDialog({ kind: 'rename', entry });
          return;
        case 'move':
        case 'delete':
          onDialog({ kind: action, entries });
      }
    },
    [path, rootName, queue, onOpenFolder, onDialog, onFailed],
  );
}
