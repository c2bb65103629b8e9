import type { AgentKey } from './agentKey.ts';

/** The header that contains a proof. */
const PROOF = 'DPoP';
/** The header with the nonce for the next proof. */
const NONCE = 'DPoP-Nonce';

/** Who a call is proved to come from. */
export interface Prover {
  readonly key: AgentKey;
  /** The run of the agent. */
  readonly run: string;
}

/** The nonce that a server last asked for; shared by all agents that use it. */
export interface NonceHolder {
  nonce: string | null;
}

/** How a server refuses a proof without its newest nonce. */
const STALE = 'use_dpop_nonce';
const UNAUTHORIZED = 401;

async function isStale(response: Response): Promise<boolean> {
  return response.status === UNAUTHORIZED && (await response.clone().text()).includes(STALE);
}

async function send(request: Request, { key, run }: Prover, holder: NonceHolder): Promise<Response> {
  const { method, url } = request;
  const token = request.headers.get('token');
  request.headers.set(PROOF, await key.prove({ method, url, token, nonce: holder.nonce, run }));
  const response = await fetch(request);
  holder.nonce = response.headers.get(NONCE) ?? holder.nonce;
  return response;
}

/**
 * Sends a request with a proof of the agent's key, and resends it once when the server wants another nonce.
 *
 * @param request Has the agent's own token in its header `token` where it has one.
 */
export async function provenFetch(request: Request, prover: Prover, holder: NonceHolder): Promise<Response> {
  const again = request.clone();
  const response = await send(request, prover, holder);
  return (await isStale(response)) ? send(again, prover, holder) : response;
}
