import type { Recording } from '@remote-console/api-client';
import { useRemoveRecording } from '@remote-console/api-client/react';
import { formatInstant } from '@remote-console/domain';
import { useAction } from '../actions/index.ts';
import { useDialogs } from '../dialogs/index.ts';
import { useText } from '../i18n/index.ts';
import { useTimePreferences } from '../contexts/index.ts';

/**
 * Asks for confirmation, and deletes a recording. A hook.
 *
 * @param onRemoved Called after the deletion.
 */
export function useRecordingRemoval(onRemoved?: () => void) {
  const text = useText('remoteRecordings');
  const preferences = useTimePreferences();
  const { confirm } = useDialogs();
  const remove = useRemoveRecording();
  const { subject: removing, run } = useAction<Recording['id']>();
  const onRemove = async (recording: Recording): Promise<void> => {
    const time = formatInstant(recording.startTime, preferences, 'minute');
    const agreed = await confirm({
      title: text('removeTitle', { device: recording.deviceName, time }),
      body: text('removeNote'),
      confirmLabel: text('remove'),
      tone: 'destructive',
    });
    if (!agreed) return;
    if (await run(() => remove(recording), { of: recording.id, done: text('removed') })) onRemoved?.();
  };
  return { removing, onRemove };
}
