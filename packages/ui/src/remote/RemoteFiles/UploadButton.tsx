import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { ChevronDown, FileUp, FolderUp, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button, ICON, PopupMenu } from '../../primitives/index.ts';
import { chosenFiles, type ChosenFiles } from './droppedFiles.ts';

export interface UploadButtonProps {
  readonly disabled: boolean;
  readonly onChoose: (change: { readonly chosen: ChosenFiles }) => void;
}

/** Chooses files, or a folder with its content. */
export function UploadButton({ disabled, onChoose }: UploadButtonProps) {
  const text = useText('remoteFiles');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const choose = (input: HTMLInputElement | null) => {
    setAnchor(null);
    input?.click();
  };
  const take = (input: HTMLInputElement) => {
    if (input.files && input.files.length > 0) onChoose({ chosen: chosenFiles(input.files) });
    // The same file can be chosen again.
    input.value = '';
  };
  return (
    <>
      <Button
        variant="contained"
        disabled={disabled}
        startIcon={<Upload {...ICON} />}
        endIcon={<ChevronDown {...ICON} />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {text('upload')}
      </Button>
      <PopupMenu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => choose(files.current)}>
          <ListItemIcon>
            <FileUp {...ICON} />
          </ListItemIcon>
          {text('uploadFiles')}
        </MenuItem>
        <MenuItem onClick={() => choose(folder.current)}>
          <ListItemIcon>
            <FolderUp {...ICON} />
          </ListItemIcon>
          {text('uploadFolder')}
        </MenuItem>
      </PopupMenu>
      <input
        ref={files}
        type="file"
        multiple
        hidden
        aria-label={text('uploadFiles')}
        onChange={({ currentTarget }) => take(currentTarget)}
      />
      <input
        ref={(input) => {
          folder.current = input;
          // React has no property for it.
          if (input) input.webkitdirectory = true;
        }}
        type="file"
        multiple
        hidden
        aria-label={text('uploadFolder')}
        onChange={({ currentTarget }) => take(currentTarget)}
      />
    </>
  );
}
