import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import { useLanguage, useText } from '@remote-console/ui';
import { IconButton } from '@remote-console/ui/primitives';
import { CircleUserRound, LogOut, X } from 'lucide-react';
import { Avatar } from '../frame/Avatar.tsx';
import { DrawerEntry } from '../frame/DrawerEntry.tsx';
import { useFrame } from '../frame/frameContext.ts';
import { LanguageMenu } from '../frame/LanguageMenu.tsx';
import entry from '../frame/menuEntry.module.css';
import { PersonLines } from '../frame/PersonLines.tsx';
import { ThemeMenu } from '../frame/ThemeMenu.tsx';
import { hrefOf } from '../routes/paths.ts';
import type { Session } from '../session/session.ts';
import styles from './OperatorBar.module.css';
import { OperatorLinks } from './OperatorLinks.tsx';

interface OperatorPanelProps {
  readonly session: Session;
  readonly open: boolean;
  readonly onClose: () => void;
}

const SIGN = { size: 16, strokeWidth: 1.8, 'aria-hidden': true } as const;

/** What the drawer of a phone holds for whoever operates the service. A file of its own, for whoever opens it. */
export function OperatorPanel({ session, open, onClose }: OperatorPanelProps) {
  const text = useText('frame');
  const lang = useLanguage();
  const { logOut } = useFrame();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': text('mainMenu'),
          sx: { width: 'min(320px, 86vw)' },
        },
      }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: '12px', minHeight: '100%', p: '12px 16px 24px' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: '12px' }}>
          <Avatar name={session.name} logo={session.profile} />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <PersonLines session={session} />
          </Box>
          <Box sx={{ display: 'flex', alignSelf: 'start' }}>
            <IconButton aria-label={text('closeMenu')} onClick={onClose}>
              <X size={20} strokeWidth={1.8} aria-hidden />
            </IconButton>
          </Box>
        </Box>
        <OperatorLinks listClass={styles.list ?? ''} entryClass={`${entry.inList} ${entry.inDrawer}`} onGo={onClose} />
        <Divider />
        <DrawerEntry way={{ kind: 'inside', href: hrefOf('operator-profile', { lang }) }} onGo={onClose}>
          <CircleUserRound {...SIGN} />
          {text('profileAndSecurity')}
        </DrawerEntry>
        <Box sx={{ display: 'grid', gap: '8px', mt: 'auto' }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: '8px' }}>
            <ThemeMenu />
            <LanguageMenu />
          </Box>
          <DrawerEntry way={{ kind: 'act', act: logOut }} onGo={onClose}>
            <LogOut {...SIGN} />
            {text('logout')}
          </DrawerEntry>
        </Box>
      </Box>
    </Drawer>
  );
}
