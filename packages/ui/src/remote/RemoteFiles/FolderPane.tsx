import Drawer from '@mui/material/Drawer';
import { useText } from '../../i18n/index.ts';
import { FolderTree, type FolderTreeProps } from './FolderTree.tsx';
import styles from './FolderPane.module.css';

export interface FolderPaneProps extends FolderTreeProps {
  /** Whether it does not fit next to the files: it is shown on request then. */
  readonly isNarrow: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The folders of the device: next to the files, or above them on a phone. */
export function FolderPane({ isNarrow, isOpen, onClose, ...props }: FolderPaneProps) {
  const text = useText('remoteFiles');
  const tree = (
    <div className={styles.tree}>
      <FolderTree {...props} />
    </div>
  );
  if (!isNarrow) {
    return <div className={styles.pane}>{tree}</div>;
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
