// @vitest-environment jsdom
import { aDevice, aDeviceDetail, aGroup, aProfile, given } from '@remote-console/api-client/testing';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aConsole,
  arrivesAt,
  BASE,
  element,
  press,
  showsText,
  typeInto,
  type ConsoleUnderTest,
} from '../testing/aConsole.tsx';

const person = aProfile();
const devices = Array.from({ length: 60 }, (_, index) =>
  aDevice({ id: index + 1, alias: `KIOSK-${String(index).padStart(2, '0')}`, groupId: index < 30 ? 11 : 12 }),
);
const groups = [
  aGroup({ id: 1, name: 'ROOT', parentId: null }),
  aGroup({ id: 11, name: 'Lobby' }),
  aGroup({ id: 12, name: 'Store' }),
];

let page: ConsoleUnderTest | null = null;
const start = (path: string) => (page = aConsole({ path, person, state: { devices, groups } }));
beforeEach(() => {
  window.localStorage.setItem('icon_view', 'card');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  page?.close();
  page = null;
});

const lists = ({ calls }: ConsoleUnderTest) =>
  calls.filter(({ path }) => path.startsWith('/devices?')).map(({ path }) => new URLSearchParams(path.slice(9)));

describe('the device list', () => {
  it('shows 12 devices as cards, and asks the server for them [B-LIST-12]', async () => {
    const console = start('/en/device/all');
    await showsText('KIOSK-11');
    expect(document.body.textContent).not.toContain('KIOSK-12');
    expect(Object.fromEntries(lists(console)[0] ?? [])).toEqual({
      by: 'alias',
      order: 'asc',
      limit: '12',
      offset: '0',
      search_mode: 'pagination',
      device_group_pk: 'all',
    });
  });

  it('asks for favourites as the wire spells it', async () => {
    const console = start('/en/device/favorite');
    await element('h1', 'Favorites');
    await vi.waitFor(() => expect(lists(console)).toHaveLength(1));
    expect(lists(console)[0]?.get('device_group_pk')).toBe('favorate');
  });

  it('is where its address says, and the back button works', async () => {
    start('/en/device/all?page=2&by=memo&order=desc');
    await element('h1', 'All devices');
    await press('main button', 'Next page');
    await arrivesAt('/en/device/all?page=3&by=memo&order=desc');
    window.history.back();
    await arrivesAt('/en/device/all?page=2&by=memo&order=desc');
    expect((await element('main [aria-current=page]', 'Page 2')).textContent).toBe('2');
  });

  it('is where a device leads back to, as it was left [B-DETAIL-01]', async () => {
    const console = start('/en/device/all?page=2');
    console.server.use(given.device(aDeviceDetail({ id: 20, alias: 'KIOSK-19' })));
    await press('main article a', 'KIOSK-19');
    await arrivesAt('/en/device/all/20');
    await press('main a', 'Back to the list');
    await arrivesAt('/en/device/all?page=2');
  });

  it('starts at page 1 after a search and in another group [B-LIST-15]', async () => {
    start('/en/device/all?page=3');
    await showsText('KIOSK-24');
    const steps = window.history.length;
    await typeInto('main input[aria-label="Search devices"]', 'KIOSK-59');
    await arrivesAt('/en/device/all?search_value=KIOSK-59');
    await showsText('KIOSK-59');
    expect(window.history.length, 'a search is no step for the back button').toBe(steps);

    page?.open('/en/device/12?page=2&by=memo');
    await element('h1', 'Store');
    await vi.waitFor(() => expect(document.title).toBe('Store · Remote Console'));
    await press('main nav a', 'All devices');
    await arrivesAt('/en/device/all?by=memo');
  });

  it('shows no tree beside cards [B-CARD-07]', async () => {
    start('/en/device/all?view=card');
    await showsText('KIOSK-11');
    expect(document.querySelector('[role=tree]')).toBeNull();
    page?.open('/en/device/all?view=table');
    await element('[role=tree]');
  });

  it('keeps the chosen view in the address and for the next time', async () => {
    window.localStorage.setItem('icon_view', 'table');
    start('/en/device/all');
    await press('main button', 'Cards');
    await arrivesAt('/en/device/all?view=card');
    expect(window.localStorage.getItem('icon_view')).toBe('card');
    page?.services.sessions.end('logout');
    await element('h1', 'Log in');
    expect(window.localStorage.getItem('icon_view')).toBe('card');
  });

  it('asks before what was typed is lost by a link, another group or the back button, and by nothing else', async () => {
    const console = start('/en/device/all?view=table');
    await press('main button', 'Edit names and memos');
    await arrivesAt('/en/device/all?view=edit');
    const edit = '/en/device/all?view=edit';
    const gone = () => vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
    const leave = async (answer: string) => {
      await element('[role=dialog]', '');
      await showsText('Discard unsaved changes?');
      await press('[role=dialog] button', answer);
      await gone();
    };
    await typeInto('main input[aria-label="name of KIOSK-00"]', 'LOBBY 1');
    await showsText('1 change');

    await press('a', 'Groups');
    await leave('Cancel');
    await arrivesAt(edit);
    window.history.back();
    await leave('Cancel');
    await arrivesAt(edit);
    expect((await element('input[aria-label="name of KIOSK-00"]')).getAttribute('value')).toBe('LOBBY 1');

    window.history.back();
    await leave('Discard');
    await arrivesAt('/en/device/all?view=table');
    await showsText('KIOSK-00');
    expect(console.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
    await press('main button', 'Cards');
    await arrivesAt('/en/device/all');
  });

  it('shows a change of this console at once, past every kept list', async () => {
    const console = start('/en/device/all');
    await showsText('KIOSK-11');
    expect(window.localStorage.getItem('device_list_cache')).toContain('KIOSK-11');
    await console.services.api.PUT('/devices/{devicePk}', {
      params: { path: { devicePk: 1 } },
      body: { alias: 'AAA-renamed' },
    });
    expect(window.localStorage.getItem('device_list_cache')).toBeNull();
  });

  it('is fetched again when the event stream tells of a device, whatever its age [B-CACHE-04]', async () => {
    let tell: (block: string) => void = () => undefined;
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        tell = (block) => controller.enqueue(new TextEncoder().encode(block));
      },
    });
    const console = start('/en/login');
    console.server.use(
      http.get(`${BASE}/events`, () => new HttpResponse(stream, { headers: { 'content-type': 'text/event-stream' } })),
    );
    await showsText('KIOSK-11');
    const before = lists(console).length;
    console.backend.state.devices = devices.map((device) => ({ ...device, alias: `${device.alias}-new` }));
    tell('id: 1\ndata: {"type":"device_state","device_pk":1}\n\n');
    await showsText('KIOSK-11-new');
    expect(lists(console).length).toBe(before + 1);
  });
});
