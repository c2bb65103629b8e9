import type { RuleMessage } from '../messages/index.ts';
import type { RemoteKind } from './kinds.ts';

/** What is recorded of sessions with a group's devices: nothing, terminals, or terminals and screens. */
export const REMOTE_RECORDINGS = ['off', 'terminal', 'everything'] as const;

/** What is recorded of sessions. File transfers are not: their history has everything. */
export type RemoteRecording = (typeof REMOTE_RECORDINGS)[number];

/** Whether a text is one of these. */
export function isRemoteRecording(text: unknown): text is RemoteRecording {
  return REMOTE_RECORDINGS.some((recording) => recording === text);
}

/** The default if no group has a setting. */
export const USUAL_REMOTE_RECORDING: RemoteRecording = 'off';

/** The bounds for how long a recording is kept, in days; `usual` is the default if no group has a setting. */
export const RECORDING_DAYS = { least: 1, most: 365, usual: 30 } as const;

/** Whether a recording may be kept that long. */
export function isRecordingDays(days: unknown): days is number {
  return (
    typeof days === 'number' && Number.isInteger(days) && days >= RECORDING_DAYS.least && days <= RECORDING_DAYS.most
  );
}

/** The typed number of days; null for an empty field, which means no setting; otherwise what is wrong. */
export function readRecordingDays(typed: string): number | null | Extract<RuleMessage, 'invalid_data'> {
  const trimmed = typed.trim();
  if (trimmed === '') return null;
  const days = /^\d{1,3}$/.test(trimmed) ? Number(trimmed) : Number.NaN;
  return isRecordingDays(days) ? days : 'invalid_data';
}

/** Kinds of connections that can be recorded. */
export const RECORDING_KINDS = ['terminal', 'screen'] as const satisfies readonly RemoteKind[];

/** A kind of connection that can be recorded. */
export type RecordingKind = (typeof RECORDING_KINDS)[number];

/** Whether a text is a kind that can be recorded. */
export function isRecordingKind(text: unknown): text is RecordingKind {
  return RECORDING_KINDS.some((kind) => kind === text);
}

/** Whether connections of a kind are recorded. */
export function isRecorded(recording: RemoteRecording, kind: RemoteKind): kind is RecordingKind {
  switch (recording) {
    case 'off':
      return false;
    case 'terminal':
      return kind === 'terminal';
    case 'everything':
      return isRecordingKind(kind);
  }
}

/** A group's recording settings; null for no setting. */
export interface GroupRecording {
  readonly recording: RemoteRecording | null;
  /** How long a recording is kept, in days. */
  readonly days: number | null;
}

/** The settings in effect for a group's devices. */
export interface RecordingPolicy {
  readonly recording: RemoteRecording;
  /** How long a recording is kept, in days. */
  readonly days: number;
}

/**
 * The settings for a group's device: for each, the group's own, otherwise that of the nearest ancestor that has one.
 *
 * @param chain The settings of the group and its ancestors, from the group up.
 */
export function recordingPolicyOf(chain: readonly GroupRecording[]): RecordingPolicy {
  return {
    recording: chain.find(({ recording }) => recording !== null)?.recording ?? USUAL_REMOTE_RECORDING,
    days: chain.find(({ days }) => days !== null)?.days ?? RECORDING_DAYS.usual,
  };
}
