import Box from '@mui/material/Box';
import { useLanguage, useText } from '@remote-console/ui';
import { Link, useLocation } from 'react-router-dom';
import { menuOf } from './menu.ts';

interface MainMenuProps {
  /** Side by side in the bar, or one below the other in the drawer. */
  readonly direction: 'row' | 'column';
  /** An entry was pressed. */
  readonly onGo?: () => void;
}

const inBar = {
  position: 'relative',
  px: '12px',
  height: '100%',
  '&[aria-current]::after': {
    content: '""',
    position: 'absolute',
    insetInline: 12,
    bottom: -1,
    height: 2,
    bgcolor: 'tone.accent',
  },
} as const;

const inDrawer = {
  px: '12px',
  minHeight: 44,
  borderRadius: '8px',
  '&[aria-current]': { bgcolor: 'tone.accentSoft', color: 'tone.accentText' },
} as const;

/** The areas of the console. */
export function MainMenu({ direction, onGo }: MainMenuProps) {
  const text = useText('frame');
  const { pathname } = useLocation();
  const isRow = direction === 'row';
  return (
    <Box component="nav" aria-label={text('mainMenu')} sx={{ height: isRow ? '100%' : 'auto' }}>
      <Box
        component="ul"
        sx={{ display: 'flex', flexDirection: direction, height: '100%', m: 0, p: 0, listStyle: 'none' }}
      >
        {menuOf(useLanguage()).map(({ label, href, owns }) => (
          <li key={label}>
            <Box
              component={Link}
              to={href}
              onClick={onGo}
              {...(owns(pathname) ? { 'aria-current': 'page' as const } : {})}
              sx={{
                ...(isRow ? inBar : inDrawer),
                display: 'flex',
                alignItems: 'center',
                fontSize: 14,
                fontWeight: 500,
                color: 'tone.textSecondary',
                textDecoration: 'none',
                '&:hover': { color: 'tone.text' },
                '&[aria-current]': {
                  ...(isRow ? { color: 'tone.text' } : inDrawer['&[aria-current]']),
                  fontWeight: 600,
                },
                '&:focus-visible': { outline: '2px solid', outlineColor: 'tone.accent', outlineOffset: '-4px' },
              }}
            >
              {text(label)}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}
