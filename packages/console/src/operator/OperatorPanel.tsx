import Divider from '@mui/material/Divider';
import { useLanguage, useText } from '@remote-console/ui';
import { CircleUserRound } from 'lucide-react';
import { DrawerEntry, DrawerPanel, type DrawerState } from '../frame/index.ts';
import entry from '../frame/menuEntry.module.css';
import { hrefOf } from '../routing/index.ts';
import type { Session } from '../session/index.ts';
import styles from './OperatorBar.module.css';
import { OperatorLinks } from './OperatorLinks.tsx';

interface OperatorPanelProps extends DrawerState {
  readonly session: Session;
}

/** The contents of a service operator's drawer on a phone. In a separate file, loaded when it opens. */
export function OperatorPanel({ session, open, onClose }: OperatorPanelProps) {
  const text = useText('frame');
  const lang = useLanguage();
  return (
    <DrawerPanel session={session} open={open} onClose={onClose}>
      <OperatorLinks listClass={styles.list ?? ''} entryClass={`${entry.inList} ${entry.inDrawer}`} onGo={onClose} />
      <Divider />
      <DrawerEntry way={{ kind: 'inside', href: hrefOf('operator-profile', { lang }) }} onGo={onClose}>
        <CircleUserRound size={16} strokeWidth={1.8} aria-hidden />
        {text('profileAndSecurity')}
      </DrawerEntry>
    </DrawerPanel>
  );
}
