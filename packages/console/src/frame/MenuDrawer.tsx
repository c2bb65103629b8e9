import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useText } from '@remote-console/ui';
import { LogOut, Menu, X } from 'lucide-react';
import { useState } from 'react';
import type { Session } from '../session/session.ts';
import { Avatar } from './Avatar.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { MainMenu } from './MainMenu.tsx';
import { PersonLines } from './PersonLines.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';

interface MenuDrawerProps {
  readonly session: Session;
  readonly onLogOut: () => void;
}

/** The menu of a phone, in a drawer that a button opens. */
export function MenuDrawer({ session, onLogOut }: MenuDrawerProps) {
  const text = useText('frame');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        aria-label={text('openMenu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Menu size={20} strokeWidth={1.8} aria-hidden />
      </IconButton>
      <Drawer
        open={isOpen}
        onClose={close}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-label': text('mainMenu'),
            sx: { width: 'min(320px, 86vw)' },
          },
        }}
      >
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: '16px', minHeight: '100%', p: '12px 16px 24px' }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: '12px' }}>
            <Avatar name={session.name} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <PersonLines session={session} />
            </Box>
            <IconButton aria-label={text('closeMenu')} onClick={close} sx={{ alignSelf: 'start' }}>
              <X size={20} strokeWidth={1.8} aria-hidden />
            </IconButton>
          </Box>
          <MainMenu direction="column" onGo={close} />
          <Box sx={{ display: 'flex', alignItems: 'center', gap: '8px', mt: 'auto' }}>
            <ThemeMenu />
            <LanguageMenu />
            <Button
              variant="text"
              startIcon={<LogOut size={16} strokeWidth={1.8} aria-hidden />}
              onClick={() => {
                close();
                onLogOut();
              }}
              sx={{ ml: 'auto' }}
            >
              {text('logout')}
            </Button>
          </Box>
        </Box>
      </Drawer>
    </>
  );
}
