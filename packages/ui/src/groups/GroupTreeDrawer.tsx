import Drawer from '@mui/material/Drawer';
import { X } from 'lucide-react';
import { useText } from '../i18n/index.ts';
import { ICON, IconButton } from '../primitives/index.ts';
import { GroupTreeWidget, type GroupTreeWidgetProps } from './GroupTreeWidget.tsx';
import styles from './GroupTreeDrawer.module.css';

export interface GroupTreeDrawerProps extends GroupTreeWidgetProps {
  readonly open: boolean;
  /** The drawer was closed, or an entry was chosen in it. */
  readonly onClose: () => void;
}

/** The group tree on a phone: a side drawer. */
export function GroupTreeDrawer({ open, onClose, onOpenGroup, ...tree }: GroupTreeDrawerProps) {
  const text = useText('groups');
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': text('tree'),
          sx: {
            width: 'min(320px, 86vw)',
            p: 'var(--rc-space-md)',
            gap: 'var(--rc-space-sm)',
            bgcolor: 'tone.surface',
          },
        },
      }}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>{text('tree')}</h2>
        <IconButton aria-label={text('close')} onClick={onClose}>
          <X {...ICON} />
        </IconButton>
      </div>
      <div className={styles.tree}>
        <GroupTreeWidget
          {...tree}
          onOpenGroup={(choice) => {
            onOpenGroup(choice);
            onClose();
          }}
        />
      </div>
    </Drawer>
  );
}
