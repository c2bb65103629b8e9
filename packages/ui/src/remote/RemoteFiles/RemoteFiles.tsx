import type { FilePath, FoundFile, RemoteChannel } from '@remote-console/domain';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Note } from '../../primitives/index.ts';
import { useMedia } from '../../browser/index.ts';
import { useToast } from '../../contexts/index.ts';
import { USUAL_LAYOUT } from './columnLayout.ts';
import { ConflictCard } from './ConflictCard.tsx';
import type { ChosenFiles } from './droppedFiles.ts';
import { DropHint } from './DropHint.tsx';
import { FileDialogs, type OpenDialog } from './FileDialogs.tsx';
import type { FocusWish } from './FileGrid.tsx';
import { FilesFoot } from './FilesFoot.tsx';
import { FilesToolbar } from './FilesToolbar.tsx';
import { FolderContent } from './FolderContent.tsx';
import { FolderPane } from './FolderPane.tsx';
import { QueuedTransfers } from './QueuedTransfers.tsx';
import { SearchResults } from './SearchResults.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { shownName } from './shownName.ts';
import { useCaller } from './useCaller.ts';
import { useDrop } from './useDrop.ts';
import { shownFault, useFaultWords } from './useFaultWords.ts';
import { useFileActs } from './useFileActs.ts';
import { useFolder } from './useFolder.ts';
import { stepOfKey, useFolderWalk } from './useFolderWalk.ts';
import { useSharedFolder } from './useSharedFolder.ts';
import { firstConflict, isUnderWay, uploadInto, useTransferList, useTransferQueue } from './useTransfers.ts';
import styles from './RemoteFiles.module.css';

/** Where the folders have no room beside the files. */
const NARROW = '(max-width: 899.95px)';

export interface RemoteFilesProps {
  /** Live. After a loss of connection another one takes its place, and transfers go on over it. */
  readonly channel: RemoteChannel;
  readonly deviceName: string;
  /** Nothing on the device can be changed. */
  readonly readOnly?: boolean;
  /** Tells whether transfers are under way, which the end of the session would interrupt. */
  readonly onBusyChange?: (change: { readonly busy: boolean }) => void;
}

const NOTHING: ReadonlySet<string> = new Set();

