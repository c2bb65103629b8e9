/**
 * Why a recording cannot be played: it holds nothing, it is none of the format (`unreadable`), or it is one of a version
 * that is not known (`unsupported`).
 */
export type RecordingFault = 'empty' | 'unreadable' | 'unsupported';

/** Makes the times of a recording run forward: one that lies before the one ahead of it counts as that. */
export function risingTimes(): (ms: number) => number {
  let last = 0;
  return (ms) => {
    last = Math.max(last, ms);
    return last;
  };
}
