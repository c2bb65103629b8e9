import type { ReactNode } from 'react';
import styles from './TileGrid.module.css';

interface TileGridProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** The numbers side by side in one card, with lines in between: five in a row, fewer if there is less room. */
export function TileGrid({ label, children }: TileGridProps) {
  return (
    <div className={styles.room}>
      <ul aria-label={label} className={styles.list}>
        {children}
      </ul>
    </div>
  );
}
