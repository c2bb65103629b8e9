import type { Recording } from '@remote-console/api-client';
import { useRemoveRecording } from '@remote-console/api-client/react';
import { formatInstant } from '@remote-console/domain';
import { useState } from 'react';
import { useDialogs } from '../dialogs/index.ts';
import { useFailureWords, useText } from '../i18n/index.ts';
import { useTimePreferences, useToast } from '../contexts/index.ts';

/**
 * Asks whether a recording is really to be removed, and removes it. A hook.
 *
 * @param onRemoved Hears that it is gone.
 */
export function useRecordingRemoval(onRemoved?: () => void) {
  const text = useText('remoteRecordings');
  const preferences = useTimePreferences();
  const failureWords = useFailureWords();
  const toast = useToast();
  const { confirm } = useDialogs();
  const remove = useRemoveRecording();
  const [removing, setRemoving] = useState<Recording['pk'] | null>(null);
  const onRemove = async (recording: Recording): Promise<void> => {
    const time = formatInstant(recording.start_time, preferences, 'minute');
    const agreed = await confirm({
      title: text('removeTitle', { device: recording.device_name, time }),
      body: text('removeNote'),
      confirmLabel: text('remove'),
      tone: 'destructive',
    });
    if (!agreed) return;
    setRemoving(recording.pk);
    try {
      await remove(recording);
      toast.show({ tone: 'success', text: text('removed') });
      onRemoved?.();
    } catch (thrown) {
      toast.show({ tone: 'error', text: failureWords(thrown) });
    } finally {
      setRemoving(null);
    }
  };
  return { removing, onRemove };
}
