import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { shownKind, type FileEntry } from '@remote-console/domain';
import { Archive, Download, Ellipsis, Eye, FolderInput, FolderOpen, Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { ICON, IconButton, PopupMenu } from '../../primitives/index.ts';
import type { FileAction, FileActions } from './fileActions.ts';
import { shownName } from './shownName.ts';

export interface EntryMenuProps extends FileActions {
  readonly entry: FileEntry;
  readonly tabIndex?: number;
}

/** All actions of a file or folder. */
export function EntryMenu({ entry, readOnly, onAct, tabIndex }: EntryMenuProps) {
  const text = useText('remoteFiles');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const kind = shownKind(entry);
  const item = (action: FileAction, sign: ReactNode, words: string) => (
    <MenuItem
      key={action}
      onClick={() => {
        setAnchor(null);
        onAct({ action, entries: [entry] });
      }}
    >
      <ListItemIcon>{sign}</ListItemIcon>
      {words}
    </MenuItem>
  );
  return (
    <>
      <IconButton
        size="small"
        aria-label={text('menuOf', { name: shownName(entry.name) })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(tabIndex === undefined ? {} : { tabIndex })}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Ellipsis {...ICON} />
      </IconButton>
      <PopupMenu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {kind === 'folder' && item('open', <FolderOpen {...ICON} />, text('open'))}
        {kind === 'file' && item('open', <Eye {...ICON} />, text('preview'))}
        {kind === 'file' && item('download', <Download {...ICON} />, text('download'))}
        {entry.kind === 'folder' && item('downloadZip', <Archive {...ICON} />, text('downloadZip'))}
        {!readOnly && [
          <Divider key="line" />,
          item('rename', <Pencil {...ICON} />, text('rename')),
          item('move', <FolderInput {...ICON} />, text('moveMenu')),
          item('delete', <Trash2 {...ICON} />, text('delete')),
        ]}
      </PopupMenu>
    </>
  );
}
