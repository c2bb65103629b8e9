import {
  isNewFileName,
  shownKind,
  type FileEntry,
  type FilePath,
  type FilesCaller,
  type FileSystemKind,
} from '@remote-console/domain';
import { useState } from 'react';
import { ConfirmDialog, InputDialog } from '../../dialogs/index.ts';
import { useText } from '../../i18n/index.ts';
import type { SaveOutcome } from '../../primitives/index.ts';
import { useToast } from '../../contexts/index.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import { shownName } from './shownName.ts';
import { shownFault, useFaultMessage } from './useFaultMessage.ts';
import { nameForFolder } from './useTransfers.ts';

/** The dialog or preview above the list. */
export type OpenDialog =
  | { readonly kind: 'newFolder' }
  | { readonly kind: 'rename'; readonly entry: FileEntry }
  | { readonly kind: 'move' | 'delete'; readonly entries: readonly FileEntry[] }
  | { readonly kind: 'preview'; readonly entry: FileEntry };

export interface FileDialogsProps {
  readonly dialog: OpenDialog;
  readonly caller: FilesCaller;
  readonly system: FileSystemKind;
  readonly rootName: string;
  readonly path: FilePath;
  readonly entries: readonly FileEntry[];
  readonly showsHidden: boolean;
  readonly onDownload: (change: { readonly entry: FileEntry }) => void;
  /** Something in the folder was changed. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

type DialogProps<Kind extends OpenDialog['kind']> = FileDialogsProps & {
  readonly dialog: Extract<OpenDialog, { kind: Kind }>;
};

/** Names something, and reports an invalid name. */
function useNaming({ system, onChanged }: FileDialogsProps) {
  const text = useText('remoteFiles');
  const faultMessage = useFaultMessage();
  return async (name: string, give: () => Promise<void>): Promise<SaveOutcome> => {
    if (!isNewFileName(name, system)) {
      return { kind: 'refused', error: text(system === 'windows' ? 'nameRuleWindows' : 'nameRule') };
    }
    try {
      await give();
      onChanged();
      return { kind: 'saved' };
    } catch (thrown) {
      return { kind: 'refused', error: faultMessage(shownFault(thrown)) };
    }
  };
}

function NewFolderDialog(props: FileDialogsProps) {
  const { caller, path, entries, rootName, onClose } = props;
  const text = useText('remoteFiles');
  const save = useNaming(props);
  return (
    <InputDialog
      open
      title={text('newFolderTitle', { folder: shownName(path.at(-1) ?? rootName) })}
      label={text('name')}
      confirmLabel={text('make')}
      initial={nameForFolder(text('newFolder'), entries)}
      onSave={({ value }) => save(value, () => caller.makeFolder([...path, value]))}
      onClose={onClose}
    />
  );
}

function RenameDialog(props: DialogProps<'rename'>) {
  const { caller, path, dialog, onClose } = props;
  const text = useText('remoteFiles');
  const save = useNaming(props);
  const { name } = dialog.entry;
  return (
    <InputDialog
      open
      title={text('renameTitle', { name: shownName(name) })}
      label={text('name')}
      confirmLabel={text('rename')}
      initial={name}
      onSave={({ value }) =>
        value === name ? Promise.resolve({ kind: 'saved' }) : save(value, () => caller.rename([...path, name], value))
      }
      onClose={onClose}
    />
  );
}

const MOST_NAMED = 5;

function DeleteDialog({ caller, path, entries, onChanged, onClose }: FileDialogsProps) {
  const text = useText('remoteFiles');
  const faultMessage = useFaultMessage();
  const [waiting, setWaiting] = useState(false);
  const [error, setError] = useState<string | undefined>(undefined);
  const name = shownName(entries[0]?.name ?? '');
  const hasFolder = entries.some(({ kind }) => kind === 'folder');
  const remove = async () => {
    setWaiting(true);
    try {
      for (const { name } of entries) await caller.remove([...path, name], true);
      onChanged();
      onClose();
    } catch (thrown) {
      onChanged();
      setError(faultMessage(shownFault(thrown)));
      setWaiting(false);
    }
  };
  return (
    <ConfirmDialog
      open
      title={entries.length === 1 ? text('deleteOne', { name }) : text('deleteMany', { count: entries.length })}
      confirmLabel={text('delete')}
      tone="destructive"
      waiting={waiting}
      error={error}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {entries.length > 1 && (
        <ul
          style={{
            margin: '0 0 var(--rc-space-sm)',
            paddingInlineStart: 'var(--rc-space-roomy)',
            overflowWrap: 'anywhere',
          }}
        >
          {entries.slice(0, MOST_NAMED).map((entry) => (
            <li key={entry.name}>
              <bdi>{shownName(entry.name)}</bdi>
            </li>
          ))}
          {entries.length > MOST_NAMED && <li>{text('andMore', { count: entries.length - MOST_NAMED })}</li>}
        </ul>
      )}
      {text(hasFolder ? 'deleteFolders' : 'deleteFiles')}
    </ConfirmDialog>
  );
}

function Moving(props: FileDialogsProps) {
  const { caller, path, entries, rootName, showsHidden, onChanged, onClose } = props;
  const text = useText('remoteFiles');
  const faultMessage = useFaultMessage();
  const { show } = useToast();
  const move = async (folder: FilePath) => {
    onClose();
    for (const { name } of entries) {
      try {
        await caller.move([...path, name], folder);
      } catch (thrown) {
        show({
          tone: 'error',
          text: text('movedSome', { name: shownName(name), reason: faultMessage(shownFault(thrown)) }),
        });
      }
    }
    onChanged();
  };
  return (
    <MoveDialog
      caller={caller}
      rootName={rootName}
      path={path}
      entries={entries}
      showsHidden={showsHidden}
      onMove={({ folder }) => void move(folder)}
      onClose={onClose}
    />
  );
}

/** The dialogs of the list. */
export function FileDialogs(props: FileDialogsProps) {
  const { dialog, caller, path, onClose } = props;
  switch (dialog.kind) {
    case 'newFolder':
      return <NewFolderDialog {...props} />;
    case 'rename':
      return <RenameDialog {...props} dialog={dialog} />;
    case 'delete':
      return <DeleteDialog {...props} entries={dialog.entries} />;
    case 'move':
      return <Moving {...props} entries={dialog.entries} />;
    case 'preview':
      return (
        <PreviewDialog
          caller={caller}
          path={[...path, dialog.entry.name]}
          entry={dialog.entry}
          onDownload={() => {
            onClose();
            if (shownKind(dialog.entry) === 'file') props.onDownload({ entry: dialog.entry });
          }}
          onClose={onClose}
        />
      );
  }
}
