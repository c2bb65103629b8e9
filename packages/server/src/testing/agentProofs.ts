import { createHash, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import type { OperationId } from '@remote-console/api-client/contract';
import { SignJWT } from 'jose';
import type { Answering, Call } from './exchange.ts';

interface TestKey {
  readonly privateKey: KeyObject;
  readonly jwk: { readonly kty: string; readonly crv: string; readonly x: string };
}

/** The keys of the agents in tests, by the names that tests give them. */
const keys = new Map<string, TestKey>();
/** Whose token is whose, by the same names. */
const holders = new Map<string, string>();
/** The nonce that each server requires. */
const nonces = new WeakMap<Answering, string>();

function keyOf(agent: string): TestKey {
  const known = keys.get(agent);
  if (known) return known;
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const { kty = '', crv = '', x = '' } = publicKey.export({ format: 'jwk' });
  const key = { privateKey, jwk: { kty, crv, x } };
  keys.set(agent, key);
  return key;
}

/** The content of a proof; omitted fields are correct. */
export interface ProofClaims {
  readonly htm?: string;
  readonly htu?: string;
  readonly ath?: string | undefined;
  readonly nonce?: string | undefined;
  readonly run?: unknown;
  readonly typ?: string;
}

/** A proof of the key of an agent for a request. */
export function proofOf(
  agent: string,
  request: Request,
  { typ = 'dpop+jwt', ...claims }: ProofClaims,
): Promise<string> {
  const { privateKey, jwk } = keyOf(agent);
  const { origin, pathname } = new URL(request.url);
  const token = request.headers.get('token');
  const ath = token === null ? {} : { ath: createHash('sha256').update(token).digest('base64url') };
  return new SignJWT({ htm: request.method, htu: `${origin}${pathname}`, run: `run of ${agent}`, ...ath, ...claims })
    .setProtectedHeader({ typ, alg: 'EdDSA', jwk })
    .setJti(randomUUID())
    .setIssuedAt()
    .sign(privateKey);
}

function guidIn(body: unknown): string | null {
  const guid = typeof body === 'object' && body !== null && 'guid' in body ? body.guid : null;
  return typeof guid === 'string' ? guid.toLowerCase() : null;
}

/** The agent that proves its key with a call: the one named by the test, the token's owner, or that of the GUID. */
function agentOf(id: OperationId, { agent, token, body }: Call): string | null {
  if (agent !== undefined) return agent;
  return id === 'enrolAgent' ? guidIn(body) : (holders.get(token ?? '') ?? null);
}

/** Remembers which agent got the token of an answer. */
async function noteHolder(agent: string, response: Response): Promise<void> {
  const token = /"agent_token":"([^"]+)"/.exec(await response.clone().text())?.[1];
  if (token !== undefined) holders.set(token, agent);
}

/** Sends a request of an agent with the proof of its key, once more if the server wants another nonce. */
export async function sendProven(
  app: Answering,
  id: OperationId,
  call: Call,
  send: (headers: Readonly<Record<string, string>>) => Promise<Response>,
  request: () => Request,
): Promise<Response> {
  const agent = agentOf(id, call);
  if (agent === null) return send({});
  const attempt = async () => {
    const run = call.run === undefined ? {} : { run: call.run };
    const response = await send({ dpop: await proofOf(agent, request(), { nonce: nonces.get(app), ...run }) });
    const nonce = response.headers.get('dpop-nonce');
    if (nonce !== null) nonces.set(app, nonce);
    return response;
  };
  const first = await attempt();
  const isStale = first.status === 401 && (await first.clone().text()).includes('use_dpop_nonce');
  const response = isStale ? await attempt() : first;
  if (id === 'enrolAgent' && response.status === 200) await noteHolder(agent, response);
  return response;
}
