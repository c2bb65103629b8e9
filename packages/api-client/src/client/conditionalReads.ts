/** A cached answer, and its tag at the server. */
interface KeptAnswer {
  readonly tag: string;
  readonly body: string;
  readonly type: string;
}

/** How many answers a client caches at most; the least recently used are dropped first. */
const MOST_KEPT = 30;

const NOT_MODIFIED = 304;

/**
 * Makes repeated reads conditional (RFC 9110, section 13.1.2): when the server answers that nothing changed, the
 * previous answer is returned. Only answers that the server tagged are cached, in memory, and only while the same
 * person is signed in.
 *
 * @param send Sends a request.
 */
export function conditionalReads(
  send: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  const kept = new Map<string, KeptAnswer>();
  let owner = '';

  const keep = (name: string, answer: KeptAnswer) => {
    kept.delete(name);
    kept.set(name, answer);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  };
  const give = ({ body, type }: KeptAnswer) => new Response(body, { headers: { 'content-type': type } });

  return async (request) => {
    if (request.method !== 'GET') return send(request);
    const person = request.headers.get('token') ?? '';
    if (person !== owner) {
      kept.clear();
      owner = person;
    }
    const name = `${request.headers.get('accept-language') ?? ''} ${request.url}`;
    const known = kept.get(name);
    if (known) request.headers.set('if-none-match', known.tag);
    const response = await send(request);
    if (response.status === NOT_MODIFIED && known) {
      // Another person may have signed in while the server was answering.
      if (owner === person) keep(name, known);
      return give(known);
    }
    const tag = response.headers.get('etag');
    const type = response.headers.get('content-type') ?? '';
    if (!response.ok || tag === null || !type.includes('application/json')) return response;
    const answer = { tag, type, body: await response.text() };
    if (owner === person) keep(name, answer);
    return give(answer);
  };
}
