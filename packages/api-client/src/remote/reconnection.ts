import { RECONNECT_MS, reconnectPause, type RemoteEnd } from '@remote-console/domain';

/** Recovers from the loss of a connection: it retries with growing pauses, until it is too late. */
export interface Reconnection {
  /** How the connection being recovered was lost; null while none is. */
  readonly lost: () => RemoteEnd | null;
  /** A live connection was lost. */
  readonly begin: (end: RemoteEnd) => void;
  /** Pauses before the next attempt. */
  readonly pause: () => void;
  /** Retries now, while it pauses; otherwise does nothing. */
  readonly tryNow: () => void;
  /** Somebody is asked, who may take their time: an attempt in progress may last until they answer. */
  readonly leaveTime: () => void;
  /** The connection is live again. */
  readonly succeed: () => void;
  /** Nothing is retried any more. */
  readonly stop: () => void;
}

/** Callbacks of the attempts. */
export interface ReconnectionOptions {
  readonly now: () => number;
  /** Pauses before an attempt, the first of which is 1; it retries until the given time, in epoch milliseconds. */
  readonly onPause: (attempt: number, until: number) => void;
  readonly onTry: () => void;
  /** It is too late for another attempt. */
  readonly onTooLate: () => void;
}

/** Nothing was lost yet. */
export function createReconnection({ now, onPause, onTry, onTooLate }: ReconnectionOptions): Reconnection {
  let loss: { readonly end: RemoteEnd; readonly until: number; attempt: number } | null = null;
  let isPausing = false;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let deadline: ReturnType<typeof setTimeout> | undefined;

  const tryNow = () => {
    if (!loss || !isPausing) return;
    clearTimeout(pause);
    isPausing = false;
    onTry();
  };

  return {
    lost: () => loss?.end ?? null,
    begin: (end) => {
      loss = { end, until: now() + RECONNECT_MS, attempt: 0 };
      deadline = setTimeout(onTooLate, RECONNECT_MS);
    },
    pause: () => {
      if (!loss) return;
      if (now() >= loss.until) {
        onTooLate();
        return;
      }
      loss.attempt += 1;
      isPausing = true;
      onPause(loss.attempt, loss.until);
      pause = setTimeout(tryNow, reconnectPause(loss.attempt));
    },
    tryNow,
    leaveTime: () => clearTimeout(deadline),
    succeed: () => {
      loss = null;
      clearTimeout(deadline);
    },
    stop: () => {
      isPausing = false;
      clearTimeout(pause);
      clearTimeout(deadline);
    },
  };
}
