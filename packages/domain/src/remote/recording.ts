import type { RuleMessage } from '../messages/index.ts';
import type { RemoteKind } from './kinds.ts';

/** What is recorded of sessions with the devices of a group: nothing, terminals, or terminals and screens. */
export const REMOTE_RECORDINGS = ['off', 'terminal', 'everything'] as const;

/** What is recorded of sessions. Files are not: their history tells everything. */
export type RemoteRecording = (typeof REMOTE_RECORDINGS)[number];

/** Whether a text names one of them. */
export function isRemoteRecording(text: unknown): text is RemoteRecording {
  return REMOTE_RECORDINGS.some((recording) => recording === text);
}

/** What holds where no group says anything. */
export const USUAL_REMOTE_RECORDING: RemoteRecording = 'off';

/** How long a recording may be kept, in days; `usual` where no group says anything. */
export const RECORDING_DAYS = { least: 1, most: 365, usual: 30 } as const;

/** Whether a recording may be kept that long. */
export function isRecordingDays(days: unknown): days is number {
  return (
    typeof days === 'number' && Number.isInteger(days) && days >= RECORDING_DAYS.least && days <= RECORDING_DAYS.most
  );
}

/** The number of days that was typed; null for an empty field, which says nothing, and what is wrong otherwise. */
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

/** Whether a text names a kind that can be recorded. */
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

/** What a group says of recordings; null where it says nothing. */
export interface GroupRecording {
  readonly recording: RemoteRecording | null;
  /** How long a recording is kept, in days. */
  readonly days: number | null;
}

/** What holds for the devices of a group. */
export interface RecordingPolicy {
  readonly recording: RemoteRecording;
  /** How long a recording is kept, in days. */
  readonly days: number;
}

/**
 * What holds for a device of a group: of both, what the group says, else the nearest group above it that says something.
 *
 * @param chain What the group and those above it say, from the group up.
 */
export function recordingPolicyOf(chain: readonly GroupRecording[]): RecordingPolicy {
  return {
    recording: chain.find(({ recording }) => recording !== null)?.recording ?? USUAL_REMOTE_RECORDING,
    days: chain.find(({ days }) => days !== null)?.days ?? RECORDING_DAYS.usual,
  };
}
