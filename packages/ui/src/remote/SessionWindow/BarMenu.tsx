import MenuItem from '@mui/material/MenuItem';
import { ArrowLeft, ChevronUp, EllipsisVertical, Keyboard } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { ICON, IconButton, PopupMenu } from '../../primitives/index.ts';

interface BarMenuProps {
  readonly onHide: () => void;
  readonly onShortcuts: () => void;
  readonly onLeave: () => void;
}

/** What does not fit into the bar. */
export function BarMenu({ onHide, onShortcuts, onLeave }: BarMenuProps) {
  const text = useText('remote');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const entries = [
    { Icon: ChevronUp, words: text('hideBar'), act: onHide },
    { Icon: Keyboard, words: text('shortcuts'), act: onShortcuts },
    { Icon: ArrowLeft, words: text('backToDevice'), act: onLeave },
  ];
  return (
    <>
      <IconButton
        aria-label={text('more')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <EllipsisVertical {...ICON} />
      </IconButton>
      <PopupMenu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ list: { 'aria-label': text('more') } }}
      >
        {entries.map(({ Icon, words, act }) => (
          <MenuItem
            key={words}
            onClick={() => {
              close();
              act();
            }}
          >
            <Icon {...ICON} />
            {words}
          </MenuItem>
        ))}
      </PopupMenu>
    </>
  );
}
