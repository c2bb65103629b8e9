import { isByteStreamKey } from './byteStreams.ts';
import { isRemoteConsent, type RemoteConsent } from './consent.ts';
import { isRemoteKind, type RemoteKind } from './kinds.ts';
import { isRecordingDays } from './recording.ts';
import { isRemoteEndReason, type RemoteEnd } from './remoteEnds.ts';
import { isTerminalName } from './terminal.ts';

/** A browser's first message: the connection token, which the server accepts once and only within its lifetime. */
export interface RemoteHello {
  readonly type: 'hello';
  readonly token: string;
}

/** A browser's message to the server after its hello: its user agrees that the connection is recorded. */
export interface BrowserToServer {
  readonly type: 'agreed';
}

/** The server's messages to a browser. */
export type ServerToBrowser =
  /** The agent is being called, or the person at the device is being asked. */
  | { readonly type: 'waiting'; readonly for: 'agent' | 'consent' }
  /** The connection is to be recorded, kept for that many days: nothing starts before the user agrees. */
  | { readonly type: 'waiting'; readonly for: 'recording'; readonly days: number }
  /**
   * Both ends are connected: from now on they talk to each other. If `recording` is true, it is recorded. If `watching`
   * is true, the user sees what somebody else controls, and none of their input reaches the device. `streams` is the
   * browser's key for bytes in requests of their own, if the agent supports them too.
   */
  | {
      readonly type: 'live';
      readonly session: number;
      readonly recording?: boolean;
      readonly watching?: boolean;
      readonly streams?: string;
    }
  | ({ readonly type: 'ended' } & RemoteEnd);

/** The server's messages to an agent. */
export type ServerToAgent =
  /** Start, or ask first; includes the name of the user who wants the connection. */
  | {
      readonly type: 'begin';
      readonly kind: RemoteKind;
      readonly person: string;
      readonly consent: RemoteConsent;
      /** Whether the connection is recorded; false if omitted. */
      readonly recording?: boolean;
      /** Another user's terminal to join, by its name at the agent; if omitted, a terminal of their own. */
      readonly beside?: string;
      /** The agent's key for bytes in requests of their own; if omitted, there are none. */
      readonly streams?: string;
    }
  | ({ readonly type: 'ended' } & RemoteEnd);

/** An agent's messages to the server. */
export type AgentToServer =
  /** The person at the device is now being asked. */
  | { readonly type: 'asking' }
  /** The agent has started: both ends may talk. It repeats `beside` and `streams` if it understood those of `begin`. */
  | { readonly type: 'ready'; readonly beside?: boolean; readonly streams?: boolean }
  /** The agent ends the connection, or doesn't start it. */
  | ({ readonly type: 'end' } & RemoteEnd);

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(message: unknown): Fields | null {
  return typeof message === 'object' && message !== null && !Array.isArray(message) ? { ...message } : null;
}

const LONGEST_TEXT = 200;

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, LONGEST_TEXT) : '';
}

function endOf({ reason, by, detail }: Fields): RemoteEnd | null {
  return isRemoteEndReason(reason) ? { reason, by: textOf(by), detail: textOf(detail) } : null;
}

/** Parses a browser's first message; null if invalid. */
export function readHello(message: unknown): RemoteHello | null {
  const fields = fieldsOf(message);
  return fields?.['type'] === 'hello' && typeof fields['token'] === 'string' && fields['token'].length <= LONGEST_TEXT
    ? { type: 'hello', token: fields['token'] }
    : null;
}

/** Parses a browser's message after its hello; null for anything unknown to this version. */
export function readBrowserToServer(message: unknown): BrowserToServer | null {
  return fieldsOf(message)?.['type'] === 'agreed' ? { type: 'agreed' } : null;
}

const recordingOf = ({ recording }: Fields) => (recording === true ? { recording } : {});
const besideOf = ({ beside }: Fields) => (isTerminalName(beside) ? { beside } : {});
const streamsOf = ({ streams }: Fields) => (isByteStreamKey(streams) ? { streams } : {});
const watchingOf = ({ watching }: Fields) => (watching === true ? { watching } : {});

function waitingOf({ for: what, days }: Fields): ServerToBrowser | null {
  if (what === 'agent' || what === 'consent') return { type: 'waiting', for: what };
  return what === 'recording' && isRecordingDays(days) ? { type: 'waiting', for: what, days } : null;
}

/** Parses the server's message to a browser; null for anything unknown to this version. */
export function readServerToBrowser(message: unknown): ServerToBrowser | null {
  const fields = fieldsOf(message);
  if (!fields) return null;
  switch (fields['type']) {
    case 'waiting':
      return waitingOf(fields);
    case 'live':
      return typeof fields['session'] === 'number'
        ? {
            type: 'live',
            session: fields['session'],
            ...recordingOf(fields),
            ...watchingOf(fields),
            ...streamsOf(fields),
          }
        : null;
    case 'ended': {
      const end = endOf(fields);
      return end && { type: 'ended', ...end };
    }
    default:
      return null;
  }
}

/** Parses the server's message to an agent; null for anything unknown to this version. */
export function readServerToAgent(message: unknown): ServerToAgent | null {
  const fields = fieldsOf(message);
  if (!fields) return null;
  switch (fields['type']) {
    case 'begin': {
      const { kind, person, consent } = fields;
      return typeof kind === 'string' && isRemoteKind(kind) && isRemoteConsent(consent)
        ? {
            type: 'begin',
            kind,
            person: textOf(person),
            consent,
            ...recordingOf(fields),
            ...besideOf(fields),
            ...streamsOf(fields),
          }
        : null;
    }
    case 'ended': {
      const end = endOf(fields);
      return end && { type: 'ended', ...end };
    }
    default:
      return null;
  }
}

/** Reasons that an agent may give: it knows nothing about permissions, and only the server speaks for remote users. */
const AGENT_REASONS = ['ended_at_device', 'refused_at_device', 'unanswered', 'not_offered', 'failed', 'agent_left'];

/** Parses an agent's message to the server; null for anything unknown to this version. */
export function readAgentToServer(message: unknown): AgentToServer | null {
  const fields = fieldsOf(message);
  if (!fields) return null;
  switch (fields['type']) {
    case 'asking':
      return { type: 'asking' };
    case 'ready':
      return {
        type: 'ready',
        ...(fields['beside'] === true && { beside: true }),
        ...(fields['streams'] === true && { streams: true }),
      };
    case 'end': {
      const end = endOf(fields);
      return end && AGENT_REASONS.includes(end.reason) ? { type: 'end', ...end } : null;
    }
    default:
      return null;
  }
}
