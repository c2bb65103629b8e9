import { setTimeout as pause } from 'node:timers/promises';
import {
  laneOf,
  mayReconnect,
  readAgentToServer,
  readBrowserToServer,
  readRemoteFrame,
  type RemoteEnd,
  type RemoteEndReason,
  type RemoteLane,
  type RemotePart,
} from '@remote-console/domain';
import type { WebSocket } from 'ws';
import type { OpenedConnection } from '../permissions.ts';
import type { Recorder } from '../recordings/startRecording.ts';
import type { LinkRecording, LinkServices, RemoteLink } from './link.ts';
import { type Pulse, watchPulse } from './pulse.ts';
import { controlReader } from './agentMessages.ts';
import { everything, inputOfWatcher } from './browserInput.ts';
import { createLinkStreams } from './linkStreams.ts';
import { bidFarewell, frameOf, isBreach, NORMAL_CLOSURE, passOn, readOn, tell } from './wire.ts';

/** What is said of an agent that does not know terminals of somebody else. */
const OUTDATED_AGENT = 'The agent has to be updated before it can show the terminal of somebody else.';

const ending = (reason: RemoteEndReason, detail = ''): RemoteEnd => ({ reason, by: '', detail });

/** Whether a browser says that its person agrees to be recorded. */
function hasAgreed(frame: Buffer, lane: RemoteLane): boolean {
  const read = lane === 'server' ? readRemoteFrame(frame) : null;
  return read?.lane === 'server' && readBrowserToServer(read.message) !== null;
}

/**
 * Begins a connection whose browser is there. Its agent is called at once, unless the connection is recorded: then the person
 * at the browser agrees first.
 */
