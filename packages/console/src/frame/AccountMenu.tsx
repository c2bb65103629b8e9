import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useText } from '@remote-console/ui';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import type { Session } from '../session/session.ts';
import { Avatar } from './Avatar.tsx';
import { PersonLines } from './PersonLines.tsx';
import { roleLabel } from './roleLabel.ts';
import { WIDE } from './screenWidths.ts';

interface AccountMenuProps {
  readonly session: Session;
  readonly onLogOut: () => void;
}

/** Who is signed in, and the way out. */
export function AccountMenu({ session, onLogOut }: AccountMenuProps) {
  const text = useText('frame');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = roleLabel(session);
  return (
    <>
      <ButtonBase
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={
          label === null
            ? text('accountOf', { name: session.name })
            : `${text(label, { id: session.mgrid })}, ${text('accountOf', { name: session.name })}`
        }
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          gap: '8px',
          minHeight: 44,
          minWidth: 44,
          px: '8px',
          borderRadius: '8px',
          '&:hover': { bgcolor: 'tone.sunken' },
          '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'tone.accent' },
        }}
      >
        {label !== null && (
          <Box
            component="span"
            sx={{
              display: 'none',
              [WIDE]: { display: 'block' },
              maxWidth: 260,
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
              fontSize: 12.5,
              color: 'tone.textSecondary',
            }}
          >
            {text(label, { id: session.mgrid })}
          </Box>
        )}
        <Avatar name={session.name} />
      </ButtonBase>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': text('account') } }}
      >
        <Box role="presentation" sx={{ px: '10px', py: '8px', maxWidth: 300 }}>
          <PersonLines session={session} />
        </Box>
        <Divider role="presentation" sx={{ my: '4px' }} />
        <MenuItem
          onClick={() => {
            setAnchor(null);
            onLogOut();
          }}
        >
          <LogOut size={16} strokeWidth={1.8} aria-hidden />
          {text('logout')}
        </MenuItem>
      </Menu>
    </>
  );
}
