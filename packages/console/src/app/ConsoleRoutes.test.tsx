// @vitest-environment jsdom
import { aDevice, aProfile, given } from '@remote-console/api-client/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { http, HttpResponse } from 'msw';
import { aConsole, arrivesAt, BASE, element, press, showsText, type ConsoleUnderTest } from '../testing/aConsole.tsx';

let page: ConsoleUnderTest | null = null;
const start = (...given: Parameters<typeof aConsole>) => (page = aConsole(...given));
beforeEach(() => {
  window.localStorage.setItem('icon_view', 'card');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  page?.close();
  page = null;
});

describe('a visitor', () => {
  it('is led from the root to login in the language of the browser', async () => {
    start({ path: '/' });
    await arrivesAt('/en/login');
    await element('h1', 'Log in');
    expect(document.documentElement.lang).toBe('en');
    expect(document.title).toBe('Log in · Remote Console');
  });

  it('is led from a guarded page to login, and nothing of the page is asked for [A-ROUTE-07]', async () => {
    const { calls } = start({ path: '/ja/device/all' });
    await arrivesAt('/ja/login');
    await element('h1', 'ログイン');
    expect(calls.map(({ path }) => path.split('?')[0])).toEqual(['/notices']);
  });

  it.each([
    { path: '/en/login', title: 'Log in', rows: '[A-ROUTE-08]' },
    { path: '/en/join-us', title: 'Sign up', rows: '[A-ROUTE-08] [C-ROUTE-10]' },
    { path: '/en/join-done', title: 'Welcome', rows: '[A-ROUTE-08] [C-ROUTE-15]' },
    { path: '/en/forgot', title: 'Forgot your ID or password?', rows: '[A-ROUTE-09] [C-ROUTE-11]' },
    { path: '/en/forgot/temporary', title: 'Recover temporary access', rows: '[A-ROUTE-09] [C-ROUTE-12]' },
    {
      path: '/en/access/retypepassword/mia@alpha.example',
      title: 'New password',
      rows: '[A-ROUTE-11] [C-ROUTE-14]',
    },
    { path: '/en/access/retypepassword?key=k', title: 'New password', rows: '[A-ROUTE-13] [C-ROUTE-14]' },
    { path: '/en/access/auth?type=auth&key=k', title: 'Email verification', rows: '[A-ROUTE-12] [C-ROUTE-13]' },
    { path: '/en/email-invitation', title: 'Email invitation', rows: '[A-ROUTE-14] [C-ROUTE-16]' },
    { path: '/en/partner-login', title: 'Partner login', rows: '[A-ROUTE-14]' },
    { path: '/en/partner-join', title: 'Request temporary access', rows: '[A-ROUTE-14]' },
    { path: '/en/welcome', title: 'Temporary access', rows: '[A-ROUTE-15] [C-ROUTE-17]' },
    { path: '/en/error/418', title: 'This page can’t be opened', rows: '' },
  ])('opens $path without login $rows', async ({ path, title }) => {
    const { server } = start({ path });
    server.use(
      http.post(`${BASE}/auth`, () => HttpResponse.json({ status: 200, meta: {}, objects: { result: 'success' } })),
    );
    await element('h1', title);
    await arrivesAt(path);
    expect(document.title).toBe(`${title} · Remote Console`);
  });

  it.each([
    ['/en/access/retypepassword?key=used', 'Forgot your ID or password?', '/en/forgot'],
    ['/en/access/retypepassword?key=used&type=temporary', 'Recover temporary access', '/en/forgot/temporary'],
    ['/en/access/retypepassword/mia@alpha.example', 'Go to login', '/en/login'],
  ])('leads on from %s, whose key may be used up', async (path, words, href) => {
    start({ path });
    await element('h1', 'New password');
    await vi.waitFor(() =>
      expect(
        [...document.querySelectorAll('main a')].map((link) => [link.textContent, link.getAttribute('href')]),
      ).toContainEqual([words, href]),
    );
  });

  it('sees PROCESSING... while a token becomes a session, without login [A-ROUTE-19] [A-ROUTE-21] [C-ROUTE-04]', async () => {
    const { server } = start({ path: '/en/error/418' });
    server.use(http.post(`${BASE}/access/exchange`, () => new Promise<never>(() => undefined)));
    page?.open('/access/auth_token?token=once');
    await showsText('PROCESSING...');
    expect(window.location.pathname).toBe('/access/auth_token');
  });

  it('is led from an unknown language to the Korean version [A-ROUTE-04]', async () => {
    start({ path: '/fr/device/all' });
    await arrivesAt('/ko/login');
    expect((await element('h1')).textContent).toBe('로그인');
  });
});

