import { DenseButton } from '@remote-console/ui/primitives';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import entry from './menuEntry.module.css';
import type { HelpWay } from './useHelp.ts';

interface DrawerEntryProps {
  readonly way: HelpWay;
  /** It was pressed. */
  readonly onGo: () => void;
  readonly children: ReactNode;
}

/** An entry of the drawer: a link into another tab, a link inside the console, or a button. */
export function DrawerEntry({ way, onGo, children }: DrawerEntryProps) {
  switch (way.kind) {
    case 'outside':
      return (
        <a href={way.href} target="_blank" rel="noopener noreferrer" onClick={onGo} className={entry.inDrawer}>
          {children}
        </a>
      );
    case 'inside':
      return (
        <Link to={way.href} onClick={onGo} className={entry.inDrawer}>
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
          className={entry.inDrawer}
        >
          {children}
        </DenseButton>
      );
  }
}
