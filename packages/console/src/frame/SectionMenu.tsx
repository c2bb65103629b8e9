import Box from '@mui/material/Box';
import type { Section, SectionPage } from '@remote-console/domain';
import { useLanguage, useText } from '@remote-console/ui';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { BAR_HEIGHT } from './barHeight.ts';
import { liesWithin, pageHref } from './pageHref.ts';
import { PAGE_LABELS, SECTION_LABELS } from './pageLabels.ts';
import { BESIDE } from './screenWidths.ts';

interface SectionMenuProps {
  readonly section: Section;
  readonly pages: readonly SectionPage[];
}

const frameStyle = {
  position: 'sticky',
  top: BAR_HEIGHT,
  zIndex: 2,
  bgcolor: 'tone.surface',
  borderBottom: '1px solid',
  borderColor: 'tone.line',
  [BESIDE]: {
    zIndex: 'auto',
    flex: 'none',
    width: 224,
    height: `calc(100dvh - ${BAR_HEIGHT}px)`,
    overflowY: 'auto',
    p: '16px 12px',
    borderBottom: 0,
    borderRight: '1px solid',
    borderColor: 'tone.line',
  },
} as const;

const listStyle = {
  display: 'flex',
  gap: '4px',
  m: 0,
  p: '4px 12px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  listStyle: 'none',
  [BESIDE]: { flexDirection: 'column', gap: '2px', p: 0, overflowX: 'visible' },
} as const;

const entryStyle = {
  display: 'flex',
  alignItems: 'center',
  px: '12px',
  minHeight: 44,
  borderRadius: '8px',
  fontSize: 14,
  fontWeight: 500,
  lineHeight: '20px',
  color: 'tone.textSecondary',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  [BESIDE]: { minHeight: 36, py: '6px', whiteSpace: 'normal' },
  '&:hover': { bgcolor: 'tone.sunken', color: 'tone.text' },
  '&[aria-current]': { bgcolor: 'tone.accentSoft', color: 'tone.accentText', fontWeight: 600 },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'tone.accent', outlineOffset: '-2px' },
} as const;

/** Moves the row sideways until the current entry is in its middle. */
function showCurrent(list: HTMLElement): void {
  const entry = list.querySelector<HTMLElement>('[aria-current]');
  if (entry) list.scrollLeft = entry.offsetLeft - (list.clientWidth - entry.clientWidth) / 2;
}

/** The pages of a section: one below the other beside the page, or in a row that scrolls where there is no room. */
export function SectionMenu({ section, pages }: SectionMenuProps) {
  const text = useText('frame');
  const lang = useLanguage();
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (list.current) showCurrent(list.current);
  }, [pathname]);
  return (
    <Box component="nav" aria-label={text(SECTION_LABELS[section])} sx={frameStyle}>
      <Box component="ul" ref={list} sx={listStyle}>
        {pages.map((page) => {
          const href = pageHref(page, lang);
          const isCurrent = liesWithin(pathname, href);
          return (
            <li key={page}>
              <Box
                component={Link}
                to={href}
                {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
                sx={entryStyle}
              >
                {text(PAGE_LABELS[page])}
              </Box>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}
