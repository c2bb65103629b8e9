import { API_BASE, type ApiClient, type WireOperations } from '@remote-console/api-client';
import { HEADER_NOTICE_LIMIT } from '@remote-console/domain';

/**
 * What the frame reads first, fetched with one call before anything is rendered. Components read it as usual, and are
 * answered from here instead of by the server.
 */
export interface StartAnswers {
  /** Requests everything in one call. */
  readonly ask: (client: ApiClient) => void;
  /**
   * The answer to a call for one of the parts, each given once; `null` for every other call, and where the part could
   * not be read, so that the call goes to the server.
   */
  readonly take: (request: Request) => Promise<Response | null>;
  /** Something was changed: whatever has not been taken yet is stale. */
  readonly forget: () => void;
}

interface StartAnswersOptions {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Who is signed in at the time of a call. */
  readonly token: () => string;
}

/** After this time an answer that nobody has taken is discarded, in milliseconds. */
const KEPT_MS = 10_000;

type Bodies = Readonly<Partial<Record<string, unknown>>>;

/** The combined answer, as sent over the wire: the answers derived from it are still read and translated. */
type Start = WireOperations['getStart']['responses'][200]['content']['application/json'];

const page = (objects: readonly unknown[] | undefined, total = objects?.length) =>
  objects && { status: 200, meta: { total_count: total }, objects };

/** The answers to the single calls, by their path. */
async function readStart(client: ApiClient): Promise<Bodies> {
  let start: Start['objects'][number] | undefined;
  const take = async ({ response }: { readonly response: Response }) => {
    if (!response.ok) return undefined;
    const answer: Start = await response.json();
    [start] = answer.objects;
    return new Response(null, { status: 204 });
  };
  await client.GET('/start', { middleware: [{ onResponse: take }] });
  if (!start) return {};
  const { profile, summary, request_ticket, groups, favourites, notices, notice_count } = start;
  return {
    '/users/0': profile && { status: 200, meta: {}, objects: [profile] },
    '/devices/summary': summary && { status: 200, meta: { request_ticket }, objects: [summary] },
    '/groups': page(groups),
    '/favorites': page(favourites),
    '/notices': page(notices, notice_count),
  };
}

const PARTS = new Set(['/users/0', '/devices/summary', '/groups', '/favorites', '/notices']);

/** The part that a call asks for, if it is one of them. */
function partOf({ method, url }: Request): string | null {
  const { pathname, searchParams } = new URL(url);
  const path = pathname.startsWith(API_BASE) ? pathname.slice(API_BASE.length) : '';
  if (method !== 'GET' || !PARTS.has(path)) return null;
  const isNewestNotice =
    searchParams.get('limit') === String(HEADER_NOTICE_LIMIT) && searchParams.get('offset') === '0';
  return path === '/notices' && !isNewestNotice ? null : path;
}

/** Creates the function that fetches the frame's first reads with one call. */
export function createStartAnswers({ now, token }: StartAnswersOptions): StartAnswers {
  let asked: { readonly at: number; readonly token: string; readonly bodies: Promise<Bodies> } | null = null;
  const taken = new Set<string>();
  return {
    ask: (client) => {
      // Whatever can't be read in the combined call is read by single calls, which report their failures.
      asked = { at: now(), token: token(), bodies: readStart(client).catch(() => ({})) };
      taken.clear();
    },
    take: async (request) => {
      const part = partOf(request);
      if (part === null || asked === null || taken.has(part)) return null;
      const isOfSamePerson = request.headers.get('token') === asked.token;
      if (!isOfSamePerson || now() - asked.at > KEPT_MS) return null;
      taken.add(part);
      const body = (await asked.bodies)[part];
      return body === undefined ? null : Response.json(body);
    },
    forget: () => {
      asked = null;
    },
  };
}
