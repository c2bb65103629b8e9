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

/** The one property of a group that a call changes. */
export type GroupIntent =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'confirm'; readonly isAsked: boolean }
  | { readonly kind: 'limit'; readonly limit: number | null }
  | { readonly kind: 'consent'; readonly consent: RemoteConsent | null }
  | { readonly kind: 'recording'; readonly recording: RemoteRecording | null }
  | { readonly kind: 'recording-days'; readonly days: number | null }
  | { readonly kind: 'sharing'; readonly sharing: RemoteSharing | null }
  | { readonly kind: 'approval'; readonly policy: ApprovalPolicy | null }
  | { readonly kind: 'contact'; readonly field: GroupContactField; readonly value: string }
  | { readonly kind: 'move'; readonly parentId: number | null; readonly rootId: number | undefined }
  | { readonly kind: 'add-threshold'; readonly threshold: ThresholdInput }
  | { readonly kind: 'remove-threshold'; readonly key: { readonly pk: number } | { readonly code: string } };

const MOVE_FIELDS = ['parentId', 'rootId'];
const THRESHOLD_FIELDS = ['updateKey', 'alertCode', 'alertMinutes', 'threshold'];

function policyIntent(body: GroupChange): GroupIntent | null {
  const { remoteConsent: consent, remoteRecording: recording, remoteRecordingDays: days } = body;
  if (consent !== undefined) return { kind: 'consent', consent };
  if (recording !== undefined) return { kind: 'recording', recording };
  if (days !== undefined) return { kind: 'recording-days', days };
  if (body.remoteSharing !== undefined) return { kind: 'sharing', sharing: body.remoteSharing };
  if (body.approvalPolicy === undefined) return null;
  const { approvalPolicy: policy } = body;
  if (policy === null) return { kind: 'approval', policy };
  return { kind: 'approval', policy };
}

function singleField({ name, needsConfirmation, deviceQuota, ...body }: GroupChange): GroupIntent | null {
  if (name !== undefined) return { kind: 'name', name };
  if (needsConfirmation !== undefined) return { kind: 'confirm', isAsked: needsConfirmation };
  if (deviceQuota !== undefined) return { kind: 'limit', limit: deviceQuota };
  const policy = policyIntent(body);
  if (policy) return policy;
  for (const field of GROUP_CONTACT_FIELDS) {
    const value = body[field];
    if (value !== undefined) return { kind: 'contact', field, value };
  }
  if (body.deleteKey === undefined) return null;
  const { deleteKey: key } = body;
  // A code without its leading letter means the same (C-THRESH-04).
  const code = typeof key === 'string' && !key.startsWith('I') ? `I${key}` : key;
  return { kind: 'remove-threshold', key: typeof code === 'number' ? { pk: code } : { code } };
}

/** Parses the change that a call requests; null when it requests none, or several (B-GROUP-28). */
export function groupIntent({ version: _version, ...body }: GroupChange): GroupIntent | null {
  const names = Object.keys(body);
  const onlyOf = (allowed: readonly string[]) => names.every((name) => allowed.includes(name));
  if (body.parentId !== undefined) {
    return onlyOf(MOVE_FIELDS) ? { kind: 'move', parentId: body.parentId, rootId: body.rootId } : null;
  }
  if (body.updateKey !== undefined) {
    if (!onlyOf(THRESHOLD_FIELDS)) return null;
    const { alertCode = '', alertMinutes, threshold } = body;
    return { kind: 'add-threshold', threshold: { alertCode, alertMinutes, threshold } };
  }
  return names.length === 1 ? singleField(body) : null;
}
