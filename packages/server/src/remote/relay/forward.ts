import { LARGEST_REMOTE_FRAME, REMOTE_PROTOCOL } from '@remote-console/domain';
import { WebSocket } from 'ws';
import { NORMAL_CLOSURE, passOn } from './wire.ts';

/** Where one server process brings another the agent of a connection. */
export const FORWARD_PATH = '/remote/forward';
/** The header with the pass. */
export const PASS_HEADER = 'x-remote-pass';
/** The code of an endpoint that is going away (RFC 6455, section 7.4.1). */
const GOING_AWAY = 1001;

function passEverything(from: WebSocket, to: WebSocket): void {
  from.on('message', (data, isBinary) => {
    if (isBinary && Buffer.isBuffer(data)) passOn(data, from, to);
    else from.close(GOING_AWAY);
  });
  from.on('close', (code) => {
    to.resume();
    to.close(code === NORMAL_CLOSURE ? NORMAL_CLOSURE : GOING_AWAY);
  });
  // The following close event says the same.
  from.on('error', () => undefined);
}

/** Brings an agent that arrived at this process to the one that has the browser, and relays their messages. */
export function forwardAgent(agent: WebSocket, address: string, pass: string): void {
  agent.pause();
  const other = new WebSocket(address, REMOTE_PROTOCOL, {
    headers: { [PASS_HEADER]: pass },
    maxPayload: LARGEST_REMOTE_FRAME,
    perMessageDeflate: false,
  });
  passEverything(agent, other);
  passEverything(other, agent);
  other.on('open', () => agent.resume());
}
