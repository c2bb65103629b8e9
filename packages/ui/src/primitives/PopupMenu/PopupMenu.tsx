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

/** A popup that waits for a network: browsers do not retry failed code loads within the same page. */
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
 * Replaces a popup while it loads. Escape and an outside click close it like an open one: otherwise it would open
 * later, over whatever was opened since.
 */
function OnItsWay({ open, onClose }: Opening) {
  useEffect(() => {
    if (!open || !onClose) return undefined;
    const stopping = new AbortController();
    const options = { capture: true, signal: stopping.signal };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog below stays open, as it does below an open popup.
      event.stopPropagation();
      onClose(event, 'escapeKeyDown');
    };
    document.addEventListener('keydown', closeByKey, options);
    document.addEventListener('pointerdown', (event) => onClose(event, 'backdropClick'), options);
    return () => stopping.abort();
  }, [open, onClose]);
  return null;
}

/** Renders nothing until it is first open: most of what could open on a page never does. */
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

/** The Material UI menu, with its props; loaded when first opened, or by `preloadPopups`. */
export const PopupMenu = onceOpen(LaterMenu);

/** The Material UI popover, with its props; loaded when first opened, or by `preloadPopups`. */
export const Popup = onceOpen(LaterPopover);

/** Loads the code of popups as soon as there is a network, for a host whose page is rendered and idle. */
export async function preloadPopups(): Promise<void> {
  await Promise.all([LaterMenu.preload(), LaterPopover.preload()]);
}
