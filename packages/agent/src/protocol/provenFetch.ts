import type { AgentKey } from './agentKey.ts';

/** The header that carries a proof. */
const PROOF = 'DPoP';
/** The header in which the server says what the next proof is to repeat. */
const NONCE = 'DPoP-Nonce';

/** Who a call is proved to come from. */
export interface Prover {
  readonly key: AgentKey;
  /** The run of the agent. */
  readonly run: string;
}

/** What a server has last asked proofs to repeat; shared by all who speak with it. */
export interface NonceHolder {
  nonce: string | null;
}

/** How a server refuses a proof that does not repeat its newest nonce. */
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
 * Sends a request with a proof of the agent's key, and sends it once more where the server wants another nonce repeated.
 *
 * @param request Has the agent's own token in its header `token` where it has one.
 */
export async function provenFetch(request: Request, prover: Prover, holder: NonceHolder): Promise<Response> {
  const again = request.clone();
  const response = await send(request, prover, holder);
  return (await isStale(response)) ? send(again, prover, holder) : response;
}
