import type { Area } from './placement.ts';
import styles from './Spotlight.module.css';

interface SpotlightProps {
  readonly target: Area | null;
}

/** How far the spotlight extends beyond its target, in px. */
const MARGIN = 4;

/** Darkens the page except for the target. */
export function Spotlight({ target }: SpotlightProps) {
  if (!target) return <div className={styles.shade} />;
  return (
    <div
      style={{
        top: target.top - MARGIN,
        left: target.left - MARGIN,
        width: target.width + 2 * MARGIN,
        height: target.height + 2 * MARGIN,
      }}
      className={styles.light}
    />
  );
}
