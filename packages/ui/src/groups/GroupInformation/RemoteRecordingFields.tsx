import type { GroupDetail } from '@remote-console/api-client';
import { readRecordingDays, RECORDING_DAYS, REMOTE_RECORDINGS, type RemoteRecording } from '@remote-console/domain';
import { useMessage, useText } from '../../i18n/index.ts';
import { FormRow, InlineEdit, type SaveOutcome } from '../../primitives/index.ts';
import { InheritedChoiceField } from './InheritedChoiceField.tsx';
import styles from './GroupInformation.module.css';

type RecordingChange =
  | { readonly remoteRecording: RemoteRecording | null }
  | { readonly remoteRecordingDays: number | null };

interface RemoteRecordingFieldsProps {
  readonly group: Pick<
    GroupDetail,
    'remoteRecording' | 'inheritedRemoteRecording' | 'remoteRecordingDays' | 'inheritedRemoteRecordingDays'
  >;
  /** Saves one of both; read-only without it. */
  readonly onChange?: ((change: RecordingChange) => Promise<SaveOutcome>) | undefined;
}

/** What is recorded of sessions with the group's devices. */
function WhatIsRecorded({ group, onChange }: RemoteRecordingFieldsProps) {
  const text = useText('groupPages');
  return (
    <InheritedChoiceField
      label={text('remoteRecording')}
      hint={text('remoteRecordingHint')}
      own={group.remoteRecording}
      values={REMOTE_RECORDINGS}
      wordsOf={(value) => text(`remoteRecording_${value}`)}
      inheritedLabel={text('remoteRecordingInherited', {
        recording: text(`remoteRecording_${group.inheritedRemoteRecording}`),
      })}
      onChange={onChange && (({ value }) => void onChange({ remoteRecording: value }))}
    />
  );
}

/** How long recordings are kept. */
function HowLongKept({ group, onChange }: RemoteRecordingFieldsProps) {
  const text = useText('groupPages');
  const message = useMessage();
  const { least, most } = RECORDING_DAYS;
  const own = group.remoteRecordingDays;
  const inherited = text('recordingDaysInherited', { count: group.inheritedRemoteRecordingDays });
  const shown = own === null ? inherited : text('recordingDaysOwn', { count: own });
  if (!onChange) return <FormRow label={text('recordingDays')}>{shown}</FormRow>;
  return (
    <FormRow label={text('recordingDays')} hint={text('recordingDaysHint', { least, most })}>
      <div className={styles.edit}>
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
            return onChange({ remoteRecordingDays: typeof days === 'number' ? days : null });
          }}
        >
          {own === null ? undefined : shown}
        </InlineEdit>
      </div>
    </FormRow>
  );
}

/** What is recorded of sessions with the group's devices, and for how long it is kept. */
export function RemoteRecordingFields(props: RemoteRecordingFieldsProps) {
  return (
    <>
      <WhatIsRecorded {...props} />
      <HowLongKept {...props} />
    </>
  );
}
