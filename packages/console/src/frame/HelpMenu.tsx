import MenuItem from '@mui/material/MenuItem';
import type { ConsoleMode } from '@remote-console/domain';
import { useText } from '@remote-console/ui';
import { DenseButton, PopupMenu } from '@remote-console/ui/primitives';
import { CircleHelp, Headset, Keyboard, MessageCircle } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFrame } from './frameContext.ts';
import { useHelp, type HelpWay } from './useHelp.ts';

const SIGN = { size: 16, strokeWidth: 1.8, 'aria-hidden': true } as const;

/** One way to help as an entry of a menu, which hands it its place in the order of the keyboard. */
function helpItem(key: string, way: HelpWay, close: () => void, children: ReactNode) {
  switch (way.kind) {
    case 'outside':
      return (
        <MenuItem key={key} component="a" href={way.href} target="_blank" rel="noopener noreferrer" onClick={close}>
          {children}
        </MenuItem>
      );
    case 'inside':
      return (
        <MenuItem key={key} component={Link} to={way.href} onClick={close}>
          {children}
        </MenuItem>
      );
    case 'act':
      return (
        <MenuItem
          key={key}
          onClick={() => {
            close();
            way.act();
          }}
        >
          {children}
        </MenuItem>
      );
  }
}

interface HelpMenuProps {
  readonly mode: ConsoleMode;
}

/** Where help is: the consultation, the customer support, and the keyboard shortcuts. */
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
        <MenuItem
          onClick={() => {
            close();
            openShortcuts();
          }}
        >
          <Keyboard {...SIGN} />
          {text('shortcuts')}
        </MenuItem>
      </PopupMenu>
    </>
  );
}
