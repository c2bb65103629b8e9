import { later } from '@remote-console/ui/provider';
import { DrawerButton } from './DrawerButton.tsx';
import type { MenuInput } from './MenuPanel.tsx';

const MenuPanel = later(async () => (await import('./MenuPanel.tsx')).MenuPanel);

/** A phone's menu, in a drawer that a button opens. */
export function MenuDrawer(input: MenuInput) {
  return <DrawerButton>{(drawer) => <MenuPanel {...input} {...drawer} />}</DrawerButton>;
}
