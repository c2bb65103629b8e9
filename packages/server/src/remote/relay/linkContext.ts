import type { RemoteEnd, RemoteEndReason, RemoteLane, RemotePart } from '@remote-console/domain';
import type { WebSocket } from 'ws';
import type { OpenedConnection } from '../permissions.ts';
import type { Recorder } from '../recordings/startRecording.ts';
import type { BrowserInput } from './browserInput.ts';
import type { LinkServices } from './link.ts';
import type { LinkStreams } from './linkStreams.ts';

/**
 * The state of a connection: its person agrees to be recorded, its agent is called, the agent gets ready, both ends
 * communicate, or it has ended.
 */
type LinkStage = 'agreeing' | 'calling' | 'beginning' | 'live' | 'over';

/** What changes during a connection. */
interface LinkState {
  stage: LinkStage;
  agent: WebSocket | null;
  recorder: Recorder | null;
  sessionId: number | null;
  part: RemotePart | null;
  /** Which of the browser's messages are passed on. */
  admit: BrowserInput;
  callId: number | null;
  /** Whether its person used it, or file bytes passed, since this was last called. */
  used: boolean;
}

/** One connection, for the code that calls its agent, starts it, and relays its messages. */
export interface LinkContext {
  readonly browser: WebSocket;
  readonly opened: OpenedConnection;
  readonly services: LinkServices;
  readonly state: LinkState;
  readonly streams: LinkStreams | null;
  /** Aborted when the agent is no longer awaited. */
  readonly patience: AbortController;
  /** What the agent sent while its start was being recorded. */
  readonly early: { readonly frame: Buffer; readonly lane: RemoteLane }[];
  /** Records what an agent says to a browser, in passing. */
  readonly readControl: (frame: Buffer, sessionId: number) => void;
  readonly end: (how: RemoteEnd) => void;
}

/** An unintended end. */
export const ending = (reason: RemoteEndReason, detail = ''): RemoteEnd => ({ reason, by: '', detail });

/** Whether more may be read from the agent, as far as the recording is concerned. */
export const mayReadAgent = ({ state }: Pick<LinkContext, 'state'>): boolean => state.recorder?.isBehind() !== true;

/** Reports a fault, and ends the connection for a reason. */
export function failWith({ services, end }: LinkContext, reason: RemoteEndReason): (error: unknown) => void {
  return (error) => {
    services.reportError(error);
    end(ending(reason));
  };
}
