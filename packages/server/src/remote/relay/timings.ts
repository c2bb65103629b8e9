import { REMOTE_WATCH_MS } from '@remote-console/domain';

/** The timeouts of a relay, in milliseconds. They are shorter in tests. */
export interface RelayTimings {
  /** How long a browser has to present its token. */
  readonly helloMs: number;
  /** How long an agent has to come. */
  readonly agentMs: number;
  /** How often permissions are checked. */
  readonly watchMs: number;
  /** How often an end is pinged. */
  readonly pingMs: number;
  /** How long an end may be silent. */
  readonly silenceMs: number;
  /** How long one end of a byte stream waits for the other. */
  readonly streamMs: number;
  /** How long a stopping server waits for its recordings to be completed. */
  readonly settleMs: number;
}

/** As described in docs/remote-protocol.md. */
export const RELAY_TIMINGS: RelayTimings = {
  helloMs: 5000,
  agentMs: 30_000,
  watchMs: REMOTE_WATCH_MS,
  pingMs: 15_000,
  silenceMs: 30_000,
  streamMs: 10_000,
  settleMs: 5000,
};
