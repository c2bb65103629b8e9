import type { RecordingKind } from '../recording.ts';

/** The file extensions of recordings. */
const ENDINGS = { terminal: 'cast', screen: 'fbs' } as const satisfies Readonly<Record<RecordingKind, string>>;

/** Characters that some system doesn't allow in file names. */
const NOT_IN_NAMES = /[\\/:*?"<>|\p{Cc}]+/gu;

/** What identifies a recording. */
interface NamedRecording {
  readonly kind: RecordingKind;
  readonly deviceName: string;
  /** When it began, in ISO 8601. */
  readonly startTime: string;
}

/** The file name of a saved recording: the device, and when it started (UTC). */
export function recordingFileName({ kind, deviceName, startTime }: NamedRecording): string {
  const moment = startTime.slice(0, 19).replaceAll(':', '').replace('T', '-');
  return `${deviceName.replaceAll(NOT_IN_NAMES, '-')} ${moment}.${ENDINGS[kind]}`;
}
