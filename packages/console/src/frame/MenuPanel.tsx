import Divider from '@mui/material/Divider';
import type { ConsoleMode, MainMenuPage } from '@remote-console/domain';
import type { Session } from '../session/index.ts';
import { DrawerHelp } from './DrawerHelp.tsx';
import { DrawerMenu } from './DrawerMenu.tsx';
import { DrawerPanel, type DrawerState } from './DrawerPanel.tsx';
import { ViewToggle } from './ViewToggle.tsx';

/** Who looks, and what the menu offers. */
export interface MenuInput {
  readonly session: Session;
  readonly pages: readonly MainMenuPage[];
  readonly mode: ConsoleMode;
}

/** What the drawer of a phone holds. A file of its own, for whoever opens it. */
export function MenuPanel({ session, pages, mode, open, onClose }: MenuInput & DrawerState) {
  return (
    <DrawerPanel session={session} open={open} onClose={onClose} tools={<ViewToggle onChanged={onClose} />}>
      <DrawerMenu pages={pages} onGo={onClose} />
      <Divider />
      <DrawerHelp mode={mode} onGo={onClose} />
    </DrawerPanel>
  );
}
