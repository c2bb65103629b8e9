import { clockText } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import styles from './PlayerBar.module.css';

interface TimelineProps {
  /** Milliseconds since the start. */
  readonly position: number;
  /** Total length in milliseconds. */
  readonly duration: number;
  /** Positions of the search results. */
  readonly matches: readonly number[];
  readonly onSeek: (position: number) => void;
}

/** The position in the recording, as a slider, with marks for search results. */
export function Timeline({ position, duration, matches, onSeek }: TimelineProps) {
  const text = useText('remoteRecordings');
  const shareOf = (moment: number) => `${duration === 0 ? 0 : (moment / duration) * 100}%`;
  return (
    // Time runs from left to right, as in every player.
    <div dir="ltr" className={styles.timeline}>
      <span className={styles.track} />
      <span className={styles.played} style={{ width: shareOf(position) }} />
      {[...new Set(matches)].map((moment) => (
        <span key={moment} className={styles.match} style={{ left: shareOf(moment) }} />
      ))}
      <input
        type="range"
        className={styles.slider}
        min={0}
        max={Math.max(1, duration)}
        step={1}
        value={Math.round(position)}
        aria-label={text('position')}
        aria-valuetext={text('positionOf', { position: clockText(position), duration: clockText(duration) })}
        onChange={({ target }) => onSeek(Number(target.value))}
      />
    </div>
  );
}
