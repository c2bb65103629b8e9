import { mayReconnect, type RemoteEnd } from '@remote-console/domain';
import type { WebSocket } from 'ws';
import type { OpenedConnection } from '../permissions.ts';
import { controlReader } from './agentMessages.ts';
import { callAgentOf } from './beginLink.ts';
import { everything } from './browserInput.ts';
import type { LinkServices, RemoteLink } from './link.ts';
import { ending, type LinkContext } from './linkContext.ts';
import { listenToAgent, listenToBrowser } from './linkEnds.ts';
import { createLinkStreams } from './linkStreams.ts';
import { type Pulse, watchPulse } from './pulse.ts';
import { bidFarewell, tell } from './wire.ts';

function createContext(
  browser: WebSocket,
  opened: OpenedConnection,
  services: LinkServices,
  end: (how: RemoteEnd) => void,
): LinkContext {
  const state: LinkContext['state'] = {
    stage: 'agreeing',
    agent: null,
    recorder: null,
    sessionId: opened.session_fk,
    part: null,
    admit: everything,
    callId: null,
    used: false,
  };
  const onBytes = () => {
    state.used = true;
  };
  const streams =
    opened.kind === 'files'
      ? createLinkStreams({ connectionId: opened.pk, patienceMs: services.timings.streamMs, onBytes })
      : null;
  return {
    browser,
    opened,
    services,
    state,
    streams,
    patience: new AbortController(),
    early: [],
    readControl: controlReader(opened, services),
    end,
  };
}

/** Informs an agent that has come what to start. */
function tellBegin(agent: WebSocket, { opened, services, streams }: LinkContext): void {
  const { kind, beside } = opened;
  const { person, consent, recording } = services;
  tell(agent, {
    type: 'begin',
    kind,
    person,
    consent,
    recording: recording !== null,
    ...(beside !== null && { beside }),
    ...(streams && { streams: streams.keyOf('agent') }),
  });
}

/**
 * Starts a connection whose browser is connected. Its agent is called right away, unless the connection is recorded:
 * then the person at the browser agrees first.
 */
export function openLink(browser: WebSocket, opened: OpenedConnection, services: LinkServices): RemoteLink {
  const { timings, recording } = services;
  const context = createContext(browser, opened, services, end);
  const { state, streams, patience } = context;
  const browserPulse = watchPulse(browser, timings);
  let agentPulse: Pulse | null = null;

  function end(how: RemoteEnd): void {
    if (state.stage === 'over') return;
    const wasLive = state.stage === 'live';
    state.stage = 'over';
    patience.abort();
    streams?.end();
    bidFarewell(browser, how);
    if (state.agent) bidFarewell(state.agent, how);
    services.over(link, how, wasLive && mayReconnect(how.reason));
    void state.recorder?.close();
  }

  const link: RemoteLink = {
    opened,
    sessionId: () => state.sessionId,
    part: () => state.part,
    isCalling: () => state.stage === 'calling',
    callId: () => state.callId,
    wasUsed() {
      const was = state.used;
      state.used = false;
      return was;
    },
    join(agent) {
      if (state.agent !== null || state.stage !== 'calling') return false;
      state.agent = agent;
      agentPulse = watchPulse(agent, timings);
      patience.abort();
      state.stage = 'beginning';
      listenToAgent(agent, context);
      tellBegin(agent, context);
      return true;
    },
    end,
    streams,
    checkPulse() {
      if (!browserPulse.check()) end(ending('connection_lost'));
      else if (agentPulse?.check() === false) end(ending('agent_left'));
    },
  };

  listenToBrowser(context);
  if (recording) tell(browser, { type: 'waiting', for: 'recording', days: recording.days });
  else callAgentOf(context);
  return link;
}
