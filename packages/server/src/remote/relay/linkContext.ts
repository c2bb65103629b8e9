import type { RemoteEnd, RemoteEndReason, RemoteLane, RemotePart } from '@remote-console/domain';
import type { WebSocket } from 'ws';
import type { OpenedConnection } from '../permissions.ts';
import type { Recorder } from '../recordings/startRecording.ts';
import type { BrowserInput } from './browserInput.ts';
import type { LinkServices } from './link.ts';
import type { LinkStreams } from './linkStreams.ts';

/**
 * How far a connection is: its person agrees to be recorded, its agent is called, the agent makes ready, both ends talk to
 * each other, or it is over.
 */
type LinkStage = 'agreeing' | 'calling' | 'beginning' | 'live' | 'over';

/** What changes while a connection lasts. */
interface LinkState {
  stage: LinkStage;
  agent: WebSocket | null;
  recorder: Recorder | null;
  sessionId: number | null;
  part: RemotePart | null;
  /** What of the browser's messages goes on. */
  admit: BrowserInput;
  callId: number | null;
  /** Whether its person used it, or bytes of files passed, since this was asked last. */
  used: boolean;
}

/** One connection, for those who call its agent, begin it, and move its messages on. */
export interface LinkContext {
  readonly browser: WebSocket;
  readonly opened: OpenedConnection;
  readonly services: LinkServices;
  readonly state: LinkState;
  readonly streams: LinkStreams | null;
  /** Aborted when the agent is not waited for any more. */
  readonly patience: AbortController;
  /** What the agent sent while its beginning was noted. */
  readonly early: { readonly frame: Buffer; readonly lane: RemoteLane }[];
  /** Notes what an agent says to a browser, as it passes. */
  readonly readControl: (frame: Buffer, sessionId: number) => void;
  readonly end: (how: RemoteEnd) => void;
}

/** An end that nobody wanted. */
export const ending = (reason: RemoteEndReason, detail = ''): RemoteEnd => ({ reason, by: '', detail });

/** Whether more may be read from the agent, as far as the recording goes. */
export const mayReadAgent = ({ state }: Pick<LinkContext, 'state'>): boolean => state.recorder?.isBehind() !== true;

/** Reports a fault, and ends the connection for a reason. */
export function failWith({ services, end }: LinkContext, reason: RemoteEndReason): (error: unknown) => void {
  return (error) => {
    services.reportError(error);
    end(ending(reason));
  };
}
