import type { GroupChange } from '@remote-console/api-client/contract';
import {
  type ApprovalPolicy,
  GROUP_CONTACT_FIELDS,
  type GroupContactField,
  type RemoteConsent,
  type RemoteRecording,
  type RemoteSharing,
  type ThresholdInput,
} from '@remote-console/domain';

/** The one thing that a call wants to change of a group. */
export type GroupIntent =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'confirm'; readonly flag: 0 | 1 }
  | { readonly kind: 'limit'; readonly limit: number | null }
  | { readonly kind: 'consent'; readonly consent: RemoteConsent | null }
  | { readonly kind: 'recording'; readonly recording: RemoteRecording | null }
  | { readonly kind: 'recording-days'; readonly days: number | null }
  | { readonly kind: 'sharing'; readonly sharing: RemoteSharing | null }
  | { readonly kind: 'approval'; readonly policy: ApprovalPolicy | null }
  | { readonly kind: 'contact'; readonly field: GroupContactField; readonly value: string }
  | { readonly kind: 'move'; readonly parentPk: number | null; readonly rootPk: number | undefined }
  | { readonly kind: 'add-threshold'; readonly threshold: ThresholdInput }
  | { readonly kind: 'remove-threshold'; readonly key: { readonly pk: number } | { readonly code: string } };

const MOVE_FIELDS = ['group_fk', 'root_group_fk'];
const THRESHOLD_FIELDS = ['update_key', 'alert_code', 'alert_time', 'alert_th_value'];

function policyIntent(body: GroupChange): GroupIntent | null {
  const { remote_consent: consent, remote_recording: recording, remote_recording_days: days } = body;
  if (consent !== undefined) return { kind: 'consent', consent };
  if (recording !== undefined) return { kind: 'recording', recording };
  if (days !== undefined) return { kind: 'recording-days', days };
  if (body.remote_sharing !== undefined) return { kind: 'sharing', sharing: body.remote_sharing };
  if (body.approval_policy === undefined) return null;
  const { approval_policy: policy } = body;
  if (policy === null) return { kind: 'approval', policy };
  return { kind: 'approval', policy: { ...policy, expiryHours: policy.expiry_hours } };
}

function singleField({ name, flag_confirm, dev_limit, ...body }: GroupChange): GroupIntent | null {
  if (name !== undefined) return { kind: 'name', name };
  if (flag_confirm !== undefined) return { kind: 'confirm', flag: flag_confirm };
  if (dev_limit !== undefined) return { kind: 'limit', limit: dev_limit };
  const policy = policyIntent(body);
  if (policy) return policy;
  for (const field of GROUP_CONTACT_FIELDS) {
    const value = body[field];
    if (value !== undefined) return { kind: 'contact', field, value };
  }
  if (body.delete_key === undefined) return null;
  const { delete_key: key } = body;
  // A code without its leading letter means the same (C-THRESH-04).
  const code = typeof key === 'string' && !key.startsWith('I') ? `I${key}` : key;
  return { kind: 'remove-threshold', key: typeof code === 'number' ? { pk: code } : { code } };
}

/** Reads what a call wants to change; null when it wants nothing, or several things at once (B-GROUP-28). */
export function groupIntent({ version: _version, ...body }: GroupChange): GroupIntent | null {
  const names = Object.keys(body);
  const onlyOf = (allowed: readonly string[]) => names.every((name) => allowed.includes(name));
  if (body.group_fk !== undefined) {
    return onlyOf(MOVE_FIELDS) ? { kind: 'move', parentPk: body.group_fk, rootPk: body.root_group_fk } : null;
  }
  if (body.update_key !== undefined) {
    if (!onlyOf(THRESHOLD_FIELDS)) return null;
    const { alert_code = '', alert_time, alert_th_value } = body;
    return { kind: 'add-threshold', threshold: { alert_code, alert_time, alert_th_value } };
  }
  return names.length === 1 ? singleField(body) : null;
}