describe('a signed-in person', () => {
  const person = aProfile();
  const state = { devices: [aDevice({ id: 12, alias: 'KIOSK-12' })] };

  it('is sent from login to all devices [A-ROUTE-06] [C-ROUTE-18]', async () => {
    start({ path: '/en/login', person, state });
    await arrivesAt('/en/device/all');
    await showsText('KIOSK-12');
    expect(document.title).toBe('All devices · Remote Console');
  });

  it('is led from the entry of the device area to all devices, in the same language [B-ROUTE-02]', async () => {
    start({ path: '/ja/device', person, state });
    await arrivesAt('/ja/device/all');
    expect((await element('h1')).textContent).toBe('すべてのデバイス');
  });

  it('sees the error page at an unknown path, with 404 and the way back [A-ROUTE-27] [A-ROUTE-28] [A-ROUTE-29]', async () => {
    const { open } = start({ path: '/en/device/all?page=1', person, state });
    await showsText('KIOSK-12');
    open('/en/no/such/page');
    await showsText('404');
    const back = await element('a', 'Go back');
    expect(back.getAttribute('href')).toBe('/en/device/all?page=1');
    back.click();
    await showsText('KIOSK-12');
  });

  it('is offered the start page by an error page that nothing led to', async () => {
    start({ path: '/en/error/418', person, state });
    await showsText('418');
    expect((await element('a', 'start page')).getAttribute('href')).toBe('/');
  });

  it('sees the error page for a group that no address can name', async () => {
    start({ path: '/en/device/favorate', person, state });
    await showsText('404');
    expect(await element('header button', '’s account')).toBeDefined();
  });

  it('sees the error page with 404 for a device that does not exist [B-ROUTE-14]', async () => {
    const { server } = start({ path: '/en/device/all', person, state });
    server.use(given.deviceFails(404, 'not_found'));
    await showsText('KIOSK-12');
    page?.open('/en/device/all/99');
    await showsText('404');
    expect((await element('main h1')).textContent).toBe('This page can’t be opened');
  });

  it('opens one device by its address [B-ROUTE-07] [C-ROUTE-19]', async () => {
    const { server } = start({ path: '/en/login', person, state });
    server.use(given.device({ ...aDevice({ id: 12, alias: 'KIOSK-12' }), ...DETAIL }));
    await arrivesAt('/en/device/all');
    page?.open('/en/device/all/12');
    await element('h1', 'KIOSK-12');
    await vi.waitFor(() => expect(document.title).toBe('KIOSK-12 · Remote Console'));
  });

  it('gets the heading of the page it went to into focus', async () => {
    const { server } = start({ path: '/en/device/all', person, state });
    server.use(given.device({ ...aDevice({ id: 12, alias: 'KIOSK-12' }), ...DETAIL }));
    await press('a', 'KIOSK-12');
    await arrivesAt('/en/device/all/12');
    await vi.waitFor(() => expect(document.activeElement).toBe(document.querySelector('main h1')));
    expect(document.activeElement?.textContent).toBe('KIOSK-12');
  });
});

const DETAIL = {
  processName: '',
  processCpuUsage: '',
  processMemoryUsage: '',
  hardwareName: '',
  hardwareText: '',
  softwareName: '',
  softwareList: '',
  identityConflicts: [],
};
