import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { X } from 'lucide-react';
import { useText } from '../i18n/index.ts';
import { ICON } from '../primitives/index.ts';
import { GroupTreeWidget, type GroupTreeWidgetProps } from './GroupTreeWidget.tsx';
import { IconButton } from '../primitives/Button/index.ts';

export interface GroupTreeDrawerProps extends GroupTreeWidgetProps {
  readonly open: boolean;
  /** The drawer was closed, or an entry was chosen in it. */
  readonly onClose: () => void;
}

/** The group tree on a phone: a drawer from the side. */
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
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 44 }}>
        <Box
          component="h2"
          sx={{
            m: 0,
            pl: 'var(--rc-space-xs)',
            fontSize: 'var(--rc-font-size-heading)',
            lineHeight: '24px',
            fontWeight: 700,
          }}
        >
          {text('tree')}
        </Box>
        <IconButton aria-label={text('close')} onClick={onClose}>
          <X {...ICON} />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <GroupTreeWidget
          {...tree}
          onOpenGroup={(choice) => {
            onOpenGroup(choice);
            onClose();
          }}
        />
      </Box>
    </Drawer>
  );
}
