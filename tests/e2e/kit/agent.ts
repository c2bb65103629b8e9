import { newAgentKey, provenFetch } from '@remote-console/agent';
import { API_BASE, type WirePaths } from '@remote-console/api-client/contract';
import createClient from 'openapi-fetch';
import { consoleUrl } from './person.ts';

/** Where the calls of agents go. */
export const AGENT_CALLS = `${consoleUrl()}${API_BASE}`;

/**
 * Speaks to the server of this run as an agent with a key of its own.
 *
 * @param prover What the agent proves: another run with the key of an agent is a copy of it.
 */
export function createAgent(prover = { key: newAgentKey(), run: crypto.randomUUID() }) {
  const nonces = { nonce: null };
  const send = (request: Request) => provenFetch(request, prover, nonces);
  return { prover, send, client: createClient<WirePaths>({ baseUrl: AGENT_CALLS, fetch: send }) };
}
