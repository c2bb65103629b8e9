import http from 'node:http';
import https from 'node:https';
import { API_BASE } from '@remote-console/api-client/contract';
import { LARGEST_REMOTE_FRAME, REMOTE_PROTOCOL } from '@remote-console/domain';
import { WebSocket } from 'ws';
import type { AgentServer, Prover } from '../protocol/index.ts';

/** Where a connection is opened, and as whom. */
export interface RemoteDial {
  readonly server: AgentServer;
  readonly prover: Prover;
  /** The agent's own token; null where it no longer has one. */
  readonly token: string | null;
  /** The connection to join. */
  readonly connection: number;
  readonly signal: AbortSignal;
}

const UNAUTHORIZED = 401;
const PATIENCE_MS = 10_000;

type Attempt = { readonly kind: 'open'; readonly socket: WebSocket } | { readonly kind: 'stale' };

async function attempt({ server, prover, token, connection, signal }: RemoteDial): Promise<Attempt> {
  if (token === null) throw new Error('The agent is not enrolled.');
  const { origin, nonces } = server;
  const address = new URL(`${origin}${API_BASE}/agents/remote?connection=${connection}`);
  const { key, run } = prover;
  const proof = await key.prove({ method: 'GET', url: address.href, token, nonce: nonces.nonce, run });
  const isSecure = address.protocol === 'https:';
  // The HTTP agent of all calls, which knows the proxies of the environment; without it `ws` would connect directly.
  const agent = isSecure ? https.globalAgent : http.globalAgent;
  address.protocol = isSecure ? 'wss:' : 'ws:';
  const { promise, resolve, reject } = Promise.withResolvers<Attempt>();
  const socket = new WebSocket(address, REMOTE_PROTOCOL, {
    headers: { token, DPoP: proof },
    agent,
    maxPayload: LARGEST_REMOTE_FRAME,
    perMessageDeflate: false,
    handshakeTimeout: PATIENCE_MS,
  });
  const giveUp = () => socket.terminate();
  signal.addEventListener('abort', giveUp);
  socket.on('unexpected-response', (_request, response) => {
    const { statusCode = 0, headers } = response;
    const nonce = headers['dpop-nonce'];
    const isStale = statusCode === UNAUTHORIZED && typeof nonce === 'string' && nonce !== nonces.nonce;
    if (typeof nonce === 'string') nonces.nonce = nonce;
    response.destroy();
    socket.terminate();
    if (isStale) resolve({ kind: 'stale' });
    else reject(new Error(`The server answered ${statusCode}.`));
  });
  socket.on('upgrade', ({ headers }) => {
    const nonce = headers['dpop-nonce'];
    if (typeof nonce === 'string') nonces.nonce = nonce;
  });
  socket.on('open', () => {
    // What the server says first waits until somebody listens.
    socket.pause();
    resolve({ kind: 'open', socket });
  });
  socket.on('error', reject);
  try {
    return await promise;
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}

/**
 * Opens the WebSocket of a connection that the server called the agent to, with a proof of the agent's key; once more
 * when the server wants another nonce.
 *
 * @returns The WebSocket, open and paused.
 * @throws When the server rejects it, or cannot be reached.
 */
export async function dialRemote(dial: RemoteDial): Promise<WebSocket> {
  for (const isLast of [false, true]) {
    const result = await attempt(dial);
    if (result.kind === 'open') return result.socket;
    if (isLast) break;
  }
  throw new Error("The server does not accept the agent's proof.");
}
