import type { GroupDetail } from '@remote-console/api-client/contract';
import { type RecordedValues, recordedChange } from '@remote-console/domain';
import type { AdministrationEntry } from '../audit/index.ts';

/** A group as the audit shows it: by the name of the group above, and with its thresholds in one line. */
export interface RecordedGroup {
  readonly group: GroupDetail;
  /** The name of the group above it; empty at the top. */
  readonly parentName: string;
}

function recordedValues({ group, parentName }: RecordedGroup): RecordedValues {
  const { name, flag_confirm, dev_limit, manager_name, manager_email, manager_phone, email, phone } = group;
  const { remote_consent, remote_recording, remote_recording_days, remote_sharing } = group;
  const thresholds = group.threshold_alerts.map(({ alert_code, alert_time, alert_th_value }) =>
    [alert_code, alert_th_value, alert_time].filter((part) => part !== null).join(' '),
  );
  const { approval_policy: policy } = group;
  return {
    group: name,
    parent: parentName,
    flag_confirm,
    dev_limit,
    manager_name,
    manager_email,
    manager_phone,
    group_email: email,
    group_phone: phone,
    thresholds: thresholds.join(', '),
    remote_consent,
    remote_recording,
    remote_recording_days,
    remote_sharing,
    approval_rule: policy?.rule ?? null,
    approvers: policy?.approvers.map((person) => person.name).join(', ') ?? '',
    approval_expiry_hours: policy?.expiry_hours ?? null,
    approval_recurring: policy?.recurring ? 1 : 0,
  };
}

/** What the audit says of a change of a group; nothing of one that changed nothing. */
export function groupEntries(before: RecordedGroup, after: RecordedGroup): readonly AdministrationEntry[] {
  const change = recordedChange(recordedValues(before), recordedValues(after));
  return change ? [{ act: 'groupChanged', subject: before.group.name, change }] : [];
}
