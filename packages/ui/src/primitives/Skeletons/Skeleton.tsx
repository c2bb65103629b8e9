import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** The width: pixels, or a fraction of the space; full width by default. */
  readonly width?: number | string;
  /** The height in pixels. */
  readonly height: number;
  /** A class of the host, for the position of the bar. */
  readonly className?: string | undefined;
}

/** A placeholder while something is loading. */
export function Skeleton({ width, height, className = '' }: SkeletonProps) {
  return <span className={`${styles.bar} ${className}`} style={{ width, height }} />;
}
