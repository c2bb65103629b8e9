import type { GroupDetail } from '@remote-console/api-client/contract';
import { type RecordedValues, recordedChange, recordedGroupName } from '@remote-console/domain';
import type { AdministrationEntry } from '../audit/index.ts';

/** A group as the audit shows it: with the name of its parent, and its thresholds in one line. */
export interface RecordedGroup {
  readonly group: GroupDetail;
  /** The name of its parent; empty at the top. */
  readonly parentName: string;
}

function recordedValues({ group, parentName }: RecordedGroup): RecordedValues {
  const { needsConfirmation, deviceQuota, groupManagerName, groupManagerEmail, groupManagerPhone, email, phone } =
    group;
  const { remoteConsent, remoteRecording, remoteRecordingDays, remoteSharing } = group;
  const thresholds = group.thresholdAlerts.map(({ alertCode, alertMinutes, threshold }) =>
    [alertCode, threshold, alertMinutes].filter((part) => part !== null).join(' '),
  );
  const { approvalPolicy: policy } = group;
  return {
    group: recordedGroupName(group),
    parent: parentName,
    flag_confirm: Number(needsConfirmation),
    dev_limit: deviceQuota,
    manager_name: groupManagerName,
    manager_email: groupManagerEmail,
    manager_phone: groupManagerPhone,
    group_email: email,
    group_phone: phone,
    thresholds: thresholds.join(', '),
    remote_consent: remoteConsent,
    remote_recording: remoteRecording,
    remote_recording_days: remoteRecordingDays,
    remote_sharing: remoteSharing,
    approval_rule: policy?.rule ?? null,
    approvers: policy?.approvers.map((person) => person.name).join(', ') ?? '',
    approval_expiry_hours: policy?.expiryHours ?? null,
    approval_recurring: policy?.recurring ? 1 : 0,
  };
}

/** What the audit says about a change of a group; nothing if nothing changed. */
export function groupEntries(before: RecordedGroup, after: RecordedGroup): readonly AdministrationEntry[] {
  const change = recordedChange(recordedValues(before), recordedValues(after));
  return change ? [{ act: 'groupChanged', subject: before.group.name, change }] : [];
}
