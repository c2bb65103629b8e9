import { DenseButton } from '@remote-console/ui/primitives';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import entry from './menuEntry.module.css';
import type { HelpWay } from './useHelp.ts';

const IN_DRAWER = `${entry.inList} ${entry.inDrawer}`;

interface DrawerEntryProps {
  readonly way: HelpWay;
  /** Called when it was pressed. */
  readonly onGo: () => void;
  readonly children: ReactNode;
}

/** A drawer entry: a link to another tab, a link inside the console, or a button. */
export function DrawerEntry({ way, onGo, children }: DrawerEntryProps) {
  switch (way.kind) {
    case 'outside':
      return (
        <a href={way.href} target="_blank" rel="noopener noreferrer" onClick={onGo} className={IN_DRAWER}>
          {children}
        </a>
      );
    case 'inside':
      return (
        <Link to={way.href} onClick={onGo} className={IN_DRAWER}>
          {children}
        </Link>
      );
    case 'act':
      return (
        <DenseButton
          look="bare"
          onClick={() => {
            onGo();
            way.act();
          }}
          className={IN_DRAWER}
        >
          {children}
        </DenseButton>
      );
  }
}
