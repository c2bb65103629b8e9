import Box from '@mui/material/Box';
import type { MainMenuPage } from '@remote-console/domain';
import { useLanguage, useText } from '@remote-console/ui';
import { Link, useLocation } from 'react-router-dom';
import { useFitting } from './fitting.ts';
import { currentEntry } from './mainMenuEntries.ts';
import { IN_BAR, IN_DRAWER } from './menuEntryStyle.ts';
import { MoreMenu, MoreSign } from './MoreMenu.tsx';
import { pageHref } from './pageHref.ts';
import { MENU_LABELS } from './pageLabels.ts';

interface MainMenuProps {
  readonly pages: readonly MainMenuPage[];
}

const rowStyle = { display: 'flex', height: '100%', m: 0, p: 0, listStyle: 'none' } as const;

/** The areas of the console, side by side. What has no room is behind a button at the end. */
export function BarMenu({ pages }: MainMenuProps) {
  const text = useText('frame');
  const lang = useLanguage();
  const current = currentEntry(pages, useLocation().pathname, lang);
  const { room, ruler, count } = useFitting(pages.length);
  const [shown, others] = [pages.slice(0, count), pages.slice(count)];
  return (
    <Box
      component="nav"
      ref={room}
      aria-label={text('mainMenu')}
      sx={{ position: 'relative', flex: 1, minWidth: 0, height: '100%', overflow: 'hidden' }}
    >
      <Box component="ul" data-tour="menu" sx={{ ...rowStyle, display: 'inline-flex' }}>
        {shown.map((page) => (
          <li key={page}>
            <Box
              component={Link}
              to={pageHref(page, lang)}
              {...(page === current ? { 'aria-current': 'page' as const } : {})}
              sx={IN_BAR}
            >
              {text(MENU_LABELS[page])}
            </Box>
          </li>
        ))}
        {others.length > 0 && (
          <li>
            <MoreMenu pages={others} current={current} />
          </li>
        )}
      </Box>
      <Box aria-hidden sx={{ position: 'absolute', inset: 0, overflow: 'hidden', visibility: 'hidden' }}>
        <Box ref={ruler} sx={{ ...rowStyle, width: 'max-content' }}>
          {pages.map((page) => (
            // As wide as the entry becomes when it is the current one.
            <Box key={page} component="span" sx={{ ...IN_BAR, fontWeight: 600 }}>
              {text(MENU_LABELS[page])}
            </Box>
          ))}
          <Box component="span" sx={{ ...IN_BAR, fontWeight: 600 }}>
            <MoreSign />
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

interface DrawerMenuProps extends MainMenuProps {
  /** An entry was pressed. */
  readonly onGo: () => void;
}

/** The areas of the console, one below the other. */
export function DrawerMenu({ pages, onGo }: DrawerMenuProps) {
  const text = useText('frame');
  const lang = useLanguage();
  const current = currentEntry(pages, useLocation().pathname, lang);
  return (
    <Box component="nav" aria-label={text('mainMenu')}>
      <Box component="ul" sx={{ display: 'grid', gap: '2px', m: 0, p: 0, listStyle: 'none' }}>
        {pages.map((page) => (
          <li key={page}>
            <Box
              component={Link}
              to={pageHref(page, lang)}
              onClick={onGo}
              {...(page === current ? { 'aria-current': 'page' as const } : {})}
              sx={IN_DRAWER}
            >
              {text(MENU_LABELS[page])}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}
