import type { TransferVoice } from './deviceTransfer.ts';
import { ACKNOWLEDGE_EVERY, ACKNOWLEDGE_STREAM_EVERY_MS } from './pieces.ts';

/** Acknowledges an upload to the browser, at intervals. */
export interface Acknowledging {
  /** Counts accepted bytes; the last ones are acknowledged immediately. */
  readonly note: (bytes: number, isLast: boolean) => void;
  /** The number of accepted bytes. */
  readonly taken: () => number;
}

/**
 * Acknowledges an upload, starting from zero.
 *
 * @param isStream Whether the bytes come in a request of their own, which waits for no acknowledgment.
 */
export function createAcknowledging(isStream: boolean, voice: Pick<TransferVoice, 'answer' | 'now'>): Acknowledging {
  let taken = 0;
  let acknowledged = 0;
  let acknowledgedAt = voice.now();

  const isDue = () =>
    isStream ? voice.now() - acknowledgedAt >= ACKNOWLEDGE_STREAM_EVERY_MS : taken - acknowledged >= ACKNOWLEDGE_EVERY;

  return {
    note(bytes, isLast) {
      taken += bytes;
      if (!isLast && !isDue()) return;
      acknowledged = taken;
      acknowledgedAt = voice.now();
      voice.answer({ type: 'acknowledge', bytes: taken });
    },
    taken: () => taken,
  };
}
