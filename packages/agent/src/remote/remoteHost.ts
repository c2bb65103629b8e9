import {
  type DeviceStreams,
  readRemoteCall,
  REMOTE_KINDS,
  type RemoteChannel,
  type RemoteKind,
  type ServerToAgent,
} from '@remote-console/domain';
import type { WebSocket } from 'ws';
import { type CommandOutcome, UNKNOWN_COMMAND } from '../protocol/index.ts';
import { type DeviceNotifier, seekConsent } from './consent.ts';
import { openRemoteLink, type RemoteLink } from './remoteLink.ts';
import type { SessionAttendance } from './sessions/deviceSessions.ts';

/** What a service knows about the connection that it serves. */
export interface ServedConnection {
  /** Aborted when nothing is kept any longer for a browser that may come back. */
  readonly abandoned: AbortSignal;
  /** The other person's terminal to join, by its name here; null for one of their own, and for other kinds. */
  readonly beside: string | null;
  /** Where file bytes go in separate requests; null where the server does not support it, and for other kinds. */
  readonly streams: DeviceStreams | null;
}

/** Serves one kind over a channel, until the channel ends; returns what went wrong, or null. */
export type RemoteService = (channel: RemoteChannel, connection: ServedConnection) => Promise<string | null>;

/** What a device offers to browsers. */
export interface RemoteServices {
  readonly services: Readonly<Partial<Record<RemoteKind, RemoteService>>>;
  /** Ends what outlives a connection, such as shells. */
  readonly end: () => void;
}

/** The kinds that a device offers. */
export function kindsOf({ services }: RemoteServices): readonly RemoteKind[] {
  return REMOTE_KINDS.filter((kind) => services[kind] !== undefined);
}

/** How a device opens its connections. */
export interface RemoteHostOptions {
  readonly offers: RemoteServices;
  readonly notifier: DeviceNotifier;
  readonly sessions: SessionAttendance;
  /** Opens the WebSocket of a connection. */
  readonly dial: (connection: number, signal: AbortSignal) => Promise<WebSocket>;
  /** Opens the streams of a connection, with the key that the server gave for it. */
  readonly openStreams: (key: string) => DeviceStreams;
}

/** The connections of a device to browsers. */
export interface RemoteHost {
  /** Answers a command of type `remote` right away, while the connection is being opened. */
  readonly call: (value: string) => CommandOutcome;
  /** Ends all connections because the device goes offline; more may follow. */
  readonly endAll: () => void;
}

/** Milliseconds that the server has to say what to start. */
const BEGIN_MS = 30_000;

type Beginning = Extract<ServerToAgent, { type: 'begin' }>;

/** Only terminals have guests: a screen is the same for everybody, and files are not shared. */
const besideOf = ({ kind, beside }: Beginning) => (kind === 'terminal' && beside !== undefined ? beside : null);

/** No connections yet. */
export function createRemoteHost({ offers, notifier, sessions, dial, openStreams }: RemoteHostOptions): RemoteHost {
  const links = new Set<RemoteLink>();
  /** Created with the first connection: a fleet has many devices that nobody ever connects to. */
  let leaving: AbortController | null = null;

  /** Only file bytes are worth separate requests. */
  const streamsOf = ({ kind, streams }: Beginning) =>
    kind === 'files' && streams !== undefined ? openStreams(streams) : null;

  async function serve(link: RemoteLink, number: number): Promise<void> {
    const tooLate = setTimeout(() => link.end('failed', 'The server did not say what begins.'), BEGIN_MS);
    const beginning = await link.begun;
    clearTimeout(tooLate);
    if (beginning === null) return;
    const { kind, person, consent, recording = false } = beginning;
    const beside = besideOf(beginning);
    const service = offers.services[kind];
    if (!service) return link.end('not_offered');
    const request = { person, kind, recording };
    if (sessions.isUnwanted(request)) return link.end('ended_at_device');
    const outcome = await seekConsent({
      consent,
      request,
      notifier,
      onAsking: () => link.say({ type: 'asking' }),
      signal: link.over,
    });
    if (outcome.kind === 'end') return link.end(outcome.reason, outcome.detail);
    if (link.over.aborted) return;
    const abandoned = new AbortController();
    sessions.begin({
      ...request,
      number,
      isShown: consent !== 'silent',
      end() {
        link.end('ended_at_device');
        abandoned.abort();
      },
      ended: link.ended,
    });
    const streams = streamsOf(beginning);
    link.say({ type: 'ready', ...(beside !== null && { beside: true }), ...(streams && { streams: true }) });
    const failure = await service(link.channel, { abandoned: abandoned.signal, beside, streams });
    if (failure !== null) link.end('failed', failure);
  }

  async function connect(connection: number, signal: AbortSignal): Promise<void> {
    const socket = await dial(connection, signal);
    const link = openRemoteLink(socket);
    if (signal.aborted) return link.end('agent_left');
    links.add(link);
    link.over.addEventListener('abort', () => links.delete(link));
    await serve(link, connection).catch((thrown: unknown) =>
      link.end('failed', thrown instanceof Error ? thrown.message : 'The agent could not begin.'),
    );
  }

  return {
    call(value) {
      const call = readRemoteCall(value);
      if (call === null) return UNKNOWN_COMMAND;
      // The server waits for the connection and notices when it cannot be opened.
      leaving ??= new AbortController();
      connect(call.connection, leaving.signal).catch(() => undefined);
      return { outcome: 'done', reason: `The agent opens connection ${call.connection} (${call.kind}).` };
    },
    endAll() {
      leaving?.abort();
      leaving = null;
      for (const link of links) link.end('agent_left');
      offers.end();
    },
  };
}
