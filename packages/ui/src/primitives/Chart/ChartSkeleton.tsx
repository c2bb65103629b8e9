import { Skeleton } from '../Skeletons/Skeleton.tsx';
import styles from './ChartSkeleton.module.css';

interface ChartSkeletonProps {
  /** Height of the chart in pixels. */
  readonly height: number;
  readonly shape: 'bars' | 'line';
}

const BARS = [40, 55, 48, 70, 62, 30, 24, 58, 66, 52, 74, 60] as const;

/** The placeholder of a chart while its code is loaded; as high as the chart, so that nothing moves. */
export function ChartSkeleton({ height, shape }: ChartSkeletonProps) {
  const bars = BARS.map((share) => (
    <div key={share} className={styles.bar}>
      <Skeleton height={Math.round((height * share) / 100)} />
    </div>
  ));
  return (
    <div aria-hidden className={`${styles.skeleton} ${styles[shape]}`} style={{ height }}>
      {shape === 'bars' ? bars : <Skeleton height={4} />}
    </div>
  );
}
