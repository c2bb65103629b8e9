import type { ConsoleMode } from '@remote-console/domain';
import { useText } from '@remote-console/ui';
import { DenseButton, MenuEntry, PopupMenu } from '@remote-console/ui/primitives';
import { CircleHelp, Headset, Keyboard, MessageCircle } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useFrame } from './frameContext.ts';
import { useHelp, type HelpWay } from './useHelp.ts';

const SIGN = { size: 16, strokeWidth: 1.8, 'aria-hidden': true } as const;

/** One kind of help as a menu entry; the menu passes its tab index. */
function helpItem(key: string, way: HelpWay, close: () => void, children: ReactNode) {
  switch (way.kind) {
    case 'outside':
      return (
        <MenuEntry key={key} href={way.href} newTab onClick={close}>
          {children}
        </MenuEntry>
      );
    case 'inside':
      return (
        <MenuEntry key={key} href={way.href} onClick={close}>
          {children}
        </MenuEntry>
      );
    case 'act':
      return (
        <MenuEntry
          key={key}
          onClick={() => {
            close();
            way.act();
          }}
        >
          {children}
        </MenuEntry>
      );
  }
}

interface HelpMenuProps {
  readonly mode: ConsoleMode;
}

/** Where to get help: the consultation, customer support, and keyboard shortcuts. */
export function HelpMenu({ mode }: HelpMenuProps) {
  const text = useText('frame');
  const { openShortcuts } = useFrame();
  const { support, consultation } = useHelp(mode);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <DenseButton
        look="icon"
        aria-label={text('help')}
        title={text('help')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <CircleHelp size={18} strokeWidth={1.8} aria-hidden />
      </DenseButton>
      <PopupMenu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': text('help') } }}
      >
        {consultation &&
          helpItem(
            'consultation',
            consultation,
            close,
            <>
              <MessageCircle {...SIGN} />
              {text('consultation')}
            </>,
          )}
        {helpItem(
          'support',
          support,
          close,
          <>
            <Headset {...SIGN} />
            {text('support')}
          </>,
        )}
        <MenuEntry
          onClick={() => {
            close();
            openShortcuts();
          }}
        >
          <Keyboard {...SIGN} />
          {text('shortcuts')}
        </MenuEntry>
      </PopupMenu>
    </>
  );
}
