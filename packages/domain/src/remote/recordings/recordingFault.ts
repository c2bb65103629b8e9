/**
 * Why a recording can't be played: it is empty, not of the expected format (`unreadable`), or of an unknown version
 * (`unsupported`).
 */
export type RecordingFault = 'empty' | 'unreadable' | 'unsupported';

/** Makes a recording's times monotonic: a time earlier than the previous one is replaced with it. */
export function risingTimes(): (ms: number) => number {
  let last = 0;
  return (ms) => {
    last = Math.max(last, ms);
    return last;
  };
}