export function openLink(browser: WebSocket, opened: OpenedConnection, services: LinkServices): RemoteLink {
  const { timings, recording } = services;
  let agent: WebSocket | null = null;
  let recorder: Recorder | null = null;
  let stage: 'agreeing' | 'calling' | 'beginning' | 'live' | 'over' = 'agreeing';
  let sessionPk: number | null = opened.session_fk;
  let part: RemotePart | null = null;
  let admit = everything;
  let callPk: number | null = null;
  let used = false;
  /** What the agent sent while its beginning was noted. */
  const early: Buffer[] = [];
  const browserPulse = watchPulse(browser, timings);
  let agentPulse: Pulse | null = null;
  const patience = new AbortController();
  const readControl = controlReader(opened, services);
  const onUse = () => {
    used = true;
  };
  const streams =
    opened.kind === 'files'
      ? createLinkStreams({ connectionPk: opened.pk, patienceMs: timings.streamMs, onBytes: onUse })
      : null;

  const link: RemoteLink = {
    opened,
    sessionPk: () => sessionPk,
    part: () => part,
    isCalling: () => stage === 'calling',
    callPk: () => callPk,
    wasUsed() {
      const was = used;
      used = false;
      return was;
    },
    join(arrived) {
      if (agent !== null || stage !== 'calling') return false;
      agent = arrived;
      agentPulse = watchPulse(arrived, timings);
      patience.abort();
      stage = 'beginning';
      arrived.on('message', (data, isBinary) => fromAgent(frameOf(data, isBinary)));
      arrived.on('error', onError);
      arrived.on('close', () => end(ending('agent_left')));
      const { person, consent } = services;
      const { kind, beside } = opened;
      tell(arrived, {
        type: 'begin',
        kind,
        person,
        consent,
        recording: recording !== null,
        ...(beside !== null && { beside }),
        ...(streams && { streams: streams.keyOf('agent') }),
      });
      return true;
    },
    end,
    streams,
    checkPulse() {
      if (!browserPulse.check()) end(ending('connection_lost'));
      else if (agentPulse?.check() === false) end(ending('agent_left'));
    },
  };

  function onError(error: Error): void {
    if (isBreach(error)) end(ending('protocol_error'));
  }

  function end(how: RemoteEnd): void {
    if (stage === 'over') return;
    const wasLive = stage === 'live';
    stage = 'over';
    patience.abort();
    streams?.end();
    bidFarewell(browser, how);
    if (agent) bidFarewell(agent, how);
    services.over(link, how, wasLive && mayReconnect(how.reason));
    void recorder?.close();
  }

  /** Whether more may be read from the agent, as far as the recording goes. */
  const mayRead = () => recorder?.isBehind() !== true;

  function failWith(reason: RemoteEndReason): (error: unknown) => void {
    return (error) => {
      services.reportError(error);
      end(ending(reason));
    };
  }

  function callAgent(): void {
    stage = 'calling';
    tell(browser, { type: 'waiting', for: 'agent' });
    pause(timings.agentMs, undefined, { signal: patience.signal, ref: false })
      .then(() => end(ending('agent_silent')))
      // The agent has come, or nobody waits any more.
      .catch(() => undefined);
    const call = async () => {
      callPk = await services.call(opened);
    };
    call().catch(failWith('failed'));
  }

  async function startRecorder(session: number, { start }: LinkRecording): Promise<void> {
    const started = await start(session, {
      onFree: () => agent && readOn(agent, browser, mayRead),
      onFailure: () => end(ending('recording_failed')),
    });
    recorder = started;
    if (stage === 'over') await started.close();
  }

  /** Lets both ends use byte streams; the browser's part of `live`. */
  function openStreams(): { readonly streams?: string } {
    if (!streams) return {};
    streams.open();
    return { streams: streams.keyOf('browser') };
  }

  async function becomeLive(withStreams: boolean): Promise<void> {
    const begun = await services.begin(opened);
    if ('refused' in begun) return end(begun.refused);
    ({ sessionPk, part } = begun);
    const watching = part === 'watch';
    if (watching) admit = inputOfWatcher(opened.kind);
    if (recording) await startRecorder(begun.sessionPk, recording).catch(failWith('recording_failed'));
    if (stage !== 'beginning' || !agent) return;
    stage = 'live';
    tell(browser, {
      type: 'live',
      session: begun.sessionPk,
      recording: recording !== null,
      watching,
      ...(withStreams && openStreams()),
    });
    for (const frame of early.splice(0)) fromAgent(frame);
    agent.resume();
  }

  function saidToServer(frame: Buffer): void {
    const read = readRemoteFrame(frame);
    const said = read?.lane === 'server' ? readAgentToServer(read.message) : null;
    switch (said?.type) {
      case 'asking':
        tell(browser, { type: 'waiting', for: 'consent' });
        return;
      case 'ready':
        if (stage !== 'beginning') return;
        // It would open a terminal of the person's own.
        if (opened.beside !== null && said.beside !== true) return end(ending('failed', OUTDATED_AGENT));
        agent?.pause();
        becomeLive(said.streams === true).catch(failWith('failed'));
        return;
      case 'end':
        end({ reason: said.reason, by: said.by, detail: said.detail });
        return;
      case undefined:
        // What a later version may say.
        if (read === null) end(ending('protocol_error'));
    }
  }

  function fromAgent(frame: Buffer | null): void {
    if (stage === 'over' || !agent) return;
    const lane = frame && laneOf(frame);
    if (!frame || !lane) end(ending('protocol_error'));
    else if (lane === 'server') saidToServer(frame);
    else if (stage === 'live') {
      if (lane === 'control' && sessionPk !== null) readControl(frame, sessionPk);
      recorder?.fromDevice(frame, lane);
      passOn(frame, agent, browser, mayRead);
    } else early.push(frame);
  }

  function fromBrowser(frame: Buffer | null): void {
    if (stage === 'over') return;
    const lane = frame && laneOf(frame);
    if (frame && lane && stage === 'agreeing' && hasAgreed(frame, lane)) callAgent();
    else if (!frame || !lane || lane === 'server' || stage !== 'live' || !agent) end(ending('protocol_error'));
    else toAgent(frame, lane, agent);
  }

  function toAgent(frame: Buffer, lane: RemoteLane, to: WebSocket): void {
    const admitted = admit(frame, lane);
    if (admitted === 'protocol_error') return end(ending(admitted));
    onUse();
    for (const one of admitted) {
      recorder?.fromBrowser(one, lane);
      passOn(one, browser, to);
    }
  }

  browser.on('message', (data, isBinary) => fromBrowser(frameOf(data, isBinary)));
  // It closes with 1000 when its person has ended the connection; a page that is left and a network that gave way do not.
  browser.on('close', (code) => end(ending(code === NORMAL_CLOSURE ? 'closed' : 'connection_lost')));
  browser.on('error', onError);
  if (recording) tell(browser, { type: 'waiting', for: 'recording', days: recording.days });
  else callAgent();
  return link;
}
