import { TICKET_TAB_NAMES } from '@remote-console/domain';
import type { HttpHandler } from 'msw';
import { API_BASE } from '../../base.ts';
import type { ConsoleEvent } from '../../contract.ts';
import { aDevice, aSummary } from '../../testing/data.ts';
import { fetchFrom } from '../../testing/fetchFrom.ts';
import { http } from '../../testing/given.ts';
import { officeWorld, type RequestList, type Viewer } from './officeWorld.ts';

const encoder = new TextEncoder();

/** How far before the time that a screen says events are told, in milliseconds. */
const UNDERWAY_MS = 10_000;

/**
 * A server of a company in which things happen, as far as one viewer asks it and hears from it.
 *
 * @param slowness How long it takes the stream to begin, in milliseconds.
 */
export function officeServer(viewer: Viewer, slowness = 0) {
  const log: { readonly event: ConsoleEvent; readonly at: number }[] = [];
  let listener: ReadableStreamDefaultController<Uint8Array> | null = null;
  let isForgotten = false;
  let asked = 0;

  const write = (event: ConsoleEvent, id: number) =>
    listener?.enqueue(encoder.encode(`id: ${id}\ndata: ${JSON.stringify(event)}\n\n`));
  const world = officeWorld((event, to) => {
    if (!to.includes(viewer)) return;
    log.push({ event, at: Date.now() });
    write(event, log.length);
  });

  const listOf = (type: string | null): RequestList => {
    if (type === 'request' || type === 'history') return type;
    return 'own';
  };
  const page = <Item>(items: Item[], query: URLSearchParams) => {
    const offset = Number(query.get('offset') ?? 0);
    return items.slice(offset, offset + Number(query.get('limit') ?? 10));
  };
  const parametersOf = (request: { readonly url: string }) => new URL(request.url).searchParams;
  const handlers: HttpHandler[] = [
    http.get('/tickets', ({ request, response }) => {
      const query = parametersOf(request);
      const tab = TICKET_TAB_NAMES.find((name) => name === query.get('state')) ?? 'requested';
      const { rows, counts } = world.tickets(tab);
      return response(200).json({ status: 200, meta: counts, objects: page(rows, query) });
    }),
    http.get('/approvals', ({ request, response }) => {
      const query = parametersOf(request);
      const found = world.approvals(listOf(query.get('type')));
      return response(200).json({
        status: 200,
        meta: { total_count: found.length },
        objects: page(found, query),
      });
    }),
    http.get('/devices', ({ response }) => {
      const objects = world.devices().map((device) => aDevice(device));
      return response(200).json({ status: 200, meta: { total_count: objects.length }, objects });
    }),
    http.get('/devices/summary', ({ response }) => {
      const [waiting, all] = [world.waitingTickets(), world.devices()];
      const online = all.filter(({ alive }) => alive === 1).length;
      const summary = aSummary({
        total: all.length,
        online,
        offline: all.length - online,
        request_ticket: waiting,
      });
      return response(200).json({ status: 200, meta: { request_ticket: waiting }, objects: [summary] });
    }),
  ];
  const answer = fetchFrom(handlers);

  /** Opens the stream: what was missed is told, or that it is too late to tell. */
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
    world,
    /** The `fetch` of who looks. */
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
    /** The connection breaks; what happens meanwhile may be too much to be told later. */
    lose: (forget: boolean) => {
      isForgotten = forget;
      const lost = listener;
      listener = null;
      lost?.close();
    },
  };
}
