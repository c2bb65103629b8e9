import { setTimeout as pause } from 'node:timers/promises';
import { inputOfWatcher } from './browserInput.ts';
import type { LinkRecording } from './link.ts';
import { ending, failWith, type LinkContext, mayReadAgent } from './linkContext.ts';
import { passToBrowser } from './linkTraffic.ts';
import { readOn, tell } from './wire.ts';

/** Calls the agent of a connection, and ends the connection when it does not come in time. */
export function callAgentOf(context: LinkContext): void {
  const { browser, opened, services, state, patience, end } = context;
  state.stage = 'calling';
  tell(browser, { type: 'waiting', for: 'agent' });
  pause(services.timings.agentMs, undefined, { signal: patience.signal, ref: false })
    .then(() => end(ending('agent_silent')))
    // The agent has come, or nobody is waiting any more.
    .catch(() => undefined);
  const call = async () => {
    state.callId = await services.call(opened);
  };
  call().catch(failWith(context, 'failed'));
}

async function startRecorder(context: LinkContext, session: number, { start }: LinkRecording): Promise<void> {
  const { browser, state, end } = context;
  const started = await start(session, {
    onFree: () => state.agent && readOn(state.agent, browser, () => mayReadAgent(context)),
    onFailure: () => end(ending('recording_failed')),
  });
  state.recorder = started;
  if (state.stage === 'over') await started.close();
}

/** Lets both ends use byte streams; the browser's part of `live`. */
function openStreams({ streams }: LinkContext): { readonly streams?: string } {
  if (!streams) return {};
  streams.open();
  return { streams: streams.keyOf('browser') };
}

/** Sends what the agent sent while its start was being recorded, and resumes reading from it. */
function catchUp(context: LinkContext): void {
  for (const { frame, lane } of context.early.splice(0)) passToBrowser(context, frame, lane);
  context.state.agent?.resume();
}

/** Records that both ends are connected, starts the recording, and lets the ends communicate. */
export async function becomeLive(context: LinkContext, withStreams: boolean): Promise<void> {
  const { browser, opened, services, state, end } = context;
  const { recording } = services;
  const begun = await services.begin(opened);
  if ('refused' in begun) return end(begun.refused);
  const { sessionId, part } = begun;
  state.sessionId = sessionId;
  state.part = part;
  const watching = part === 'watch';
  if (watching) state.admit = inputOfWatcher(opened.kind);
  if (recording) {
    await startRecorder(context, sessionId, recording).catch(failWith(context, 'recording_failed'));
  }
  if (state.stage !== 'beginning' || !state.agent) return;
  state.stage = 'live';
  tell(browser, {
    type: 'live',
    session: sessionId,
    recording: recording !== null,
    watching,
    ...(withStreams && openStreams(context)),
  });
  catchUp(context);
}
