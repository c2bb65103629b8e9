import Divider from '@mui/material/Divider';
import type { ConsoleMode, MainMenuPage } from '@remote-console/domain';
import type { Session } from '../session/index.ts';
import { DrawerHelp } from './DrawerHelp.tsx';
import { DrawerMenu } from './DrawerMenu.tsx';
import { DrawerPanel, type DrawerState } from './DrawerPanel.tsx';
import { ViewToggle } from './ViewToggle.tsx';

/** The user, and what the menu offers. */
export interface MenuInput {
  readonly session: Session;
  readonly pages: readonly MainMenuPage[];
  readonly mode: ConsoleMode;
}

/** The contents of a phone's drawer. In a separate file, loaded when it opens. */
export function MenuPanel({ session, pages, mode, open, onClose }: MenuInput & DrawerState) {
  return (
    <DrawerPanel session={session} open={open} onClose={onClose} tools={<ViewToggle onChanged={onClose} />}>
      <DrawerMenu pages={pages} onGo={onClose} />
      <Divider />
      <DrawerHelp mode={mode} onGo={onClose} />
    </DrawerPanel>
  );
}
