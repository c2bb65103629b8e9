import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import useMediaQuery from '@mui/material/useMediaQuery';
import usePagination, { type UsePaginationItem } from '@mui/material/usePagination';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useText } from '../../i18n/useText.ts';
import { height, radius, TOUCH_MEDIA } from '../../theme/tokens.ts';
import { focusStyle } from '../../theme/components/focus.ts';
import { ICON } from '../icon.ts';

export interface PaginationProps {
  /** The page on the screen, from 1. A page past the end counts as the last. */
  readonly page: number;
  /** Entries per page. */
  readonly pageSize: number;
  /** Entries in all. */
  readonly total: number;
  readonly onChange: (change: { page: number }) => void;
  /** What is counted: devices have a counter word of their own. */
  readonly unit?: 'devices' | 'rows';
}

/** The range of entries on a page, from 1: `{ from: 1, to: 24 }`. */
export function pageRange(page: number, pageSize: number, total: number): { from: number; to: number } {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const current = Math.min(Math.max(1, page), pages);
  return { from: Math.min(total, (current - 1) * pageSize + 1), to: Math.min(total, current * pageSize) };
}

function Step({ item }: { readonly item: UsePaginationItem }) {
  const text = useText('common');
  if (item.type === 'start-ellipsis' || item.type === 'end-ellipsis') {
    return (
      <Box component="span" aria-hidden sx={{ minWidth: 24, textAlign: 'center' }}>
        …
      </Box>
    );
  }
  const page = item.page ?? 1;
  const names = {
    previous: () => text('previousPage'),
    next: () => text('nextPage'),
    page: () => text(item.selected ? 'currentPage' : 'page', { page }),
  };
  const name = item.type === 'previous' || item.type === 'next' ? names[item.type]() : names.page();
  return (
    <ButtonBase
      aria-label={name}
      {...(item.selected ? { 'aria-current': 'page' as const } : {})}
      disabled={item.disabled}
      onClick={item.onClick}
      sx={(theme) => ({
        minWidth: 30,
        height: 30,
        px: '6px',
        borderRadius: `${radius.control}px`,
        border: 1,
        borderColor: item.selected ? 'tone.line' : 'transparent',
        bgcolor: item.selected ? 'tone.surface' : 'transparent',
        color: item.selected ? 'tone.text' : 'tone.textSecondary',
        '&:hover': { bgcolor: item.selected ? 'tone.surface' : 'tone.sunken' },
        '&.Mui-disabled': { opacity: 0.4 },
        '&.Mui-focusVisible': focusStyle(theme),
        [TOUCH_MEDIA]: { minWidth: height.touch, height: height.touch },
      })}
    >
      {item.type === 'previous' ? (
        <ChevronLeft {...ICON} />
      ) : item.type === 'next' ? (
        <ChevronRight {...ICON} />
      ) : (
        page.toLocaleString('en')
      )}
    </ButtonBase>
  );
}

/** Where in a long list I am, and the way to the other pages (B-LIST-13). */
export function Pagination({ page, pageSize, total, onChange, unit = 'rows' }: PaginationProps) {
  const text = useText('common');
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const current = Math.min(Math.max(1, page), pages);
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { items } = usePagination({
    count: pages,
    page: current,
    siblingCount: narrow ? 0 : 1,
    boundaryCount: 1,
    onChange: (_event, wanted) => {
      if (wanted !== current) onChange({ page: wanted });
    },
  });
  const { from, to } = pageRange(page, pageSize, total);
  const key = unit === 'devices' ? 'rangeOfTotal' : 'rangeOfRows';
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '8px 16px',
        fontSize: 13,
        lineHeight: '20px',
        fontVariantNumeric: 'tabular-nums',
        color: 'tone.textSecondary',
      }}
    >
      <output>{total === 0 ? text('nothingInRange') : text(key, { count: total, from, to })}</output>
      {pages > 1 && (
        <Box
          component="nav"
          aria-label={text('pagination')}
          sx={{ display: 'flex', alignItems: 'center', gap: '4px', fontWeight: 500, ml: 'auto' }}
        >
          {items.map((item, index) => (
            <Box key={`${item.type}-${item.page ?? index}`} sx={{ display: 'contents' }}>
              <Step item={item} />
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
