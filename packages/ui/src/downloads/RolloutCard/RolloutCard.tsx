import type { Rollout } from '@remote-console/api-client';
import {
  devicesOf,
  formatInstant,
  type RolloutAct,
  rolloutActs,
  type RolloutState,
  talliesUpTo,
} from '@remote-console/domain';
import { useId } from 'react';
import { useGroupName, useText } from '../../i18n/index.ts';
import { Button, Note, StatusBadge, type StatusTone } from '../../primitives/index.ts';
import { useTimePreferences } from '../../contexts/index.ts';
import styles from './RolloutCard.module.css';

export interface RolloutCardProps {
  readonly rollout: Rollout;
  /** The action in progress; no other is possible until then. */
  readonly busy: RolloutAct | null;
  readonly onAct: (choice: { readonly act: RolloutAct }) => void;
}

const TONES = { running: 'info', paused: 'warn', stopped: 'offline', finished: 'online' } as const satisfies Record<
  RolloutState,
  StatusTone
>;
const NAMES = ['rolloutWave_1', 'rolloutWave_2', 'rolloutWave_3'] as const;

function Wave({ rollout, place }: { readonly rollout: Rollout; readonly place: 0 | 1 | 2 }) {
  const text = useText('downloads');
  const tally = rollout.waves[place];
  if (!tally) return null;
  const all = devicesOf(tally);
  const percent = (part: number) => `${all === 0 ? 0 : (part / all) * 100}%`;
  const isNow = rollout.state === 'running' && rollout.wave === place + 1;
  return (
    <li className={styles.wave} {...(isNow ? { 'aria-current': 'step' as const } : {})}>
      <div className={styles.name}>
        {text(NAMES[place])}
        {isNow && <span className={styles.now}>{text('rolloutWaveNow')}</span>}
      </div>
      <div className={styles.counts}>
        <span>{all === 0 ? text('rolloutWaveEmpty') : text('rolloutWaveDone', { updated: tally.updated, all })}</span>
        {tally.failed > 0 && (
          <span className={styles.failed}>{text('rolloutWaveFailed', { count: tally.failed })}</span>
        )}
      </div>
      <div aria-hidden className={styles.track}>
        <div className={styles.share} style={{ width: percent(tally.updated) }} />
        <div className={styles.lost} style={{ width: percent(tally.failed) }} />
      </div>
    </li>
  );
}

/** The progress of a rollout by wave, and its actions: a paused one says why and waits for a decision. */
export function RolloutCard({ rollout, busy, onAct }: RolloutCardProps) {
  const text = useText('downloads');
  const nameOf = useGroupName();
  const preferences = useTimePreferences();
  const titleId = useId();
  const acts = rolloutActs(rollout.state);
  const time = formatInstant(rollout.createdTime, preferences, 'minute');
  const { failed } = talliesUpTo(rollout.waves, rollout.wave);
  const act = (wanted: RolloutAct) => ({
    loading: busy === wanted,
    disabled: busy !== null && busy !== wanted,
    onClick: () => onAct({ act: wanted }),
  });
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.title}>
          {text('rolloutVersion', { version: rollout.version })}
        </h3>
        <StatusBadge tone={TONES[rollout.state]} label={text(`rollout_${rollout.state}`)} />
        {rollout.group && (
          <span className={styles.group}>{text('rolloutInGroup', { group: nameOf(rollout.group) })}</span>
        )}
        <span className={styles.start}>
          {rollout.creator
            ? text('rolloutBy', { time, name: rollout.creator.name })
            : text('rolloutByNobody', { time })}
        </span>
        {acts.includes('stop') && (
          <span className={styles.stop}>
            <Button color="error" {...act('stop')}>
              {text('rolloutStop')}
            </Button>
          </span>
        )}
      </div>
      <Note
        tone="warn"
        role="status"
        action={
          rollout.state === 'paused' && (
            <span className={styles.decision}>
              <Button {...act('retry')}>{text('rolloutRetry')}</Button>
              <Button {...act('continue')}>{text('rolloutContinue')}</Button>
            </span>
          )
        }
      >
        {rollout.state === 'paused' && text('rolloutPausedNote', { count: failed })}
      </Note>
      <ol className={styles.waves}>
        <Wave rollout={rollout} place={0} />
        <Wave rollout={rollout} place={1} />
        <Wave rollout={rollout} place={2} />
      </ol>
    </section>
  );
}
