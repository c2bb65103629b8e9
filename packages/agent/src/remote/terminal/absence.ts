import type { RemoteChannel } from '@remote-console/domain';

/** The time for which a terminal waits for a browser that may come back. */
export interface Absence {
  /** The channel of the browser was lost. */
  readonly begin: (lost: RemoteChannel) => void;
  /** Nobody is awaited any longer. */
  readonly end: () => void;
  /** Whether the browser of that channel is awaited. */
  readonly isOf: (channel: RemoteChannel) => boolean;
}

/** Nobody is awaited yet; whoever leaves is, for `keepMs` milliseconds. */
export function createAbsence(keepMs: number, onTooLong: () => void): Absence {
  let waiting: { readonly lost: RemoteChannel; readonly timer: NodeJS.Timeout } | null = null;
  return {
    begin(lost) {
      waiting = { lost, timer: setTimeout(onTooLong, keepMs) };
    },
    end() {
      if (waiting) clearTimeout(waiting.timer);
      waiting = null;
    },
    isOf: (channel) => waiting?.lost === channel,
  };
}
