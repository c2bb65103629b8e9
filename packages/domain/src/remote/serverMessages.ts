import { isByteStreamKey } from './byteStreams.ts';
import { isRemoteConsent, type RemoteConsent } from './consent.ts';
import { isRemoteKind, type RemoteKind } from './kinds.ts';
import { isRecordingDays } from './recording.ts';
import { isRemoteEndReason, type RemoteEnd } from './remoteEnds.ts';
import { isTerminalName } from './terminal.ts';

/** The first message of a browser: the connection token, which the server takes once and within its time. */
export interface RemoteHello {
  readonly type: 'hello';
  readonly token: string;
}

/** What a browser says to the server after its hello: its person agrees that the connection is recorded. */
export interface BrowserToServer {
  readonly type: 'agreed';
}

/** What the server says to a browser. */
export type ServerToBrowser =
  /** The agent is called, or the person at the device is asked. */
  | { readonly type: 'waiting'; readonly for: 'agent' | 'consent' }
  /** The connection is to be recorded, and what is recorded is kept so many days: nothing begins before the person agrees. */
  | { readonly type: 'waiting'; readonly for: 'recording'; readonly days: number }
  /**
   * Both ends are there: from now on they speak with each other. It is recorded where `recording` is true. Where `watching`
   * is, the person sees what somebody else controls, and nothing that they do reaches the device. `streams` is the browser's
   * key for bytes in requests of their own, where the agent has them too.
   */
  | {
      readonly type: 'live';
      readonly session: number;
      readonly recording?: boolean;
      readonly watching?: boolean;
      readonly streams?: string;
    }
  | ({ readonly type: 'ended' } & RemoteEnd);

/** What the server says to an agent. */
export type ServerToAgent =
  /** Begin, or ask first; the person who wants the connection is named. */
  | {
      readonly type: 'begin';
      readonly kind: RemoteKind;
      readonly person: string;
      readonly consent: RemoteConsent;
      /** Whether the connection is recorded; not when left out. */
      readonly recording?: boolean;
      /** The terminal of somebody else that the person comes to, by the name it has at the agent; one of their own without it. */
      readonly beside?: string;
      /** The agent's key for bytes in requests of their own; there are none without it. */
      readonly streams?: string;
    }
  | ({ readonly type: 'ended' } & RemoteEnd);

/** What an agent says to the server. */
export type AgentToServer =
  /** The person at the device is asked now. */
  | { readonly type: 'asking' }
  /** The agent has begun: both ends may speak. It says `beside` and `streams` where it has understood those of `begin`. */
  | { readonly type: 'ready'; readonly beside?: boolean; readonly streams?: boolean }
  /** The agent ends the connection, or does not begin it. */
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

/** Reads the first message of a browser; null when it is none. */
export function readHello(message: unknown): RemoteHello | null {
  const fields = fieldsOf(message);
  return fields?.['type'] === 'hello' && typeof fields['token'] === 'string' && fields['token'].length <= LONGEST_TEXT
    ? { type: 'hello', token: fields['token'] }
    : null;
}

/** Reads what a browser said after its hello; null for what this version does not know. */
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

/** Reads what the server said to a browser; null for what this version does not know. */
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

/** Reads what the server said to an agent; null for what this version does not know. */
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

/** Reasons that an agent may give: it knows nothing of rights, and nobody but the server speaks for persons elsewhere. */
const AGENT_REASONS = ['ended_at_device', 'refused_at_device', 'unanswered', 'not_offered', 'failed', 'agent_left'];

/** Reads what an agent said to the server; null for what this version does not know. */
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
