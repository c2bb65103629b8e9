import { IconButton } from '@remote-console/ui/primitives';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import type { ConsoleMode, MainMenuPage } from '@remote-console/domain';
import { useText } from '@remote-console/ui';
import { LogOut, X } from 'lucide-react';
import type { Session } from '../session/session.ts';
import { Avatar } from './Avatar.tsx';
import { DrawerEntry } from './DrawerEntry.tsx';
import { DrawerHelp } from './DrawerHelp.tsx';
import { useFrame } from './frameContext.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { DrawerMenu } from './DrawerMenu.tsx';
import { PersonLines } from './PersonLines.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';
import { ViewToggle } from './ViewToggle.tsx';

/** Who looks, and what the menu offers. */
export interface MenuInput {
  readonly session: Session;
  readonly pages: readonly MainMenuPage[];
  readonly mode: ConsoleMode;
}

interface MenuPanelProps extends MenuInput {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What the drawer of a phone holds. A file of its own, for whoever opens it. */
export function MenuPanel({ session, pages, mode, open, onClose }: MenuPanelProps) {
  const text = useText('frame');
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
        <DrawerMenu pages={pages} onGo={onClose} />
        <Divider />
        <DrawerHelp mode={mode} onGo={onClose} />
        <Box sx={{ display: 'grid', gap: '8px', mt: 'auto' }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: '8px' }}>
            <ViewToggle onChanged={onClose} />
            <ThemeMenu />
            <LanguageMenu />
          </Box>
          <DrawerEntry way={{ kind: 'act', act: logOut }} onGo={onClose}>
            <LogOut size={16} strokeWidth={1.8} aria-hidden />
            {text('logout')}
          </DrawerEntry>
        </Box>
      </Box>
    </Drawer>
  );
}
