import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RemoteKind, remoteCallValue } from '@remote-console/domain';
import { complaints } from './contractCheck.ts';
import { acceptRemotes, type FakeRemote } from './fakeRemote.ts';
import { checkProof, type ShownProof } from './proofCheck.ts';

/** A call that the server received. */
export interface Call {
  readonly at: number;
  readonly operation:
    | 'enrol'
    | 'heartbeat'
    | 'goodbye'
    | 'commands'
    | 'answer'
    | 'screen'
    | 'update'
    | 'download'
    | 'other';
  readonly token: string;
  readonly body: unknown;
  readonly url: string;
  /** The proof of the agent's key; null where it has no valid one. */
  readonly proof: ShownProof | null;
}

/** An answer that replaces the usual one. */
export interface Refusal {
  readonly status: number;
  readonly error: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a test may change while the server runs. */
export interface FakeServer {
  readonly origin: string;
  readonly calls: readonly Call[];
  /** The agents' answers to commands, and their screenshots. */
  readonly answers: readonly Call[];
  /** The requests waiting for commands. */
  readonly polls: readonly Call[];
  /** The interval that it gives agents from now on; fractions make tests quick. */
  intervalSeconds: number;
  /** Hands a command to the agent with a token, or to whoever asks first. */
  readonly command: (command: { readonly type: string; readonly value?: string }, token?: string) => number;
  /** Calls the agent with a token, or whoever asks first, to a connection, and waits until it is open. */
  readonly callRemote: (kind: RemoteKind, token?: string) => Promise<FakeRemote>;
  /** Hands a command out once more, as if nobody had answered it. */
  readonly handOutAgain: (pk: number) => void;
  /** From now on, commands come with the answer to a report. */
  readonly handOutWithReports: () => void;
  /** Deletes the device of an agent. */
  readonly remove: (token: string) => void;
  /** What the contract rejected about any call. */
  readonly complaints: readonly string[];
  /** The most calls in progress at the same time. */
  readonly mostAtOnce: () => number;
  /** Connections that agents have opened. */
  readonly connections: () => number;
  /** Refuses calls as long as it returns something; null for normal behavior. */
  refuse: (call: Call) => Refusal | null;
  /** What it offers as an update, and the content of the program once it exists; null for nothing. */
  offer: { readonly manifest: string; readonly signature: string; readonly program: Promise<Buffer> } | null;
  /** The key that it names to enrolling agents; null to name none. */
  updateKey: string | null;
  /** The nonce that proofs must contain from now on. */
  nonce: string;
  /** Forgets every agent token, like a restored backup. */
  readonly forgetTokens: () => void;
  readonly close: () => Promise<void>;
}

/** The enrollment token that a fake server accepts. */
export const ENROLMENT_TOKEN = 'enrolment-token-of-the-test';

const BASE = '/lmm/api/v1.0/agents';
/** How long a request for commands waits, in milliseconds. */
const POLL_MS = 2000;

function operationOf({ method, url }: IncomingMessage): Call['operation'] {
  if (method === 'POST' && url === BASE) return 'enrol';
  if (method === 'GET' && url?.startsWith(`${BASE}/commands`)) return 'commands';
  if (method === 'POST' && url?.startsWith(`${BASE}/commands/`)) return 'answer';
  if (method === 'PUT' && url === `${BASE}/screen`) return 'screen';
  if (method === 'GET' && url?.startsWith(`${BASE}/update?`)) return 'update';
  if (method === 'GET' && url?.startsWith('/download/')) return 'download';
  if (url !== `${BASE}/heartbeat`) return 'other';
  if (method === 'POST') return 'heartbeat';
  return method === 'DELETE' ? 'goodbye' : 'other';
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Uint8Array[] = [];
  for await (const part of request) if (part instanceof Uint8Array) parts.push(part);
  const bytes = Buffer.concat(parts);
  if (request.headers['content-type']?.startsWith('image/')) return bytes;
  return bytes.length === 0 ? null : JSON.parse(bytes.toString('utf8'));
}

function send(response: ServerResponse, status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

/**
 * A server for agents only, on a free port of this machine.
 *
 * @param intervalSeconds The interval that it gives agents; fractions make tests quick.
 */
export async function startFakeServer({ intervalSeconds = 0.05, port = 0, delayMs = 0 } = {}): Promise<FakeServer> {
  const calls: Call[] = [];
  const wrong: string[] = [];
  const answers: Call[] = [];
  const polls: Call[] = [];
  /** The issued tokens, each with the key that it is bound to. */
  const tokens = new Map<string, string | undefined>();
  const removed = new Set<string>();
  const handedOut: { pk: number; type: string; value: string; token: string | null }[] = [];
  const commands: typeof handedOut = [];
  let lastCommand = 0;
  let reportsCarryCommands = false;
  const waiting = new Set<() => void>();
  let given = 0;
  let underWay = 0;
  let most = 0;
  let connections = 0;

  function check({ operation, body, token, proof }: Call) {
    if (operation === 'enrol') wrong.push(...complaints.enrolment(body));
    if (operation === 'heartbeat') wrong.push(...complaints.heartbeat(body));
    if (operation === 'answer') wrong.push(...complaints.outcome(body));
    if (operation === 'other') wrong.push('There is no such operation.');
    if (tokens.has(token) && tokens.get(token) !== proof?.key) wrong.push('The proof is of another key than before.');
  }

  function answer(call: Call, response: ServerResponse) {
    const refusal = fake.refuse(call);
    if (refusal)
      return send(response, refusal.status, { status: refusal.status, error: refusal.error }, refusal.headers);
    const done = (objects: readonly unknown[]) => send(response, 200, { status: 200, meta: {}, objects });
    const { operation, body, token } = call;
    if (operation === 'enrol') {
      const right = typeof body === 'object' && body !== null && 'enrolment_token' in body;
      if (!right || body.enrolment_token !== ENROLMENT_TOKEN)
        return send(response, 401, { status: 401, error: 'invalid_enrolment' });
      given += 1;
      const agentToken = `agent-token-number-${String(given).padStart(6, '0')}`;
      tokens.set(agentToken, call.proof?.key);
      const key = fake.updateKey === null ? {} : { update_key: fake.updateKey };
      return done([{ device_pk: given, agent_token: agentToken, interval_seconds: fake.intervalSeconds, ...key }]);
    }
    if (operation === 'download') {
      void fake.offer?.program.then((content) => response.writeHead(200).end(content));
      return;
    }
    if (removed.has(token)) return send(response, 401, { status: 401, error: 'agent_removed' });
    if (!tokens.has(token)) return send(response, 401, { status: 401, error: 'login_required' });
    if (operation === 'update') {
      if (fake.offer === null) return send(response, 404, { status: 404, error: 'not_found' });
      const { manifest, signature } = fake.offer;
      return done([{ manifest, signature }]);
    }
    const withReport = reportsCarryCommands ? take(token) : [];
    return done(operation === 'heartbeat' ? [{ interval_seconds: fake.intervalSeconds, commands: withReport }] : []);
  }

  /** Takes an agent's commands from the waiting ones. */
  function take(token: string) {
    const mine = commands.filter((command) => command.token === null || command.token === token);
    for (const command of mine) commands.splice(commands.indexOf(command), 1);
    handedOut.push(...mine);
    return mine.map(({ pk, type, value }) => ({ pk, type, value }));
  }

  async function handOut(call: Call, response: ServerResponse): Promise<void> {
    const { token } = call;
    const closed = once(response, 'close');
    for (const until = Date.now() + POLL_MS; ;) {
      // The commands of a killed agent go to its successor.
      if (response.destroyed) return;
      if (fake.refuse(call) || !tokens.has(token) || removed.has(token)) return answer(call, response);
      const objects = take(token);
      if (objects.length > 0 || Date.now() >= until) return send(response, 200, { status: 200, meta: {}, objects });
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.add(resolve);
      await Promise.race([promise, closed, sleep(until - Date.now())]);
      waiting.delete(resolve);
    }
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const token = String(request.headers['token'] ?? '');
    const operation = operationOf(request);
    // The program of an update is public.
    const checked = operation === 'download' ? null : await checkProof(request, fake.nonce);
    response.setHeader('DPoP-Nonce', fake.nonce);
    if (checked?.kind === 'stale') return send(response, 401, { status: 401, error: 'use_dpop_nonce' });
    if (checked?.kind === 'wrong') wrong.push(checked.complaint);
    const proof = checked?.kind === 'proven' ? checked.proof : null;
    const call = { at: Date.now(), operation, token, body, url: request.url ?? '', proof };
    if (call.operation === 'commands') {
      polls.push(call);
      return handOut(call, response);
    }
    underWay += 1;
    most = Math.max(most, underWay);
    response.on('close', () => (underWay -= 1));
    if (call.operation === 'answer' || call.operation === 'screen') answers.push(call);
    else calls.push(call);
    check(call);
    if (delayMs > 0) await sleep(delayMs);
    answer(call, response);
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((thrown: unknown) => wrong.push(String(thrown)));
  });
  const remoteOf = acceptRemotes(server, `${BASE}/remote`, async (request) => {
    const checked = await checkProof(request, fake.nonce);
    if (checked.kind === 'wrong') wrong.push(checked.complaint);
    const token = String(request.headers['token'] ?? '');
    const key = checked.kind === 'proven' ? checked.proof.key : undefined;
    return key !== undefined && tokens.has(token) && tokens.get(token) === key
      ? null
      : { status: 401, nonce: fake.nonce };
  });
  let remotes = 0;
  const upgraded = new Set<Duplex>();
  server.on('upgrade', (_request, socket) => upgraded.add(socket));
  server.on('connection', () => (connections += 1));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');

  const fake: FakeServer = {
    origin: `http://127.0.0.1:${address.port}`,
    calls,
    answers,
    polls,
    intervalSeconds,
    complaints: wrong,
    command({ type, value = '' }, token) {
      lastCommand += 1;
      commands.push({ pk: lastCommand, type, value, token: token ?? null });
      for (const resolve of waiting) resolve();
      return lastCommand;
    },
    callRemote(kind, token) {
      remotes += 1;
      fake.command({ type: 'remote', value: remoteCallValue({ kind, connection: remotes }) }, token);
      return remoteOf(remotes);
    },
    handOutAgain(pk) {
      commands.push(...handedOut.filter((command) => command.pk === pk).slice(0, 1));
      for (const resolve of waiting) resolve();
    },
    handOutWithReports() {
      reportsCarryCommands = true;
    },
    remove(token) {
      removed.add(token);
      for (const resolve of waiting) resolve();
    },
    mostAtOnce: () => most,
    connections: () => connections,
    nonce: 'first-nonce',
    refuse: () => null,
    offer: null,
    updateKey: null,
    forgetTokens: () => tokens.clear(),
    async close() {
      server.close();
      server.closeAllConnections();
      for (const socket of upgraded) socket.destroy();
      await once(server, 'close');
    },
  };
  return fake;
}
