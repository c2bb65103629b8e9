import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import Switch from '@mui/material/Switch';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  FileFault,
  shownKind,
  type FileEntry,
  type FilePath,
  type RemoteChannel,
  type SharedFolder,
} from '@remote-console/domain';
import { FolderPlus, PanelLeft, RefreshCw } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLanguage, useText } from '../../i18n/index.ts';
import { Button, ICON, IconButton, Note } from '../../primitives/index.ts';
import { useToast } from '../../provider/index.ts';
import { ConflictCard } from './ConflictCard.tsx';
import { droppedFiles, type ChosenFiles } from './droppedFiles.ts';
import type { FileAction } from './fileActions.ts';
import { FileDialogs, type OpenDialog } from './FileDialogs.tsx';
import { FolderContent } from './FolderContent.tsx';
import { FolderTree } from './FolderTree.tsx';
import { formatSize } from './formatSize.ts';
import { PathBar } from './PathBar.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { shownName } from './shownName.ts';
import { TransfersPanel } from './TransfersPanel.tsx';
import { UploadButton } from './UploadButton.tsx';
import { useCaller } from './useCaller.ts';
import { shownFault, useFaultWords } from './useFaultWords.ts';
import { useFolder } from './useFolder.ts';
import { downloadArchive, downloadFiles, uploadInto, useTransfers } from './useTransfers.ts';

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
  const language = useLanguage();
  const faultWords = useFaultWords();
  const { show } = useToast();
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const connection = useCaller(channel);
  const { caller, isConnected } = connection;
  const [path, setPath] = useState<FilePath>([]);
  const [selected, setSelected] = useState(NOTHING);
  const [showsHidden, setShowsHidden] = useState(false);
  const [showsFolders, setShowsFolders] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [shared, setShared] = useState<SharedFolder | null>(null);
  const [version, setVersion] = useState(0);
  /** Whoever goes through folders in the list stays in the list. */
  const [takesFocus, setTakesFocus] = useState(false);
  const { folder, reload } = useFolder(caller, path);

  const changed = useCallback(() => {
    reload();
    setVersion((before) => before + 1);
  }, [reload]);
  const { queue, transfers, conflict } = useTransfers(connection, reload);

  useEffect(() => {
    let isCurrent = true;
    caller?.about().then(
      (found) => isCurrent && setShared(found),
      // The list says what is wrong.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [caller, version]);

  const busy = transfers.some(({ state }) => state !== 'done' && state !== 'failed');
  useEffect(() => onBusyChange?.({ busy }), [busy, onBusyChange]);

  const rootName = shared?.name ?? deviceName;
  const entries = useMemo(
    () => (folder.kind === 'failed' ? [] : folder.entries.filter(({ hidden }) => showsHidden || !hidden)),
    [folder, showsHidden],
  );
  const chosen = entries.filter(({ name }) => selected.has(name));

  const open = useCallback(({ path: next }: { readonly path: FilePath }) => {
    setPath(next);
    setSelected(NOTHING);
    setShowsFolders(false);
  }, []);

  const tell = useCallback(
    (thrown: unknown) => show({ tone: 'error', text: faultWords(shownFault(thrown)) }),
    [show, faultWords],
  );

  const act = useCallback(
    ({ action, entries: acted }: { readonly action: FileAction; readonly entries: readonly FileEntry[] }) => {
      const [entry] = acted;
      if (!entry) return;
      switch (action) {
        case 'open':
          if (shownKind(entry) === 'folder') {
            setTakesFocus(true);
            open({ path: [...path, entry.name] });
          } else if (shownKind(entry) === 'file') setDialog({ kind: 'preview', entry });
          else tell(new FileFault(entry.kind === 'link' ? 'outside' : 'not_a_file'));
          return;
        case 'download':
          downloadFiles(queue, path, acted).catch(tell);
          return;
        case 'downloadZip':
          downloadArchive(queue, path, path.at(-1) ?? rootName, acted).catch(tell);
          return;
        case 'rename':
          setDialog({ kind: 'rename', entry });
          return;
        case 'move':
        case 'delete':
          setDialog({ kind: action, entries: acted });
      }
    },
    [open, path, queue, rootName, tell],
  );

  const upload = (files: ChosenFiles) => {
    if (!caller || readOnly) return;
    uploadInto(caller, queue, path, files).then(changed, tell);
  };

  const tree = (
    <Box sx={{ p: '12px 8px', overflow: 'auto', height: '100%' }}>
      <FolderTree
        label={text('folderOf', { name: deviceName })}
        caller={caller}
        rootName={rootName}
        path={path}
        showsHidden={showsHidden}
        version={version}
        onOpen={open}
      />
    </Box>
  );

  const mayChange = !readOnly && isConnected && folder.kind !== 'failed';
  return (
    <Box
      component="section"
      aria-label={text('filesOf', { name: deviceName })}
      onDragOver={(event) => {
        if (!mayChange || !event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
      }}
      onDrop={(event) => {
        setIsOver(false);
        if (!mayChange) return;
        event.preventDefault();
        droppedFiles(event.dataTransfer).then(upload, tell);
      }}
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        minHeight: 0,
        bgcolor: 'tone.surface',
        color: 'tone.text',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '8px',
          px: '12px',
          py: '8px',
          borderBottom: 1,
          borderColor: 'tone.line',
        }}
      >
        {isNarrow && (
          <IconButton aria-label={text('showFolders')} onClick={() => setShowsFolders(true)}>
            <PanelLeft {...ICON} />
          </IconButton>
        )}
        <PathBar rootName={rootName} path={path} onOpen={open} />
        <Box component="label" sx={{ display: 'inline-flex', alignItems: 'center', gap: '4px', fontSize: 13 }}>
          <Switch
            size="small"
            checked={showsHidden}
            onChange={(_, checked) => setShowsHidden(checked)}
            slotProps={{ input: { role: 'switch' } }}
          />
          {text('hidden')}
        </Box>
        <IconButton aria-label={text('refresh')} onClick={changed}>
          <RefreshCw {...ICON} />
        </IconButton>
        {!readOnly && (
          <>
            <Button
              variant="text"
              disabled={!mayChange}
              startIcon={<FolderPlus {...ICON} />}
              onClick={() => setDialog({ kind: 'newFolder' })}
            >
              {text('newFolder')}
            </Button>
            <UploadButton disabled={!mayChange} onChoose={({ chosen: files }) => upload(files)} />
          </>
        )}
      </Box>
      {!isConnected && (
        <Note tone="warn" role="status">
          {text('disconnected')}
        </Note>
      )}
      {readOnly && <Note tone="info">{text('readOnly')}</Note>}
      <Box sx={{ display: 'flex', flex: 1, minHeight: 0 }}>
        {isNarrow ? (
          <Drawer
            open={showsFolders}
            onClose={() => setShowsFolders(false)}
            slotProps={{ paper: { sx: { width: 300 }, 'aria-label': text('folders') } }}
          >
            {tree}
          </Drawer>
        ) : (
          <Box sx={{ width: 248, flex: 'none', borderInlineEnd: 1, borderColor: 'tone.line' }}>{tree}</Box>
        )}
        <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, minHeight: 0 }}>
          {chosen.length > 0 && (
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
          <Box sx={{ flex: 1, minHeight: 0 }}>
            <FolderContent
              folder={folder}
              isNarrow={isNarrow}
              isTop={path.length === 0}
              entries={entries}
              label={text('filesIn', { folder: shownName(path.at(-1) ?? rootName) })}
              selected={selected}
              readOnly={readOnly}
              onSelect={({ selected: next }) => setSelected(next)}
              onAct={act}
              takesFocus={takesFocus}
              onFocused={() => setTakesFocus(false)}
              onUp={() => {
                if (path.length === 0) return;
                setTakesFocus(true);
                open({ path: path.slice(0, -1) });
              }}
              onTop={() => open({ path: [] })}
              onRetry={changed}
            />
          </Box>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: '4px 16px',
              px: '16px',
              py: '8px',
              borderTop: 1,
              borderColor: 'tone.line',
              fontSize: 12.5,
              color: 'tone.textSecondary',
            }}
          >
            <span>{text('itemCount', { count: entries.length })}</span>
            {shared?.free != null && <span>{text('free', { size: formatSize(shared.free, language) })}</span>}
            {!readOnly && !isNarrow && <span>{text('dropHint')}</span>}
          </Box>
        </Box>
      </Box>
      <TransfersPanel
        transfers={transfers}
        onPause={({ id }) => queue.pause(id)}
        onResume={({ id }) => queue.resume(id)}
        onRemove={({ id }) => queue.remove(id)}
      />
      {isOver && (
        <Box
          sx={{
            position: 'absolute',
            inset: 8,
            zIndex: 6,
            display: 'grid',
            placeItems: 'center',
            pointerEvents: 'none',
            border: 2,
            borderStyle: 'dashed',
            borderColor: 'tone.accent',
            borderRadius: '12px',
            bgcolor: 'tone.accentSoft',
            color: 'tone.accentText',
            fontWeight: 700,
          }}
        >
          {text('dropHere', { folder: shownName(path.at(-1) ?? rootName) })}
        </Box>
      )}
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
    </Box>
  );
}
