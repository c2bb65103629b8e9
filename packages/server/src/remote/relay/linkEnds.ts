import {
  laneOf,
  readAgentToServer,
  readBrowserToServer,
  readRemoteFrame,
  type RemoteLane,
} from '@remote-console/domain';
import type { WebSocket } from 'ws';
import { becomeLive, callAgentOf } from './beginLink.ts';
import { ending, failWith, type LinkContext } from './linkContext.ts';
import { passToAgent, passToBrowser } from './linkTraffic.ts';
import { frameOf, isBreach, NORMAL_CLOSURE, tell } from './wire.ts';

/** Why a connection ends whose agent does not support joining other people's terminals. */
const OUTDATED_AGENT = 'The agent has to be updated before it can show the terminal of somebody else.';

/** Whether a browser reports that its person agrees to be recorded. */
function hasAgreed(frame: Buffer, lane: RemoteLane): boolean {
  const read = lane === 'server' ? readRemoteFrame(frame) : null;
  return read?.lane === 'server' && readBrowserToServer(read.message) !== null;
}

/** Handles a message of an agent to the server. */
function handleAgentMessage(context: LinkContext, frame: Buffer): void {
  const { browser, opened, state, end } = context;
  const read = readRemoteFrame(frame);
  const message = read?.lane === 'server' ? readAgentToServer(read.message) : null;
  switch (message?.type) {
    case 'asking':
      tell(browser, { type: 'waiting', for: 'consent' });
      return;
    case 'ready':
      if (state.stage !== 'beginning') return;
      // It would open the person's own terminal.
      if (opened.beside !== null && message.beside !== true) return end(ending('failed', OUTDATED_AGENT));
      state.agent?.pause();
      becomeLive(context, message.streams === true).catch(failWith(context, 'failed'));
      return;
    case 'end':
      end({ reason: message.reason, by: message.by, detail: message.detail });
      return;
    case undefined:
      // A message of a later version.
      if (read === null) end(ending('protocol_error'));
  }
}

function fromAgent(context: LinkContext, frame: Buffer | null): void {
  if (context.state.stage === 'over') return;
  const lane = frame && laneOf(frame);
  if (!frame || !lane) context.end(ending('protocol_error'));
  else if (lane === 'server') handleAgentMessage(context, frame);
  else passToBrowser(context, frame, lane);
}

function fromBrowser(context: LinkContext, frame: Buffer | null): void {
  const { stage } = context.state;
  if (stage === 'over') return;
  const lane = frame && laneOf(frame);
  if (frame && lane && stage === 'agreeing' && hasAgreed(frame, lane)) callAgentOf(context);
  else if (!frame || !lane || lane === 'server') context.end(ending('protocol_error'));
  else passToAgent(context, frame, lane);
}

function endAtBreach(end: WebSocket, context: LinkContext): void {
  end.on('error', (error) => {
    if (isBreach(error)) context.end(ending('protocol_error'));
  });
}

/** Listens to the agent of a connection. */
export function listenToAgent(agent: WebSocket, context: LinkContext): void {
  agent.on('message', (data, isBinary) => fromAgent(context, frameOf(data, isBinary)));
  agent.on('close', () => context.end(ending('agent_left')));
  endAtBreach(agent, context);
}

/** Listens to the browser of a connection. */
export function listenToBrowser(context: LinkContext): void {
  const { browser, end } = context;
  browser.on('message', (data, isBinary) => fromBrowser(context, frameOf(data, isBinary)));
  // It closes with 1000 when its person has ended the connection; leaving the page or a failed network does not.
  browser.on('close', (code) => end(ending(code === NORMAL_CLOSURE ? 'closed' : 'connection_lost')));
  endAtBreach(browser, context);
}
