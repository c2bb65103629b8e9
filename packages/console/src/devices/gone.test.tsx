// @vitest-environment jsdom
import { aDevice, aDeviceDetail, aGroup, aProfile, given } from '@remote-console/api-client/testing';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aConsole, arrivesAt, BASE, element, press, showsText, type ConsoleUnderTest } from '../testing/aConsole.tsx';

const NAME = 'KIOSK-12';
const devices = [aDevice({ id: 12, alias: NAME })];
const groups = [aGroup({ id: 1, name: 'ROOT', parentId: null }), aGroup({ id: 11, name: 'Lobby' })];

const NO_USAGE = {
  range: 'day',
  startTime: '2026-11-20T03:00:00.000Z',
  endTime: '2026-11-21T03:00:00.000Z',
  stepSeconds: 300,
  points: [],
} as const satisfies Parameters<typeof given.fleetUsage>[0];

let page: ConsoleUnderTest | null = null;
let tell: (type: string) => void = () => undefined;
/** Every error page that was rendered, however briefly. */
let errorPages = 0;
const observer = new MutationObserver(() => {
  if (document.body.textContent?.includes('Error code 404')) errorPages += 1;
});

/** The console at an address, over a server whose event stream the test controls. */
function start(path: string): ConsoleUnderTest {
  // Every connection gets a stream of its own: one that was read can't be sent again.
  const events = () =>
    new ReadableStream<Uint8Array>({
      start: (controller) => {
        tell = (type) =>
          controller.enqueue(new TextEncoder().encode(`id: 1\ndata: {"type":"${type}","device_pk":12}\n\n`));
      },
    });
  page = aConsole({ path: '/en/login', person: aProfile(), state: { devices, groups } });
  page.server.use(
    http.get(`${BASE}/events`, () => new HttpResponse(events(), { headers: { 'content-type': 'text/event-stream' } })),
    // Before the device route, which would otherwise take `usage` for a device ID.
    given.fleetUsage(NO_USAGE),
    given.device(aDeviceDetail({ id: 12, alias: NAME })),
  );
  page.open(path);
  return page;
}

const refuse = (path: string, status: number, error: string) =>
  http.get(`${BASE}${path}`, () => HttpResponse.json({ status, error }, { status }));

/** Waits until the page has learned that a read failed and has rendered the outcome. */
const readFailed = () =>
  vi.waitFor(() =>
    expect(console.warn).toHaveBeenCalledWith(expect.stringMatching(/^GET .+ failed\.$/), expect.anything()),
  );

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  errorPages = 0;
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
});
afterEach(() => {
  observer.disconnect();
  page?.close();
  page = null;
});

describe.each([
  ['device', '/en/device/all/12', NAME, '/devices/12'],
  ['group', '/en/management/groups/detail/11', 'Lobby', '/groups/11'],
])('the page of a %s', (_, address, title, read) => {
  it('gives way to the error page once it is deleted elsewhere [B-ROUTE-14] [C-GDETAIL-31]', async () => {
    const { server } = start(address);
    await element('h1', title);
    server.use(refuse(read, 404, 'not_found'));
    tell('device_removed');
    await showsText('Error code 404');
    await vi.waitFor(() => expect(document.title).toContain('This page can’t be opened'));
  });

  it('says so once it is out of bounds [B-ROUTE-15]', async () => {
    const { server } = start(address);
    await element('h1', title);
    server.use(refuse(read, 403, 'no_group_access'));
    tell('device_removed');
    await showsText('You have no access to this group.');
  });

  it('stays while the server cannot be reached', async () => {
    const { server, calls } = start(address);
    await element('h1', title);
    const reads = () => calls.filter(({ path }) => path === read).length;
    const before = reads();
    server.use(http.get(`${BASE}${read}`, () => HttpResponse.error()));
    tell('device_removed');
    await vi.waitFor(() => expect(reads()).toBeGreaterThan(before));
    await readFailed();
    expect((await element('h1', title)).textContent).toContain(title);
  });
});

describe('whoever deletes it on its own page', () => {
  it('is led to the list of devices, past the news of it', async () => {
    const { server } = start('/en/device/all/12');
    await press('main button', `Actions for ${NAME}`);
    await press('[role=menuitem]', 'Delete');
    let answer: () => void = () => undefined;
    server.use(
      refuse('/devices/12', 404, 'not_found'),
      http.delete(`${BASE}/devices/12`, async () => {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return HttpResponse.json({ status: 200, meta: {}, objects: [] });
      }),
    );
    await press('[role=dialog] button', 'Delete');
    tell('device_removed');
    const reads = () => page?.calls.filter(({ path }) => path === '/devices/12').length ?? 0;
    const before = reads();
    await vi.waitFor(() => expect(reads()).toBeGreaterThan(before));
    await readFailed();
    answer();
    await arrivesAt('/en/device/all');
    expect(errorPages).toBe(0);
  });

  it('is led to the groups, past the news of it', async () => {
    const { server } = start('/en/management/groups/detail/11');
    await press('main button', 'Delete group');
    server.use(
      http.delete(`${BASE}/groups/11`, () => {
        server.use(refuse('/groups/11', 404, 'not_found'));
        return HttpResponse.json({ status: 200, meta: {}, objects: [{ groups: 1, devices: 0 }] });
      }),
    );
    await press('[role=dialog] button', 'Delete group');
    await arrivesAt('/en/management/groups');
    expect(errorPages).toBe(0);
  });
});
