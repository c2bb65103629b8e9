import { useText } from '../../i18n/index.ts';
import { Skeleton } from '../../primitives/index.ts';
import { TileGrid } from './TileGrid.tsx';
import styles from './FleetSkeleton.module.css';

const TILES = ['online', 'offline', 'alerting', 'overLimit', 'outdated'] as const;

/** The placeholder of the numbers while loading, so that nothing moves when they arrive. */
export function FleetSkeleton() {
  const text = useText('overview');
  return (
    <TileGrid label={text('fleet')}>
      {TILES.map((tile) => (
        <li key={tile} className={styles.tile}>
          <Skeleton height={12} width="56%" />
          <div className={styles.figure}>
            <Skeleton height={22} width="40%" />
          </div>
          <div className={styles.detail}>
            <Skeleton height={10} width="72%" />
          </div>
        </li>
      ))}
    </TileGrid>
  );
}
