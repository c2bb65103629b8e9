import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** The width: pixels, or a share of the room; all of it by default. */
  readonly width?: number | string;
  /** The height in pixels. */
  readonly height: number;
  /** A class of the host, for the place of the bar. */
  readonly className?: string | undefined;
}

/** The shape of something while it is loaded. */
export function Skeleton({ width, height, className = '' }: SkeletonProps) {
  return <span className={`${styles.bar} ${className}`} style={{ width, height }} />;
}
