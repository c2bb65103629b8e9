import type { CardSizePreset } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { Skeleton } from '../../primitives/index.ts';
import { height } from '../../theme/index.ts';
import { CardFrame } from '../DeviceCard/CardFrame.tsx';
import { CardColumns } from './CardColumns.tsx';
import columns from './DeviceCardGrid.module.css';
import styles from './DeviceCardSkeletons.module.css';

interface DeviceCardSkeletonsProps {
  readonly count: number;
  readonly size: CardSizePreset;
}

const METERS = ['cpu', 'memory', 'disk'] as const;

function CardShape() {
  return (
    <CardFrame
      beside={
        <div className={styles.beside}>
          <Skeleton width={20} height={20} className={styles.mark} />
          {METERS.map((meter) => (
            <Skeleton key={meter} height={46} />
          ))}
        </div>
      }
    >
      <div className={styles.title}>
        <Skeleton width={36} height={36} />
        <div className={styles.naming}>
          <Skeleton width="56%" height={12} />
          <Skeleton width="72%" height={10} />
        </div>
      </div>
      <Skeleton width={72} height={22} />
      <Skeleton height={height.control} className={styles.act} />
    </CardFrame>
  );
}

/** Card placeholders while loading, in the places of the cards. */
export function DeviceCardSkeletons({ count, size }: DeviceCardSkeletonsProps) {
  const common = useText('common');
  return (
    <CardColumns size={size} label={common('loading')} busy>
      {Array.from({ length: count }, (_, index) => (
        <li key={index} className={columns.place}>
          <CardShape />
        </li>
      ))}
    </CardColumns>
  );
}
