import type { Connection } from '../../database/index.ts';
import type { RecordingDesk } from '../recordings/recordingDesk.ts';
import type { LinkHub } from './linkHub.ts';
import type { RelayTimings } from './timings.ts';

/** What a relay works with while it runs. */
export interface RelayContext {
  readonly connection: Connection;
  /** The connections whose browsers are at this process. */
  readonly hub: LinkHub;
  readonly recordings: RecordingDesk;
  readonly timings: RelayTimings;
  /** Where other server processes reach this one, without a trailing slash. */
  readonly internalUrl: () => string;
  readonly reportError: (error: unknown) => void;
  /** Aborted when the server stops. */
  readonly stopping: AbortSignal;
}
