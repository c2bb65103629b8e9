import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { ChevronRight, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../i18n/useText.ts';
import { HiddenText } from '../HiddenText/index.ts';
import { SMALL_ICON } from '../icon.ts';
import { Link } from '../Link/index.ts';

/** One level of the way. */
export interface BreadcrumbItem {
  readonly label: string;
  /** Where the level leads; the last one, where the reader is, has none. */
  readonly href?: string;
}

export interface BreadcrumbProps {
  /** From the top down to the current page. */
  readonly items: readonly BreadcrumbItem[];
}

/** More levels than this are folded in the middle until the reader asks for them. */
const FOLD_ABOVE = 4;

type Crumb = BreadcrumbItem | 'fold';

function crumbsOf(items: readonly BreadcrumbItem[], unfolded: boolean): readonly Crumb[] {
  const [first] = items;
  if (unfolded || items.length <= FOLD_ABOVE || !first) return items;
  return [first, 'fold', ...items.slice(-2)];
}

/** The way from the top to here. */
export function Breadcrumb({ items }: BreadcrumbProps) {
  const text = useText('common');
  const [unfolded, setUnfolded] = useState(false);
  const crumbs = crumbsOf(items, unfolded);
  return (
    <Box component="nav" aria-label={text('breadcrumb')}>
      <Box
        component="ol"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '2px 6px',
          m: 0,
          p: 0,
          listStyle: 'none',
          fontSize: 12.5,
          lineHeight: '20px',
          color: 'tone.textSecondary',
        }}
      >
        {crumbs.map((crumb, index) => (
          <Box
            component="li"
            key={crumb === 'fold' ? 'fold' : `${index}-${crumb.label}`}
            sx={{ display: 'flex', alignItems: 'center', gap: '6px', minWidth: 0, overflowWrap: 'anywhere' }}
          >
            {index > 0 && <ChevronRight {...SMALL_ICON} size={12} style={{ flex: 'none' }} />}
            {crumb === 'fold' ? (
              <ButtonBase
                onClick={() => setUnfolded(true)}
                sx={{ minWidth: 24, height: 24, borderRadius: '6px', '&:hover': { bgcolor: 'tone.sunken' } }}
              >
                <Ellipsis {...SMALL_ICON} />
                <HiddenText>{text('hiddenLevels')}</HiddenText>
              </ButtonBase>
            ) : crumb.href && index < crumbs.length - 1 ? (
              <Link href={crumb.href} tone="inherit">
                {crumb.label}
              </Link>
            ) : (
              <Box
                component="span"
                {...(index === crumbs.length - 1 ? { 'aria-current': 'page' as const } : {})}
                sx={{ color: index === crumbs.length - 1 ? 'tone.text' : 'inherit', fontWeight: 500 }}
              >
                {crumb.label}
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
