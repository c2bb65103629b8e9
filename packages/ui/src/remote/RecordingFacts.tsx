import type { Recording } from '@remote-console/api-client';
import { clockText, fileSizeText, formatInstant } from '@remote-console/domain';
import type { ReactNode } from 'react';
import { SimulatedSign } from '../devices/index.ts';
import { useText } from '../i18n/index.ts';
import { StatusSign } from '../primitives/index.ts';
import { useTimePreferences } from '../contexts/index.ts';
import { KindSigns } from './KindSigns.tsx';
import styles from './RecordingFacts.module.css';

interface RecordedProps {
  readonly recording: Pick<Recording, 'start_time' | 'end_time' | 'size'>;
}

/** How long a recording is, or that it goes on. */
export function RecordingLength({ recording: { start_time, end_time } }: RecordedProps) {
  const text = useText('remoteRecordings');
  if (end_time === null) return <StatusSign tone="online" label={text('running')} />;
  return <>{clockText(Date.parse(end_time) - Date.parse(start_time))}</>;
}

/** How large a recording is; nothing is known of one that goes on. */
export function RecordingSize({ recording: { end_time, size } }: RecordedProps) {
  return <>{end_time === null ? '–' : fileSizeText(size)}</>;
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

/** Whose recording it is, of what, how long and until when it is kept. */
export function RecordingFacts({ recording }: { readonly recording: Recording }) {
  const text = useText('remoteRecordings');
  const preferences = useTimePreferences();
  const timeOf = (instant: string) => formatInstant(instant, preferences, 'minute');
  return (
    <dl aria-label={text('facts')} className={styles.facts}>
      <Fact name={text('columnPerson')}>{recording.person.name}</Fact>
      <Fact name={text('columnKind')}>
        <div className={styles.kinds}>
          <KindSigns kinds={[recording.kind]} />
          {recording.simulated && <SimulatedSign />}
        </div>
      </Fact>
      <Fact name={text('columnStart')}>{timeOf(recording.start_time)}</Fact>
      <Fact name={text('columnLength')}>
        <RecordingLength recording={recording} />
      </Fact>
      <Fact name={text('columnSize')}>
        <RecordingSize recording={recording} />
      </Fact>
      <Fact name={text('columnKept')}>{timeOf(recording.keep_until)}</Fact>
    </dl>
  );
}
