import Box from '@mui/material/Box';
import type { ConsoleMode, MainMenuPage } from '@remote-console/domain';
import { useLanguage } from '@remote-console/ui';
import { useToastRoom } from '@remote-console/ui/provider';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { BRAND } from '../brand.tsx';
import { startHref } from '../routes/guards.ts';
import type { Session } from '../session/session.ts';
import { BAR_HEIGHT } from './barHeight.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { ConsultWidget } from './ConsultWidget.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { HelpMenu } from './HelpMenu.tsx';
import { BarMenu } from './MainMenu.tsx';
import { MenuDrawer } from './MenuDrawer.tsx';
import { NoticeMenu } from './NoticeMenu.tsx';
import { NAMED, ROOMY } from './screenWidths.ts';
import { PaletteButton } from './PaletteButton.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';
import { ViewToggle } from './ViewToggle.tsx';

interface TopBarProps {
  readonly session: Session;
  /** The entries of the main menu. */
  readonly pages: readonly MainMenuPage[];
  readonly mode: ConsoleMode;
}

/**
 * The bar over every signed-in page. On a phone what has no room in it moves into a drawer. Another address alone draws
 * nothing of it again but what reads the address.
 *
 * Toasts are shown in it, where they cover nothing: the last entries of the menu fold for them, on a phone the name of the
 * product. What is on the right keeps its place.
 */
export const TopBar = memo(function TopBar({ session, pages, mode }: TopBarProps) {
  const lang = useLanguage();
  const { offer, isTaken } = useToastRoom();
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        height: BAR_HEIGHT,
        px: '12px',
        [ROOMY]: { px: '20px' },
        bgcolor: 'tone.surface',
        borderBottom: '1px solid',
        borderColor: 'tone.line',
      }}
    >
      <Box sx={{ display: 'flex', [ROOMY]: { display: 'none' } }}>
        <MenuDrawer session={session} pages={pages} mode={mode} />
      </Box>
      <Box
        component={Link}
        to={startHref(lang)}
        aria-label={BRAND.name}
        sx={{
          display: isTaken ? 'none' : 'flex',
          [ROOMY]: { display: 'flex' },
          alignItems: 'center',
          gap: '10px',
          minHeight: 44,
          pr: '8px',
          borderRadius: '8px',
          color: 'tone.text',
          fontSize: 15,
          fontWeight: 700,
          letterSpacing: '-0.01em',
          textDecoration: 'none',
          whiteSpace: 'nowrap',
          '& svg': { color: 'tone.accent' },
          '&:focus-visible': { outline: '2px solid', outlineColor: 'tone.accent' },
        }}
      >
        {BRAND.logo}
        <Box component="span" sx={isTaken ? { display: 'none', [NAMED]: { display: 'inline' } } : {}}>
          {BRAND.name}
        </Box>
      </Box>
      <Box sx={{ display: 'none', flex: 1, minWidth: 0, mx: '12px', height: '100%', [ROOMY]: { display: 'block' } }}>
        <BarMenu pages={pages} />
      </Box>
      <Box
        ref={offer}
        sx={{
          display: isTaken ? 'block' : 'none',
          flex: 1,
          minWidth: 0,
          height: 44,
          mx: '4px',
          [ROOMY]: { flex: 'none', width: 264, mx: '8px' },
        }}
      />
      <Box sx={{ display: 'flex', flex: 'none', alignItems: 'center', ml: 'auto' }}>
        <PaletteButton />
        <Box sx={{ display: 'none', [ROOMY]: { display: 'contents' } }}>
          <ViewToggle />
          <ConsultWidget mode={mode} />
          <HelpMenu mode={mode} />
        </Box>
        <NoticeMenu />
        <Box sx={{ display: 'none', [ROOMY]: { display: 'contents' } }}>
          <ThemeMenu />
          <LanguageMenu />
          <AccountMenu session={session} mode={mode} />
        </Box>
      </Box>
    </Box>
  );
});
