import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { complaints } from './contractCheck.ts';

/** A call that the server got. */
export interface Call {
  readonly at: number;
  readonly operation: 'enrol' | 'heartbeat' | 'goodbye' | 'other';
  readonly token: string;
  readonly body: unknown;
}

/** An answer that stands in for the usual one. */
export interface Refusal {
  readonly status: number;
  readonly error: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a test may change while the server runs. */
export interface FakeServer {
  readonly origin: string;
  readonly calls: readonly Call[];
  /** What the contract did not accept of any call. */
  readonly complaints: readonly string[];
  /** Most calls that were under way at once. */
  readonly mostAtOnce: () => number;
  /** Connections that agents have opened. */
  readonly connections: () => number;
  /** Refuses calls as long as it answers something; null to behave. */
  refuse: (call: Call) => Refusal | null;
  /** Forgets every agent token, as a restored backup does. */
  readonly forgetTokens: () => void;
  readonly close: () => Promise<void>;
}

/** The enrolment token that a fake server takes. */
export const ENROLMENT_TOKEN = 'enrolment-token-of-the-test';

const BASE = '/lmm/api/v1.0/agents';

function operationOf({ method, url }: IncomingMessage): Call['operation'] {
  if (method === 'POST' && url === BASE) return 'enrol';
  if (url !== `${BASE}/heartbeat`) return 'other';
  if (method === 'POST') return 'heartbeat';
  return method === 'DELETE' ? 'goodbye' : 'other';
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const part of request) text += String(part);
  return text === '' ? null : JSON.parse(text);
}

function send(response: ServerResponse, status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

/**
 * A server that knows nothing but agents, on a free port of this machine.
 *
 * @param intervalSeconds What it tells agents; fractions make tests quick.
 */
export async function startFakeServer({ intervalSeconds = 0.05, port = 0, delayMs = 0 } = {}): Promise<FakeServer> {
  const calls: Call[] = [];
  const wrong: string[] = [];
  const tokens = new Set<string>();
  let given = 0;
  let underWay = 0;
  let most = 0;
  let connections = 0;

  function check({ operation, body }: Call) {
    if (operation === 'enrol') wrong.push(...complaints.enrolment(body));
    if (operation === 'heartbeat') wrong.push(...complaints.heartbeat(body));
    if (operation === 'other') wrong.push('There is no such operation.');
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
      tokens.add(agentToken);
      return done([{ device_pk: given, agent_token: agentToken, interval_seconds: intervalSeconds }]);
    }
    if (!tokens.has(token)) return send(response, 401, { status: 401, error: 'login_required' });
    return done(operation === 'heartbeat' ? [{ interval_seconds: intervalSeconds }] : []);
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const token = String(request.headers['token'] ?? '');
    const call = { at: Date.now(), operation: operationOf(request), token, body };
    calls.push(call);
    check(call);
    if (delayMs > 0) await sleep(delayMs);
    answer(call, response);
  }

  const server = createServer((request, response) => {
    underWay += 1;
    most = Math.max(most, underWay);
    response.on('close', () => (underWay -= 1));
    serve(request, response).catch((thrown: unknown) => wrong.push(String(thrown)));
  });
  server.on('connection', () => (connections += 1));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');

  const fake: FakeServer = {
    origin: `http://127.0.0.1:${address.port}`,
    calls,
    complaints: wrong,
    mostAtOnce: () => most,
    connections: () => connections,
    refuse: () => null,
    forgetTokens: () => tokens.clear(),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return fake;
}
