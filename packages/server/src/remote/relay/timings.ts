import { REMOTE_WATCH_MS } from '@remote-console/domain';

/** How patient a relay is, in milliseconds. Tests are less. */
export interface RelayTimings {
  /** How long a browser has to show its token. */
  readonly helloMs: number;
  /** How long an agent has to come. */
  readonly agentMs: number;
  /** How often rights are looked at. */
  readonly watchMs: number;
  /** How often an end is asked whether it is there. */
  readonly pingMs: number;
  /** How long an end may be silent. */
  readonly silenceMs: number;
  /** How long one end of a byte stream waits for the other. */
  readonly streamMs: number;
  /** How long a server that stops waits for its recordings to be complete. */
  readonly settleMs: number;
}

/** As docs/remote-protocol.md describes it. */
export const RELAY_TIMINGS: RelayTimings = {
  helloMs: 5000,
  agentMs: 30_000,
  watchMs: REMOTE_WATCH_MS,
  pingMs: 15_000,
  silenceMs: 30_000,
  streamMs: 10_000,
  settleMs: 5000,
};
