import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { ICON, Link, MIRRORED, SMALL_ICON } from '../../primitives/index.ts';
import styles from './FleetTile.module.css';

/** The severity of a number: the color of its icon, in addition to its text. */
export type FleetTone = 'online' | 'offline' | 'error' | 'warn' | 'info';

export interface FleetTileProps {
  readonly name: string;
  readonly Icon: LucideIcon;
  readonly tone: FleetTone;
  readonly count: number;
  /** Next to the number: its unit, or the total. */
  readonly unit: string;
  /** The list of exactly these devices; without it the tile is not a link. */
  readonly href?: string | undefined;
  /** Below the number, in one line or two. */
  readonly children: ReactNode;
}

/** One number of the fleet: label, value, and further details. */
export function FleetTile({ name, Icon, tone, count, unit, href, children }: FleetTileProps) {
  const text = useText('overview');
  const common = useText('common');
  return (
    <li className={`${styles.tile} ${href === undefined ? '' : styles.pressable}`}>
      <div className={styles.head}>
        <span className={`${styles.sign} ${count > 0 ? styles[tone] : styles.none}`}>
          <Icon {...ICON} />
        </span>
        <span className={styles.name}>
          {href === undefined ? (
            name
          ) : (
            <Link href={href} tone="inherit" className={styles.covering} aria-label={text('figure', { name, count })}>
              {name}
            </Link>
          )}
        </span>
        {href !== undefined && (
          <span className={styles.chevron}>
            <ChevronRight {...SMALL_ICON} {...MIRRORED} />
          </span>
        )}
      </div>
      <div className={styles.figure}>
        <span className={styles.count}>{common('number', { value: count })}</span>
        <span>{unit}</span>
      </div>
      <div className={styles.detail}>{children}</div>
    </li>
  );
}
