import MenuItem from '@mui/material/MenuItem';
import { Eye, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { ICON, IconButton, PopupMenu } from '../../primitives/index.ts';
import { OPENS_TERMINAL } from '../opensTerminal.ts';
import { offerWords, type OfferedTerminal } from '../guestTerminals.ts';

interface OfferedTerminalsProps {
  readonly offered: readonly OfferedTerminal[];
  readonly onOpen: (terminal: OfferedTerminal) => void;
}

/** The terminals of others, one click away. Not rendered without any. */
export function OfferedTerminals({ offered, onOpen }: OfferedTerminalsProps) {
  const text = useText('remote');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (offered.length === 0) return null;
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        {...OPENS_TERMINAL}
        size="small"
        aria-label={text('offeredTerminals')}
        title={text('offeredTerminals')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <UsersRound {...ICON} />
      </IconButton>
      <PopupMenu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ list: { 'aria-label': text('offeredTerminals') } }}
      >
        {offered.map((terminal) => {
          const Icon = terminal.part === 'watch' ? Eye : UsersRound;
          return (
            <MenuItem
              key={terminal.connection}
              onClick={() => {
                close();
                onOpen(terminal);
              }}
            >
              <Icon {...ICON} />
              {offerWords(terminal, text)}
            </MenuItem>
          );
        })}
      </PopupMenu>
    </>
  );
}
