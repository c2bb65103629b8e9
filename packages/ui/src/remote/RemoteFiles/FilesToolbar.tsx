import Switch from '@mui/material/Switch';
import { LONGEST_FILE_SEARCH, type FilePath } from '@remote-console/domain';
import { FolderPlus, PanelLeft, RefreshCw } from 'lucide-react';
import { useText } from '../../i18n/index.ts';
import { Button, ICON, IconButton, SearchField } from '../../primitives/index.ts';
import type { ChosenFiles } from './droppedFiles.ts';
import { PathBar } from './PathBar.tsx';
import { UploadButton } from './UploadButton.tsx';
import type { FolderWalk } from './useFolderWalk.ts';
import styles from './FilesToolbar.module.css';

export interface FilesToolbarProps {
  readonly rootName: string;
  readonly walk: FolderWalk;
  readonly onOpen: (change: { readonly path: FilePath }) => void;
  /** The search text; empty while the folder itself is shown. */
  readonly searched: string;
  readonly onSearch: (change: { readonly text: string }) => void;
  readonly showsHidden: boolean;
  readonly onShowHidden: (change: { readonly shows: boolean }) => void;
  readonly onRefresh: () => void;
  readonly readOnly: boolean;
  /** Whether changes are possible now. */
  readonly mayChange: boolean;
  readonly onNewFolder: () => void;
  readonly onUpload: (change: { readonly chosen: ChosenFiles }) => void;
  /** Shows the folders, if they do not fit next to the files; null if they do. */
  readonly onShowFolders: (() => void) | null;
}

/** The path of the current folder, and its actions. */
export function FilesToolbar(props: FilesToolbarProps) {
  const { rootName, walk, onOpen, searched, onSearch, showsHidden, onShowHidden, onRefresh } = props;
  const { readOnly, mayChange, onNewFolder, onUpload, onShowFolders } = props;
  const text = useText('remoteFiles');
  return (
    <div className={styles.toolbar}>
      {onShowFolders && (
        <IconButton aria-label={text('showFolders')} onClick={onShowFolders}>
          <PanelLeft {...ICON} />
        </IconButton>
      )}
      <PathBar rootName={rootName} walk={walk} onOpen={onOpen} />
      <div className={styles.search}>
        <SearchField
          keys={[{ key: 'name', label: text('searchBelow') }]}
          searchKey="name"
          value={searched}
          label={text('searchBelow')}
          placeholder={text('searchBelow')}
          limit={LONGEST_FILE_SEARCH}
          onChange={({ value }) => onSearch({ text: value })}
        />
      </div>
      <label className={styles.hiddenFiles}>
        <Switch
          size="small"
          checked={showsHidden}
          onChange={(_, shows) => onShowHidden({ shows })}
          slotProps={{ input: { role: 'switch' } }}
        />
        {text('hidden')}
      </label>
      <IconButton aria-label={text('refresh')} onClick={onRefresh}>
        <RefreshCw {...ICON} />
      </IconButton>
      {!readOnly && (
        <>
          <Button variant="text" disabled={!mayChange} startIcon={<FolderPlus {...ICON} />} onClick={onNewFolder}>
            {text('newFolder')}
          </Button>
          <UploadButton disabled={!mayChange} onChoose={onUpload} />
        </>
      )}
    </div>
  );
}
