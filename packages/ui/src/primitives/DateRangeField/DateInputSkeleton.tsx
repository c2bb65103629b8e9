import { height } from '../../theme/index.ts';
import { Skeleton } from '../Skeletons/Skeleton.tsx';
import styles from './DateInputSkeleton.module.css';

/** The placeholder of a date with its label while the picker is loaded. */
export function DateInputSkeleton() {
  return (
    <>
      <Skeleton width={72} height={14} className={styles.label} />
      <Skeleton height={height.control} className={styles.field} />
    </>
  );
}
