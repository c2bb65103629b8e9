import Box from '@mui/material/Box';
import type { GroupDetail } from '@remote-console/api-client';
import {
  isRemoteRecording,
  readRecordingDays,
  RECORDING_DAYS,
  REMOTE_RECORDINGS,
  type RemoteRecording,
} from '@remote-console/domain';
import { useMessage, useText } from '../../i18n/index.ts';
import { FormRow, InlineEdit, SelectField, type SaveOutcome } from '../../primitives/index.ts';

type RecordingChange =
  | { readonly remote_recording: RemoteRecording | null }
  | { readonly remote_recording_days: number | null };

interface RemoteRecordingFieldsProps {
  readonly group: Pick<
    GroupDetail,
    'remote_recording' | 'inherited_remote_recording' | 'remote_recording_days' | 'inherited_remote_recording_days'
  >;
  /** Saves one of both; without it they are only shown. */
  readonly onChange?: ((change: RecordingChange) => Promise<SaveOutcome>) | undefined;
}

/** What is recorded of sessions with the devices of the group. */
function WhatIsRecorded({ group, onChange }: RemoteRecordingFieldsProps) {
  const text = useText('groups');
  const own = group.remote_recording;
  const inherited = text('remoteRecordingInherited', {
    recording: text(`remoteRecording_${group.inherited_remote_recording}`),
  });
  if (!onChange) {
    return (
      <FormRow label={text('remoteRecording')}>{own === null ? inherited : text(`remoteRecording_${own}`)}</FormRow>
    );
  }
  return (
    <SelectField
      label={text('remoteRecording')}
      hint={text('remoteRecordingHint')}
      value={own ?? 'inherited'}
      options={[
        { value: 'inherited', label: inherited },
        ...REMOTE_RECORDINGS.map((value) => ({ value, label: text(`remoteRecording_${value}`) })),
      ]}
      onChange={({ value }) => void onChange({ remote_recording: isRemoteRecording(value) ? value : null })}
    />
  );
}

/** How long recordings are kept. */
function HowLongKept({ group, onChange }: RemoteRecordingFieldsProps) {
  const text = useText('groups');
  const message = useMessage();
  const { least, most } = RECORDING_DAYS;
  const own = group.remote_recording_days;
  const inherited = text('recordingDaysInherited', { count: group.inherited_remote_recording_days });
  const shown = own === null ? inherited : text('recordingDaysOwn', { count: own });
  if (!onChange) return <FormRow label={text('recordingDays')}>{shown}</FormRow>;
  return (
    <FormRow label={text('recordingDays')} hint={text('recordingDaysHint', { least, most })}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0, maxWidth: 480 }}>
        <InlineEdit
          label={text('recordingDays')}
          value={own === null ? '' : String(own)}
          limit={String(most).length}
          placeholder={inherited}
          failureText={message('unknown_error')}
          check={(typed) =>
            readRecordingDays(typed) === 'invalid_data' ? text('recordingDaysWrong', { least, most }) : null
          }
          onSave={({ value }) => {
            const days = readRecordingDays(value);
            return onChange({ remote_recording_days: typeof days === 'number' ? days : null });
          }}
        >
          {own === null ? undefined : shown}
        </InlineEdit>
      </Box>
    </FormRow>
  );
}

/** What is recorded of sessions with the devices of the group, and how long that is kept. */
export function RemoteRecordingFields(props: RemoteRecordingFieldsProps) {
  return (
    <>
      <WhatIsRecorded {...props} />
      <HowLongKept {...props} />
    </>
  );
}
