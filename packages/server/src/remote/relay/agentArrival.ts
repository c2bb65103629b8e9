import type { IncomingMessage } from 'node:http';
import type { ProblemKey } from '@remote-console/api-client/contract';
import { checkIdentity, currentNonce, findAgent } from '../../agents/index.ts';
import type { Connection } from '../../database/index.ts';
import { AGENT_TOKEN_PREFIX } from '../../members/index.ts';
import { placeToJoin } from '../permissions.ts';

/** The answer to an agent that wants to join a connection. */
export type Arrival =
  | { readonly kind: 'welcome'; readonly connectionId: number; readonly serverUrl: string }
  | {
      readonly kind: 'refused';
      readonly status: 401 | 404 | 409;
      readonly error: ProblemKey;
      readonly headers: Readonly<Record<string, string>>;
    };

const LONGEST_TOKEN = 128;

function textOf(header: string | readonly string[] | undefined): string {
  return typeof header === 'string' ? header : '';
}

/** Checks whether a call comes from the agent of a connection's device, by the rules of its other calls. */
export async function receiveAgent(
  connection: Connection,
  request: IncomingMessage,
  { path, query, address }: { readonly path: string; readonly query: URLSearchParams; readonly address: string },
): Promise<Arrival> {
  const proofText = request.headers['dpop'];
  const headers: Record<string, string> =
    proofText === undefined ? {} : { 'DPoP-Nonce': await currentNonce(connection) };
  const refuse = (status: 401 | 404 | 409, error: ProblemKey): Arrival => ({ kind: 'refused', status, error, headers });

  const token = textOf(request.headers['token']);
  if (!token.startsWith(AGENT_TOKEN_PREFIX) || token.length > LONGEST_TOKEN) return refuse(401, 'login_required');
  const device = await findAgent(connection, token);
  if (device === 'removed') return refuse(401, 'agent_removed');
  if (!device) return refuse(401, 'login_required');
  const proof = { text: textOf(proofText) || null, method: 'GET', path };
  const verdict = await checkIdentity(connection, device, { token, proof, address, isReport: false });
  if (verdict.kind === 'refused') return refuse(verdict.status, verdict.error);

  const connectionPk = Number(/^[1-9]\d{0,15}$/.exec(query.get('connection') ?? '')?.[0] ?? 0);
  const place = await placeToJoin(connection, connectionPk, device.pk);
  return place ? { kind: 'welcome', connectionId: connectionPk, ...place } : refuse(404, 'not_found');
}
