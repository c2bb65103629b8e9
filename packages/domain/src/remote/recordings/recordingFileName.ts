import type { RecordingKind } from '../recording.ts';

/** How the files of recordings end. */
const ENDINGS = { terminal: 'cast', screen: 'fbs' } as const satisfies Readonly<Record<RecordingKind, string>>;

/** What no file name may have on some system. */
const NOT_IN_NAMES = /[\\/:*?"<>|\p{Cc}]+/gu;

/** What a recording is known by. */
interface NamedRecording {
  readonly kind: RecordingKind;
  readonly deviceName: string;
  /** When it began, in ISO 8601. */
  readonly startTime: string;
}

/** The name under which a recording is saved: the device, and when it began (UTC). */
export function recordingFileName({ kind, deviceName, startTime }: NamedRecording): string {
  const moment = startTime.slice(0, 19).replaceAll(':', '').replace('T', '-');
  return `${deviceName.replaceAll(NOT_IN_NAMES, '-')} ${moment}.${ENDINGS[kind]}`;
}