/** The files of a device: its folders, what is in them, and what is on its way between the device and this browser. */
export function RemoteFiles({ channel, deviceName, readOnly = false, onBusyChange }: RemoteFilesProps) {
  const text = useText('remoteFiles');
  const faultWords = useFaultWords();
  const { show } = useToast();
  const isNarrow = useMedia(NARROW);
  const connection = useCaller(channel);
  const { caller, isConnected } = connection;
  const [selected, setSelected] = useState(NOTHING);
  const [searched, setSearched] = useState('');
  const [showsHidden, setShowsHidden] = useState(false);
  const [showsFolders, setShowsFolders] = useState(false);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [version, setVersion] = useState(0);
  const [layout, setLayout] = useState(USUAL_LAYOUT);
  const section = useRef<HTMLElement>(null);
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
  const queue = useTransferQueue(connection, reload);
  const conflict = useTransferList(queue, firstConflict);
  const busy = useTransferList(queue, isUnderWay);

  const changed = useCallback(() => {
    reload();
    setVersion((before) => before + 1);
  }, [reload]);
  const tell = useCallback(
    (thrown: unknown) => show({ tone: 'error', text: faultWords(shownFault(thrown)) }),
    [show, faultWords],
  );

  useEffect(() => onBusyChange?.({ busy }), [busy, onBusyChange]);

  const rootName = shared?.name ?? deviceName;
  const folderName = shownName(path.at(-1) ?? rootName);
  const entries = useMemo(
    () => (folder.kind === 'failed' ? [] : folder.entries.filter(({ hidden }) => showsHidden || !hidden)),
    [folder, showsHidden],
  );
  const chosen = entries.filter(({ name }) => selected.has(name));
  const mayChange = !readOnly && isConnected && folder.kind !== 'failed';

  const open = ({ path: next }: { readonly path: FilePath }) => visit(next);
  /** Whoever goes through folders in the list stays in the list, and in the view where the list is empty. */
  const stayInList = useCallback(() => {
    section.current?.focus();
    setFocus({ name: null });
  }, []);
  const enter = useCallback(
    (next: FilePath) => {
      stayInList();
      visit(next);
    },
    [stayInList, visit],
  );
  const reveal = ({ found }: { readonly found: FoundFile }) => {
    visit([...path, ...found.folder]);
    setSelected(new Set([found.entry.name]));
    setFocus({ name: found.entry.name });
  };
  const act = useFileActs({ path, rootName, queue, onOpenFolder: enter, onDialog: setDialog, onFailed: tell });
  const upload = (files: ChosenFiles) => {
    if (caller && !readOnly) uploadInto(caller, queue, path, files).then(changed, tell);
  };
  const drop = useDrop(mayChange, upload, tell);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The keys go back and forth, as buttons of the tool bar do.
    <section
      ref={section}
      tabIndex={-1}
      aria-label={text('filesOf', { name: deviceName })}
      {...drop.handlers}
      onKeyDown={(event) => {
        const by = stepOfKey(event);
        if (by === null) return;
        // The browser would leave the session.
        event.preventDefault();
        stayInList();
        walk.step(by);
      }}
      className={styles.files}
    >
      <FilesToolbar
        rootName={rootName}
        walk={walk}
        onOpen={open}
        searched={searched}
        onSearch={({ text: wanted }) => setSearched(wanted)}
        showsHidden={showsHidden}
        onShowHidden={({ shows }) => setShowsHidden(shows)}
        onRefresh={changed}
        readOnly={readOnly}
        mayChange={mayChange}
        onNewFolder={() => setDialog({ kind: 'newFolder' })}
        onUpload={({ chosen: files }) => upload(files)}
        onShowFolders={isNarrow ? () => setShowsFolders(true) : null}
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
          isOpen={showsFolders}
          onClose={() => setShowsFolders(false)}
          label={text('folderOf', { name: deviceName })}
          caller={caller}
          rootName={rootName}
          path={path}
          showsHidden={showsHidden}
          version={version}
          onOpen={open}
        />
        <div className={styles.main}>
          {chosen.length > 0 && searched === '' && (
            <SelectionBar entries={chosen} readOnly={readOnly} onAct={act} onClear={() => setSelected(NOTHING)} />
          )}
          {conflict && (
            <ConflictCard
              key={conflict.id}
              conflict={conflict}
              rootName={rootName}
              onAnswer={({ answer, forAll }) => queue.answer(answer, forAll)}
            />
          )}
          <div className={styles.content}>
            {searched === '' ? (
              <FolderContent
                folder={folder}
                isNarrow={isNarrow}
                isTop={path.length === 0}
                entries={entries}
                label={text('filesIn', { folder: folderName })}
                selected={selected}
                readOnly={readOnly}
                onSelect={({ selected: next }) => setSelected(next)}
                onAct={act}
                focus={focus}
                onFocused={() => setFocus(null)}
                layout={layout}
                onLayout={({ layout: next }) => setLayout(next)}
                onUp={() => path.length > 0 && enter(path.slice(0, -1))}
                onTop={() => open({ path: [] })}
                onRetry={changed}
              />
            ) : (
              <SearchResults
                caller={caller}
                rootName={rootName}
                path={path}
                text={searched}
                showsHidden={showsHidden}
                onReveal={reveal}
              />
            )}
          </div>
          <FilesFoot
            count={searched === '' ? entries.length : null}
            free={shared?.free ?? null}
            mayDrop={!readOnly && !isNarrow}
          />
        </div>
      </div>
      <QueuedTransfers queue={queue} />
      {drop.isOver && <DropHint folder={folderName} />}
      {dialog && caller && (
        <FileDialogs
          dialog={dialog}
          caller={caller}
          system={shared?.system ?? 'posix'}
          rootName={rootName}
          path={path}
          entries={folder.kind === 'failed' ? [] : folder.entries}
          showsHidden={showsHidden}
          onDownload={({ entry }) => act({ action: 'download', entries: [entry] })}
          onChanged={changed}
          onClose={() => setDialog(null)}
        />
      )}
    </section>
  );
}
