import type { RemoteChannel } from '@remote-console/domain';
import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useText } from '../../i18n/index.ts';
import { Note } from '../../primitives/index.ts';
import { useMedia } from '../../browser/index.ts';
import { useToast } from '../../contexts/index.ts';
import type { ChosenFiles } from './droppedFiles.ts';
import { DropHint } from './DropHint.tsx';
import { FileDialogs, type OpenDialog } from './FileDialogs.tsx';
import { FilesMain } from './FilesMain.tsx';
import { FilesToolbar } from './FilesToolbar.tsx';
import { FolderPane } from './FolderPane.tsx';
import { QueuedTransfers } from './QueuedTransfers.tsx';
import { useCaller } from './useCaller.ts';
import { useDrop } from './useDrop.ts';
import { shownFault, useFaultMessage } from './useFaultMessage.ts';
import { useFileActs } from './useFileActs.ts';
import { useFilesView } from './useFilesView.ts';
import { stepOfKey } from './useFolderWalk.ts';
import { isUnderWay, uploadInto, useTransferList, useTransferQueue } from './useTransfers.ts';
import styles from './RemoteFiles.module.css';

/** Below this width the folders do not fit next to the files. */
const NARROW = '(max-width: 899.95px)';

export interface RemoteFilesProps {
  /** A live channel. After a connection loss another one replaces it, and transfers continue on it. */
  readonly channel: RemoteChannel;
  readonly deviceName: string;
  /** Nothing on the device can be changed. */
  readonly readOnly?: boolean;
  /** Reports whether transfers are running, which the end of the session would interrupt. */
  readonly onBusyChange?: (change: { readonly busy: boolean }) => void;
}

/** Shows an error in a toast. */
function useFaultToast(): (thrown: unknown) => void {
  const { show } = useToast();
  const faultMessage = useFaultMessage();
  return useCallback((thrown) => show({ tone: 'error', text: faultMessage(shownFault(thrown)) }), [show, faultMessage]);
}

/** The files of a device: its folders, their content, and the transfers between the device and this browser. */
export function RemoteFiles({ channel, deviceName, readOnly = false, onBusyChange }: RemoteFilesProps) {
  const text = useText('remoteFiles');
  const showFault = useFaultToast();
  const isNarrow = useMedia(NARROW);
  const connection = useCaller(channel);
  const { caller, isConnected } = connection;
  const section = useRef<HTMLElement>(null);
  const view = useFilesView(caller, deviceName, section);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const queue = useTransferQueue(connection, view.reload);
  const busy = useTransferList(queue, isUnderWay);
  useEffect(() => onBusyChange?.({ busy }), [busy, onBusyChange]);

  const { rootName, walk, folder, showsHidden, enter } = view;
  const { path } = walk;
  const mayChange = !readOnly && isConnected && folder.kind !== 'failed';
  const act = useFileActs({ path, rootName, queue, onOpenFolder: enter, onDialog: setDialog, onFailed: showFault });
  const upload = (files: ChosenFiles) => {
    if (caller && !readOnly) uploadInto(caller, queue, path, files).then(view.changed, showFault);
  };
  const drop = useDrop(mayChange, upload, showFault);
  const press = (event: KeyboardEvent) => {
    const by = stepOfKey(event);
    if (by === null) return;
    // The browser would leave the session.
    event.preventDefault();
    view.stayInList();
    walk.step(by);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The keys go back and forth, as buttons of the tool bar do.
    <section
      ref={section}
      tabIndex={-1}
      aria-label={text('filesOf', { name: deviceName })}
      {...drop.handlers}
      onKeyDown={press}
      className={styles.files}
    >
      <FilesToolbar
        rootName={rootName}
        walk={walk}
        onOpen={(next) => walk.visit(next.path)}
        searched={view.searched}
        onSearch={({ text: wanted }) => view.search(wanted)}
        showsHidden={showsHidden}
        onShowHidden={({ shows }) => view.showHidden(shows)}
        onRefresh={view.changed}
        readOnly={readOnly}
        mayChange={mayChange}
        onNewFolder={() => setDialog({ kind: 'newFolder' })}
        onUpload={({ chosen }) => upload(chosen)}
        onShowFolders={isNarrow ? () => view.showFolders(true) : null}
      />
      {!isConnected && (
        <Note tone="warn" role="status">
          {text('disconnected')}
        </Note>
      )}
      {readOnly && <Note tone="info">{text('readOnly')}</Note>}
      <div className={styles.body}>
        <FolderPane
          isNarrow={isNarrow}
          isOpen={view.showsFolders}
          onClose={() => view.showFolders(false)}
          label={text('folderOf', { name: deviceName })}
          caller={caller}
          rootName={rootName}
          path={path}
          showsHidden={showsHidden}
          version={view.version}
          onOpen={(next) => walk.visit(next.path)}
        />
        <FilesMain view={view} caller={caller} queue={queue} isNarrow={isNarrow} readOnly={readOnly} onAct={act} />
      </div>
      <QueuedTransfers queue={queue} />
      {drop.isOver && <DropHint folder={view.folderName} />}
      {dialog && caller && (
        <FileDialogs
          dialog={dialog}
          caller={caller}
          system={view.shared?.system ?? 'posix'}
          rootName={rootName}
          path={path}
          entries={folder.kind === 'failed' ? [] : folder.entries}
          showsHidden={showsHidden}
          onDownload={({ entry }) => act({ action: 'download', entries: [entry] })}
          onChanged={view.changed}
          onClose={() => setDialog(null)}
        />
      )}
    </section>
  );
}
