import type { Recording } from '@remote-console/api-client';
import { clockText, formatInstant } from '@remote-console/domain';
import type { ReactNode } from 'react';
import { SimulatedBadge } from '../devices/index.ts';
import { useFileSize, useText } from '../i18n/index.ts';
import { StatusBadge } from '../primitives/index.ts';
import { useTimePreferences } from '../contexts/index.ts';
import { KindBadges } from './KindBadges.tsx';
import styles from './RecordingFacts.module.css';

interface RecordedProps {
  readonly recording: Pick<Recording, 'startTime' | 'endTime' | 'size'>;
}

/** The length of a recording, or that it is still running. */
export function RecordingLength({ recording: { startTime, endTime } }: RecordedProps) {
  const text = useText('remoteRecordings');
  if (endTime === null) return <StatusBadge tone="online" label={text('running')} />;
  return <>{clockText(Date.parse(endTime) - Date.parse(startTime))}</>;
}

/** The size of a recording; unknown while it is running. */
export function RecordingSize({ recording: { endTime, size } }: RecordedProps) {
  const words = useFileSize();
  return <>{endTime === null ? '–' : words(size)}</>;
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

/** The facts of a recording: person, device, length and retention. */
export function RecordingFacts({ recording }: { readonly recording: Recording }) {
  const text = useText('remoteRecordings');
  const preferences = useTimePreferences();
  const timeOf = (instant: string) => formatInstant(instant, preferences, 'minute');
  return (
    <dl aria-label={text('facts')} className={styles.facts}>
      <Fact name={text('columnPerson')}>{recording.person.name}</Fact>
      <Fact name={text('columnKind')}>
        <div className={styles.kinds}>
          <KindBadges kinds={[recording.kind]} />
          {recording.simulated && <SimulatedBadge />}
        </div>
      </Fact>
      <Fact name={text('columnStart')}>{timeOf(recording.startTime)}</Fact>
      <Fact name={text('columnLength')}>
        <RecordingLength recording={recording} />
      </Fact>
      <Fact name={text('columnSize')}>
        <RecordingSize recording={recording} />
      </Fact>
      <Fact name={text('columnKept')}>{timeOf(recording.keepUntil)}</Fact>
    </dl>
  );
}
