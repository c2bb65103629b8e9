import type { RemoteLane } from '@remote-console/domain';
import { ending, type LinkContext, mayReadAgent } from './linkContext.ts';
import { passOn } from './wire.ts';

/** Passes a message of the agent on to the browser; it waits while the start of the connection is being recorded. */
export function passToBrowser(context: LinkContext, frame: Buffer, lane: RemoteLane): void {
  const { browser, state, early, readControl } = context;
  if (state.stage === 'over' || !state.agent) return;
  if (state.stage !== 'live') {
    early.push({ frame, lane });
    return;
  }
  if (lane === 'control' && state.sessionId !== null) readControl(frame, state.sessionId);
  state.recorder?.fromDevice(frame, lane);
  passOn(frame, state.agent, browser, () => mayReadAgent(context));
}

/** Passes a message of the browser on to the agent, as far as its person may act. */
export function passToAgent({ browser, state, end }: LinkContext, frame: Buffer, lane: RemoteLane): void {
  if (state.stage !== 'live' || !state.agent) return end(ending('protocol_error'));
  const admitted = state.admit(frame, lane);
  if (admitted === 'protocol_error') return end(ending(admitted));
  state.used = true;
  for (const one of admitted) {
    state.recorder?.fromBrowser(one, lane);
    passOn(one, browser, state.agent);
  }
}
