import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { useText } from '../../i18n/index.ts';
import { FolderTree, type FolderTreeProps } from './FolderTree.tsx';

export interface FolderPaneProps extends FolderTreeProps {
  /** Whether there is no room for it beside the files: it comes on request then. */
  readonly isNarrow: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The folders of the device: beside the files, or above them on a phone. */
export function FolderPane({ isNarrow, isOpen, onClose, ...props }: FolderPaneProps) {
  const text = useText('remoteFiles');
  const tree = (
    <Box sx={{ p: 'var(--rc-space-md) var(--rc-space-sm)', overflow: 'auto', height: '100%' }}>
      <FolderTree {...props} />
    </Box>
  );
  if (!isNarrow) {
    return <Box sx={{ width: 248, flex: 'none', borderInlineEnd: 1, borderColor: 'tone.line' }}>{tree}</Box>;
  }
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { sx: { width: 300 }, 'aria-label': text('folders') } }}
    >
      {tree}
    </Drawer>
  );
}
