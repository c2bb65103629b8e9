import type { HttpHandler } from 'msw';
import { API_BASE } from '../../contract/base.ts';
import { createApiClient } from '../../client/client.ts';
import { type ConsoleEvent, wireEvent } from '../../contract.ts';
import { backend } from '../../testing/backend.ts';
import { aDevice, aGroup } from '../../testing/data.ts';
import { fetchFrom } from '../../testing/fetchFrom.ts';
import { aUser } from '../../testing/people.ts';

/** The people of the company: an approver, a requester, and another requester. */
export const PEOPLE = { decider: 'mia', requester: 'uma', somebody: 'sid' } as const;

/** Who looks at the screen: an approver, or the person who made the requests. */
export type Viewer = Exclude<keyof typeof PEOPLE, 'somebody'>;

/** Where the server is. */
export const ORIGIN = 'https://console.example';

const encoder = new TextEncoder();

/** How far before the time given by a screen events are sent, in milliseconds. */
const UNDERWAY_MS = 10_000;

const LOBBY = 11;

/** A company with three devices, as the world of stories and tests keeps it. */
function company() {
  const asks = { needsApproval: true, canControl: true };
  return backend({
    users: [
      aUser({ id: 1, loginId: PEOPLE.decider, memberType: 2 }),
      aUser({ id: 7, loginId: PEOPLE.requester, ...asks }),
      aUser({ id: 8, loginId: PEOPLE.somebody, ...asks }),
    ],
    groups: [aGroup({ id: 1, name: 'ROOT', parentId: null, rootId: null }), aGroup({ id: LOBBY })],
    links: [7, 8].map((memberId) => ({ id: memberId, memberId, groupId: LOBBY })),
    devices: [1, 2, 3].map((pk) => aDevice({ id: pk, alias: `KIOSK-${pk}`, approval: 0, groupId: LOBBY })),
  });
}

/** A client of a person of the company. */
const clientOf = (handlers: readonly HttpHandler[], person: keyof typeof PEOPLE) =>
  createApiClient({
    origin: ORIGIN,
    token: () => PEOPLE[person],
    language: () => 'en',
    fetch: fetchFrom(handlers),
  });

/**
 * The server of a company in which things happen, with the stream of one viewer, which can break.
 *
 * @param slowness How long the stream takes to start, in milliseconds.
 */
export function companyServer(viewer: Viewer, slowness = 0) {
  const { handlers, state, happen } = company();
  const log: { readonly event: ConsoleEvent; readonly at: number }[] = [];
  let listener: ReadableStreamDefaultController<Uint8Array> | null = null;
  let isForgotten = false;
  let asked = 0;

  const write = (event: ConsoleEvent, id: number) =>
    listener?.enqueue(encoder.encode(`id: ${id}\ndata: ${JSON.stringify(wireEvent(event))}\n\n`));
  happen.listen(PEOPLE[viewer], (event) => {
    log.push({ event, at: Date.now() });
    write(event, log.length);
  });
  const answer = fetchFrom(handlers);

  /** Opens the stream: sends what was missed, or that it is too late for that. */
  async function stream(request: Request): Promise<Response> {
    await new Promise((resume) => setTimeout(resume, slowness));
    const lastId = request.headers.get('last-event-id');
    const begin = Date.now() - Number(request.headers.get('reading-for')) - UNDERWAY_MS;
    const seen = lastId === null ? log.filter(({ at }) => at < begin).length : Number(lastId);
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        listener = controller;
        if (isForgotten) write({ type: 'reset' }, log.length);
        else log.slice(seen).forEach(({ event }, at) => write(event, seen + at + 1));
        isForgotten = false;
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  }

  return {
    state,
    happen,
    decider: clientOf(handlers, 'decider'),
    requester: clientOf(handlers, 'requester'),
    somebody: clientOf(handlers, 'somebody'),
    /** The viewer's `fetch`. */
    fetch: async (request: Request): Promise<Response> => {
      if (new URL(request.url).pathname === `${API_BASE}/events`) return stream(request);
      asked += 1;
      try {
        return await answer(request);
      } finally {
        asked -= 1;
      }
    },
    isBusy: () => asked > 0,
    isListenedTo: () => listener !== null,
    /** The connection breaks; what happens before it is back may be too much to be sent later. */
    lose: (forget: boolean) => {
      isForgotten = forget;
      const lost = listener;
      listener = null;
      lost?.close();
    },
  };
}

/** One of them. */
export type CompanyServer = ReturnType<typeof companyServer>;
