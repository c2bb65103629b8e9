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
  /** The session, once it has begun. */
  readonly sessionId: () => number | null;
  /** The part of its person in what is shared; null where nothing is, and before it has begun. */
  readonly part: () => RemotePart | null;
  /** Whether its agent is called and has not come yet. */
  readonly isCalling: () => boolean;
  /** The command by which its agent is called; null until it is. */
  readonly callId: () => number | null;
  /** Whether its person used it, or bytes of files passed, since this was asked last. */
  readonly wasUsed: () => boolean;
  /** Its agent has come; false when one was there before. */
  readonly join: (agent: WebSocket) => boolean;
  readonly end: (end: RemoteEnd) => void;
  /** Its bytes in requests of their own; null of kinds that have none. */
  readonly streams: LinkStreams | null;
  /** Asks both ends whether they are there; ends the connection when one is not. */
  readonly checkPulse: () => void;
}

/** How a connection is recorded. */
export interface LinkRecording {
  /** How many days the recording is kept. */
  readonly days: number;
  readonly start: (sessionId: number, events: RecorderEvents) => Promise<Recorder>;
}

/** What a link needs of the server around it. */
export interface LinkServices {
  /** Calls the agent; answers the command. */
  readonly call: (opened: OpenedConnection) => Promise<number>;
  /** Both ends are there: answers the session, or why the person may not come by now. */
  readonly begin: (opened: OpenedConnection) => ReturnType<typeof noteBegin>;
  /** The connection has opened a terminal, which has a name at its agent; not said of somebody else's. */
  readonly openedTerminal: (terminal: string) => void;
  /** A file is complete at its other end. */
  readonly transferred: (file: TransferredFile, sessionId: number) => void;
  /** The connection is over; the browser may come back where `goesOn` says so. */
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
