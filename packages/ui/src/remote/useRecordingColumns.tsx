import type { Recording } from '@remote-console/api-client';
import { formatInstant } from '@remote-console/domain';
import { Download, Trash2 } from 'lucide-react';
import { SimulatedBadge } from '../devices/index.ts';
import { useText } from '../i18n/index.ts';
import { Link, LinkButton, RowButton, SMALL_ICON, type DataColumn } from '../primitives/index.ts';
import { useTimePreferences } from '../contexts/index.ts';
import { KindBadges } from './KindBadges.tsx';
import { RecordingLength, RecordingSize } from './RecordingFacts.tsx';
import type { RecordingsWidgetProps } from './RecordingsWidget.tsx';
import { useRecordingDownload } from './useRecordingDownload.ts';
import { useRecordingRemoval } from './useRecordingRemoval.ts';
import styles from './useRecordingColumns.module.css';

type Places = Pick<RecordingsWidgetProps, 'recordingHref' | 'deviceHref'>;

function DeviceOf({ recording, href }: { readonly recording: Recording; readonly href: string | undefined }) {
  const { deviceName: name, simulated } = recording;
  return (
    <div className={styles.device}>
      {href === undefined ? <span>{name}</span> : <Link href={href}>{name}</Link>}
      {simulated && <SimulatedBadge />}
    </div>
  );
}

function PersonOf({ recording: { person } }: { readonly recording: Recording }) {
  return (
    <div className={styles.person}>
      <span>{person.name}</span>
      <span className={styles.personId}>{person.loginId}</span>
    </div>
  );
}

/** The actions of a recording. A hook: actions in progress are shared by all rows. */
function useRecordingActs({ recordingHref }: Pick<Places, 'recordingHref'>) {
  const text = useText('remoteRecordings');
  const preferences = useTimePreferences();
  const { downloading, onDownload } = useRecordingDownload();
  const { removing, onRemove } = useRecordingRemoval();
  return function ActsOf(recording: Recording) {
    const { id, person, deviceName: device, startTime: start } = recording;
    const named = { person: person.name, device, time: formatInstant(start, preferences, 'minute') };
    return (
      <div className={styles.actions}>
        {recordingHref && (
          <LinkButton size="small" href={recordingHref({ recordingId: id })} aria-label={text('playOf', named)}>
            {text('play')}
          </LinkButton>
        )}
        <RowButton
          variant="text"
          loading={downloading === id}
          title={text('download')}
          aria-label={text('downloadOf', named)}
          onClick={() => void onDownload(recording)}
        >
          <Download {...SMALL_ICON} />
        </RowButton>
        {recording.mayRemove && (
          <RowButton
            variant="text"
            color="error"
            loading={removing === id}
            title={text('remove')}
            aria-label={text('removeOf', named)}
            onClick={() => void onRemove(recording)}
          >
            <Trash2 {...SMALL_ICON} />
          </RowButton>
        )}
      </div>
    );
  };
}

/** The columns of the list of recordings, in the person's language, zone and date format. A hook. */
export function useRecordingColumns({ recordingHref, deviceHref }: Places): readonly DataColumn<Recording>[] {
  const text = useText('remoteRecordings');
  const preferences = useTimePreferences();
  const actsOf = useRecordingActs({ recordingHref });
  return [
    {
      field: 'device',
      header: text('columnDevice'),
      flex: 1.2,
      minWidth: 150,
      phone: 'title',
      render: (recording) => <DeviceOf recording={recording} href={deviceHref?.({ deviceId: recording.deviceId })} />,
    },
    {
      field: 'person',
      header: text('columnPerson'),
      flex: 1.2,
      minWidth: 150,
      render: (recording) => <PersonOf recording={recording} />,
    },
    {
      field: 'kind',
      yields: 2,
      header: text('columnKind'),
      width: 124,
      render: ({ kind }) => <KindBadges kinds={[kind]} />,
    },
    {
      field: 'start',
      header: text('columnStart'),
      width: 150,
      render: ({ startTime }) => formatInstant(startTime, preferences, 'minute'),
    },
    {
      field: 'length',
      header: text('columnLength'),
      width: 100,
      render: (recording) => <RecordingLength recording={recording} />,
    },
    {
      field: 'size',
      yields: 1,
      header: text('columnSize'),
      align: 'end',
      width: 90,
      render: (recording) => <RecordingSize recording={recording} />,
    },
    {
      field: 'kept',
      yields: 3,
      header: text('columnKept'),
      width: 150,
      render: ({ keepUntil }) => formatInstant(keepUntil, preferences, 'minute'),
    },
    {
      field: 'actions',
      header: text('columnActions'),
      align: 'end',
      width: 170,
      phone: 'actions',
      render: actsOf,
    },
  ];
}
