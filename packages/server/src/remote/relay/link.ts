import type { RemoteConsent, RemoteEnd, RemotePart, TransferredFile } from '@remote-console/domain';
import type { WebSocket } from 'ws';
import type { OpenedConnection } from '../permissions.ts';
import type { Recorder, RecorderEvents } from '../recordings/startRecording.ts';
import type { noteBegin } from '../sessionRecords.ts';
import type { LinkStreams } from './linkStreams.ts';
import type { RelayTimings } from './timings.ts';

/** One connection whose browser is at this process. */
export interface RemoteLink {
  readonly opened: OpenedConnection;
  /** The session, once it has started. */
  readonly sessionId: () => number | null;
  /** Its person's role in a shared session; null where nothing is shared, and before the start. */
  readonly part: () => RemotePart | null;
  /** Whether its agent was called and has not come yet. */
  readonly isCalling: () => boolean;
  /** The command by which its agent was called; null before that. */
  readonly callId: () => number | null;
  /** Whether its person used it, or file bytes passed, since this was last called. */
  readonly wasUsed: () => boolean;
  /** Its agent has come; false when there already was one. */
  readonly join: (agent: WebSocket) => boolean;
  readonly end: (end: RemoteEnd) => void;
  /** Its bytes in separate requests; null for kinds that have none. */
  readonly streams: LinkStreams | null;
  /** Pings both ends; ends the connection when one is gone. */
  readonly checkPulse: () => void;
}

/** How a connection is recorded. */
export interface LinkRecording {
  /** How many days the recording is kept. */
  readonly days: number;
  readonly start: (sessionId: number, events: RecorderEvents) => Promise<Recorder>;
}

/** What a link needs from the surrounding server. */
export interface LinkServices {
  /** Calls the agent; returns the command. */
  readonly call: (opened: OpenedConnection) => Promise<number>;
  /** Both ends are connected: returns the session, or why the person may no longer come. */
  readonly begin: (opened: OpenedConnection) => ReturnType<typeof noteBegin>;
  /** The connection has opened a terminal, which has a name at its agent; not called for another person's. */
  readonly openedTerminal: (terminal: string) => void;
  /** A file has arrived completely at the other end. */
  readonly transferred: (file: TransferredFile, sessionId: number) => void;
  /** The connection has ended; the browser may come back if `goesOn` says so. */
  readonly over: (link: RemoteLink, end: RemoteEnd, goesOn: boolean) => void;
  readonly timings: RelayTimings;
  /** The name of the person at the browser. */
  readonly person: string;
  /** How the person at the device takes part. */
  readonly consent: RemoteConsent;
  /** How it is recorded; null where it is not. */
  readonly recording: LinkRecording | null;
  readonly reportError: (error: unknown) => void;
}
