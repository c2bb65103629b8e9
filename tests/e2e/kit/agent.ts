import { newAgentKey, provenFetch } from '@remote-console/agent';
import { API_BASE, type WirePaths } from '@remote-console/api-client/contract';
import createClient from 'openapi-fetch';
import { consoleUrl } from './person.ts';

/** Where agents send their calls. */
export const AGENT_CALLS = `${consoleUrl()}${API_BASE}`;

/**
 * Calls the server of this run as an agent with its own key.
 *
 * @param prover What the agent proves: another run with the key of an agent is a copy of it.
 */
export function createAgent(prover = { key: newAgentKey(), run: crypto.randomUUID() }) {
  const nonces = { nonce: null };
  const send = (request: Request) => provenFetch(request, prover, nonces);
  return { prover, send, client: createClient<WirePaths>({ baseUrl: AGENT_CALLS, fetch: send }) };
}
