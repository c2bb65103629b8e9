import Skeleton from '@mui/material/Skeleton';
import type { Recording } from '@remote-console/api-client';
import { useRecording } from '@remote-console/api-client/react';
import { LARGEST_PLAYED_RECORDING } from '@remote-console/domain';
import { Download, FileVideo, Trash2 } from 'lucide-react';
import { useErrorMessage, useFileSize, useText } from '../i18n/index.ts';
import { Button, ICON, ListSurface, LoadFailed, Stack, StateMessage, useDetailFailure } from '../primitives/index.ts';
import { RecordingFacts } from './RecordingFacts.tsx';
import { SessionPlayer } from './SessionPlayer/SessionPlayer.tsx';
import { useRecordingContent } from './useRecordingContent.ts';
import { useRecordingDownload } from './useRecordingDownload.ts';
import { useRecordingRemoval } from './useRecordingRemoval.ts';
import styles from './SessionPlayerWidget.module.css';

export interface SessionPlayerWidgetProps {
  readonly recordingId: number;
  /** The recording does not exist, or no longer, or is not accessible. */
  readonly onMissing?: () => void;
  /** The person has deleted it. */
  readonly onRemoved?: () => void;
}

/** Height of the player: most of the page, and on a phone so that the controls stay visible. */
const PLAYER_HEIGHT = 'max(360px, min(720px, 100dvh - 320px))';

interface ContentProps {
  readonly recording: Recording;
  readonly onDownload: () => void;
}

function TooLarge({ onDownload }: Pick<ContentProps, 'onDownload'>) {
  const text = useText('remoteRecordings');
  const size = useFileSize();
  return (
    <ListSurface>
      <StateMessage
        Icon={FileVideo}
        title={text('tooLarge')}
        hint={text('tooLargeHint', { most: size(LARGEST_PLAYED_RECORDING) })}
        action={<Button onClick={onDownload}>{text('download')}</Button>}
      />
    </ListSurface>
  );
}

function Content({ recording, onDownload }: ContentProps) {
  const text = useText('remoteRecordings');
  const errorMessage = useErrorMessage();
  const { id, kind, deviceName, size } = recording;
  const { content, arrived, failure, onRetry } = useRecordingContent(id);
  if (failure) {
    const hint = failure.kind === 'refused' ? { hint: errorMessage(failure) } : {};
    return (
      <ListSurface>
        <LoadFailed title={text('notRead')} {...hint} onRetry={onRetry} />
      </ListSurface>
    );
  }
  return (
    <div style={{ height: PLAYER_HEIGHT }}>
      <SessionPlayer
        kind={kind}
        content={content}
        progress={size > 0 ? { arrived, size } : undefined}
        deviceName={deviceName}
        startsPlaying
        onDownload={onDownload}
      />
    </div>
  );
}

function Waiting() {
  const text = useText('remoteRecordings');
  return (
    <Stack role="status" aria-label={text('opening')} gap="lg">
      <Skeleton variant="rounded" height={56} />
      <Skeleton variant="rounded" height={PLAYER_HEIGHT} />
    </Stack>
  );
}

/** One recording of a session: its facts and the player. It can be downloaded and deleted here too. */
export function SessionPlayerWidget({ recordingId, onMissing, onRemoved }: SessionPlayerWidgetProps) {
  const text = useText('remoteRecordings');
  const { data, error, isValidating, mutate } = useRecording(recordingId);
  const recording = data?.objects[0];
  const { downloading, onDownload } = useRecordingDownload();
  const { removing, onRemove } = useRecordingRemoval(onRemoved);
  const { failure, isMissing } = useDetailFailure({
    error,
    isThere: recording !== undefined,
    deleting: removing !== null,
    onMissing,
  });
  if (isMissing) return null;
  if (failure) {
    return (
      <ListSurface>
        <LoadFailed retrying={isValidating} onRetry={() => void mutate()} />
      </ListSurface>
    );
  }
  if (!recording) return <Waiting />;
  const download = () => void onDownload(recording);
  return (
    <div className={styles.recording}>
      <div className={styles.head}>
        <RecordingFacts recording={recording} />
        <div className={styles.actions}>
          <Button startIcon={<Download {...ICON} />} loading={downloading === recordingId} onClick={download}>
            {text('download')}
          </Button>
          {recording.mayRemove && (
            <Button
              color="error"
              startIcon={<Trash2 {...ICON} />}
              loading={removing === recordingId}
              onClick={() => void onRemove(recording)}
            >
              {text('remove')}
            </Button>
          )}
        </div>
      </div>
      {recording.size > LARGEST_PLAYED_RECORDING ? (
        <TooLarge onDownload={download} />
      ) : (
        <Content key={recordingId} recording={recording} onDownload={download} />
      )}
    </div>
  );
}
