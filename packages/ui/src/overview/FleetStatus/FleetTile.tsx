import Box from '@mui/material/Box';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { ICON, Link, SMALL_ICON } from '../../primitives/index.ts';
import { typeScale } from '../../theme/index.ts';
import styles from './FleetTile.module.css';

/** How serious a number is: the colour of its sign, beside its words. */
export type FleetTone = 'online' | 'offline' | 'error' | 'warn' | 'info';

export interface FleetTileProps {
  readonly name: string;
  readonly Icon: LucideIcon;
  readonly tone: FleetTone;
  readonly count: number;
  /** Beside the number: its unit, or of how many. */
  readonly unit: string;
  /** The list of exactly these devices; without it the tile is no link. */
  readonly href?: string | undefined;
  /** Below the number, in one line or two. */
  readonly children: ReactNode;
}

/** One number of the fleet: what it counts, how many, and what else is worth knowing of them. */
export function FleetTile({ name, Icon, tone, count, unit, href, children }: FleetTileProps) {
  const text = useText('overview');
  const common = useText('common');
  const color = count > 0 ? `tone.${tone}` : 'tone.textHint';
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'grid',
        alignContent: 'start',
        minWidth: 0,
        p: 'var(--rc-space-md) var(--rc-space-lg)',
        bgcolor: 'tone.surface',
        ...(href === undefined ? {} : { '&:hover': { bgcolor: 'tone.sunken' } }),
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 'var(--rc-space-sm)', minHeight: typeScale.body.line }}>
        <Box component="span" sx={{ display: 'inline-flex', flex: 'none', color }}>
          <Icon {...ICON} />
        </Box>
        <Box
          component="span"
          sx={{
            flex: 1,
            minWidth: 0,
            fontSize: 'var(--rc-font-size-dense)',
            lineHeight: '20px',
            color: 'tone.textSecondary',
          }}
        >
          {href === undefined ? (
            name
          ) : (
            <Link href={href} tone="inherit" className={styles.covering} aria-label={text('figure', { name, count })}>
              {name}
            </Link>
          )}
        </Box>
        {href !== undefined && (
          <Box component="span" sx={{ display: 'inline-flex', flex: 'none', color: 'tone.textHint' }}>
            <ChevronRight {...SMALL_ICON} />
          </Box>
        )}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          columnGap: 'var(--rc-space-sm)',
          fontSize: 'var(--rc-font-size-dense)',
          lineHeight: '20px',
          color: 'tone.textSecondary',
        }}
      >
        <Box
          component="span"
          sx={{
            fontSize: 'var(--rc-font-size-figure)',
            lineHeight: '36px',
            fontWeight: 700,
            color: 'tone.text',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {common('number', { value: count })}
        </Box>
        <span>{unit}</span>
      </Box>
      <Box
        sx={{
          minHeight: typeScale.label.line,
          fontSize: 'var(--rc-font-size-label)',
          lineHeight: `${typeScale.label.line}px`,
          color: 'tone.textSecondary',
          fontVariantNumeric: 'tabular-nums',
          overflowWrap: 'anywhere',
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
