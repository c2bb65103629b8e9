import type { MenuProps } from '@mui/material/Menu';
import type { PopoverProps } from '@mui/material/Popover';
import { Suspense, useState, type ComponentType } from 'react';
import { preloadable } from '../../provider/preloadable.tsx';

const LaterMenu = preloadable<MenuProps>(async () => (await import('@mui/material/Menu')).default);
const LaterPopover = preloadable<PopoverProps>(async () => (await import('@mui/material/Popover')).default);

/** Draws nothing until it is first open: most of what could open on a page never does. */
function onceOpen<Props extends { readonly open: boolean }>(Part: ComponentType<Props>) {
  return function OnceOpen(props: Props) {
    const [wasOpen, setWasOpen] = useState(props.open);
    if (props.open && !wasOpen) setWasOpen(true);
    if (!wasOpen) return null;
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** The menu of Material UI, with its properties; loaded when it is first opened, or by `preloadPopups`. */
export const PopupMenu = onceOpen(LaterMenu);

/** The popover of Material UI, with its properties; loaded when it is first opened, or by `preloadPopups`. */
export const Popup = onceOpen(LaterPopover);

/** Loads what opens as a popup, for a host whose page is shown and has nothing else to do. */
export async function preloadPopups(): Promise<void> {
  await Promise.all([LaterMenu.preload(), LaterPopover.preload()]);
}
