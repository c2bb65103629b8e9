import { IconButton } from '@remote-console/ui/primitives';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { useText } from '@remote-console/ui';
import { LogOut, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Session } from '../session/session.ts';
import { Avatar } from './Avatar.tsx';
import { DrawerEntry } from './DrawerEntry.tsx';
import { useFrame } from './frameContext.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { PersonLines } from './PersonLines.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';

/** A drawer that is open or not. */
export interface DrawerState {
  readonly open: boolean;
  readonly onClose: () => void;
}

interface DrawerPanelProps extends DrawerState {
  readonly session: Session;
  /** Before the choices of colors and language. */
  readonly tools?: ReactNode;
  /** The entries. */
  readonly children: ReactNode;
}

/** The drawer of a phone around its entries: who is logged in, the choices, and the way out. */
export function DrawerPanel({ session, tools, open, onClose, children }: DrawerPanelProps) {
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
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          gap: 'var(--rc-space-md)',
          minHeight: '100%',
          p: 'var(--rc-space-md) var(--rc-space-lg) var(--rc-space-xl)',
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 'var(--rc-space-md)' }}>
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
        {children}
        <Box sx={{ display: 'grid', gap: 'var(--rc-space-sm)', mt: 'auto' }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 'var(--rc-space-sm)' }}>
            {tools}
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
