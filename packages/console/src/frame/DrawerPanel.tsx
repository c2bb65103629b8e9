import { IconButton } from '@remote-console/ui/primitives';
import Drawer from '@mui/material/Drawer';
import { useText } from '@remote-console/ui';
import { LogOut, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Session } from '../session/index.ts';
import { Avatar } from './Avatar.tsx';
import { DrawerEntry } from './DrawerEntry.tsx';
import { useFrame } from './frameContext.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { PersonLines } from './PersonLines.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';
import styles from './DrawerPanel.module.css';

/** A drawer that is open or closed. */
export interface DrawerState {
  readonly open: boolean;
  readonly onClose: () => void;
}

interface DrawerPanelProps extends DrawerState {
  readonly session: Session;
  /** Shown before the theme and language choices. */
  readonly tools?: ReactNode;
  /** The entries. */
  readonly children: ReactNode;
}

/** A phone's drawer around its entries: the signed-in user, the choices, and logout. */
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
      <div className={styles.panel}>
        <div className={styles.head}>
          <Avatar name={session.name} logo={session.profile} />
          <div className={styles.person}>
            <PersonLines session={session} />
          </div>
          <div className={styles.close}>
            <IconButton aria-label={text('closeMenu')} onClick={onClose}>
              <X size={20} strokeWidth={1.8} aria-hidden />
            </IconButton>
          </div>
        </div>
        {children}
        <div className={styles.foot}>
          <div className={styles.choices}>
            {tools}
            <ThemeMenu />
            <LanguageMenu />
          </div>
          <DrawerEntry way={{ kind: 'act', act: logOut }} onGo={onClose}>
            <LogOut size={16} strokeWidth={1.8} aria-hidden />
            {text('logout')}
          </DrawerEntry>
        </div>
      </div>
    </Drawer>
  );
}
