import type { Rollout } from '@remote-console/api-client';
import { useDownloads, useNewestRollout } from '@remote-console/api-client/react';
import { isRolloutOpen, releaseOf } from '@remote-console/domain';
import { useId, useState } from 'react';
import { useText } from '../i18n/index.ts';
import { Button, Disclosure, ListSkeleton, LoadFailed } from '../primitives/index.ts';
import { NotesOfRelease } from './ReleaseNotes/NotesOfRelease.tsx';
import { RolloutCard } from './RolloutCard/RolloutCard.tsx';
import { RolloutDevices } from './RolloutDevices.tsx';
import { StartRolloutWidget } from './StartRolloutWidget.tsx';
import { useRolloutActs } from './useRolloutActs.ts';
import styles from './RolloutsWidget.module.css';

type Outlook = NonNullable<ReturnType<typeof useNewestRollout>['data']>['meta'];

interface OutdatedAgentsProps {
  readonly outlook: Outlook;
  /** A rollout is wanted. */
  readonly onWanted: () => void;
}

/** What a new rollout would update, what is new in it, and starting it. */
function OutdatedAgents({ outlook, onWanted }: OutdatedAgentsProps) {
  const { latestVersion: version, outdatedCount: count } = outlook;
  const text = useText('downloads');
  const release = releaseOf(useDownloads().data?.releases ?? [], version);
  if (version === '') return <>{text('rolloutNoVersion')}</>;
  if (count === 0) return <>{text('rolloutUpToDate', { version })}</>;
  return (
    <>
      <div className={styles.outdated}>
        <span>{text('rolloutOutdated', { count, version })}</span>
        <Button aria-haspopup="dialog" onClick={onWanted}>
          {text('rolloutStart')}
        </Button>
      </div>
      {release && (
        <Disclosure label={text('releaseOf', { version })}>
          <NotesOfRelease release={release} />
        </Disclosure>
      )}
    </>
  );
}

/** The rollout of this version in progress; null without one. */
const inProgressOf = (rollout: Rollout | undefined, version: string): Rollout | null =>
  rollout && isRolloutOpen(rollout.state) && rollout.version === version ? rollout : null;

/**
 * The newest rollout of an agent version: its waves, devices and actions; and starting one while devices have an older
 * version. For managers according to `mayManageEnrolments`.
 */
export function RolloutsWidget() {
  const text = useText('downloads');
  const titleId = useId();
  const { data, error, isValidating, mutate } = useNewestRollout();
  const { busy, onStart, onAct } = useRolloutActs();
  /** Distinguishes openings of the dialog, so that each starts with all devices. */
  const [starting, setStarting] = useState({ turn: 0, open: false });
  const [rollout] = data?.objects ?? [];
  const version = data?.meta.latestVersion ?? '';
  const inProgress = inProgressOf(rollout, version);
  // A rollout of a group can be superseded by a larger one; nothing is larger than all devices.
  const canStart = inProgress === null || inProgress.group !== null;
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <div>
        <h2 id={titleId} className={styles.title}>
          {text('rollout')}
        </h2>
        <div className={styles.description}>{text('rolloutDescription')}</div>
      </div>
      {!data &&
        (error ? <LoadFailed retrying={isValidating} onRetry={() => void mutate()} /> : <ListSkeleton rows={2} />)}
      {data && canStart && (
        <div className={styles.outlook}>
          <OutdatedAgents
            outlook={data.meta}
            onWanted={() => setStarting(({ turn }) => ({ turn: turn + 1, open: true }))}
          />
        </div>
      )}
      {starting.turn > 0 && (
        <StartRolloutWidget
          key={starting.turn}
          open={starting.open}
          version={version}
          inProgress={inProgress}
          busy={busy === 'start'}
          onStart={(choice) => onStart(version, choice)}
          onClose={() => setStarting(({ turn }) => ({ turn, open: false }))}
        />
      )}
      {rollout && (
        <>
          <RolloutCard
            rollout={rollout}
            busy={busy === 'start' ? null : busy}
            onAct={({ act }) => void onAct(rollout, act)}
          />
          <RolloutDevices key={rollout.id} rollout={rollout} />
        </>
      )}
    </section>
  );
}
