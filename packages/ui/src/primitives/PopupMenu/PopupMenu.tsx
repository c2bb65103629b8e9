import type { MenuProps } from '@mui/material/Menu';
import type { PopoverProps } from '@mui/material/Popover';
import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { networkIsThere } from '../../browser/index.ts';
import { preloadable, withMaterial } from '../../material/index.ts';
import { MenuEntry, MenuLine } from './MenuEntry.tsx';

const loadMenu = withMaterial<MenuProps>(async () => {
  const [menu] = await Promise.all([import('@mui/material/Menu'), MenuEntry.preload(), MenuLine.preload()]);
  return menu.default;
});
const loadPopover = withMaterial<PopoverProps>(async () => (await import('@mui/material/Popover')).default);

/** A popup that waits for a network: browsers do not ask again, in the same page, for code that they could not get. */
function popup<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return preloadable<Props>(async () => {
    await networkIsThere();
    return load();
  });
}

const LaterMenu = popup(loadMenu);
const LaterPopover = popup(loadPopover);

type Opening = Pick<PopoverProps, 'open' | 'onClose'>;

/**
 * Takes the place of a popup that is being loaded. Escape and a press elsewhere close it as they close one that is shown: it
 * would open later otherwise, over what was opened since.
 */
function OnItsWay({ open, onClose }: Opening) {
  useEffect(() => {
    if (!open || !onClose) return undefined;
    const stopping = new AbortController();
    const options = { capture: true, signal: stopping.signal };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog below stays, as it does below a popup that is shown.
      event.stopPropagation();
      onClose(event, 'escapeKeyDown');
    };
    document.addEventListener('keydown', closeByKey, options);
    document.addEventListener('pointerdown', (event) => onClose(event, 'backdropClick'), options);
    return () => stopping.abort();
  }, [open, onClose]);
  return null;
}

/** Draws nothing until it is first open: most of what could open on a page never does. */
function onceOpen<Props extends Opening>(Part: ComponentType<Props>) {
  return function OnceOpen(props: Props) {
    const { open, onClose } = props;
    const [wasOpen, setWasOpen] = useState(open);
    if (open && !wasOpen) setWasOpen(true);
    if (!wasOpen) return null;
    return (
      <Suspense fallback={<OnItsWay open={open} onClose={onClose} />}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** The menu of Material UI, with its properties; loaded when it is first opened, or by `preloadPopups`. */
export const PopupMenu = onceOpen(LaterMenu);

/** The popover of Material UI, with its properties; loaded when it is first opened, or by `preloadPopups`. */
export const Popup = onceOpen(LaterPopover);

/** Loads what opens as a popup as soon as there is a network, for a host whose page is shown and has nothing else to do. */
export async function preloadPopups(): Promise<void> {
  await Promise.all([LaterMenu.preload(), LaterPopover.preload()]);
}
