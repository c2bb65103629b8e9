// @vitest-environment jsdom
import type { Profile } from '@remote-console/api-client';
import { aDevice, aLicense, aNotice, aProfile, aSummary, given, problem } from '@remote-console/api-client/testing';
import { reachablePages } from '@remote-console/domain';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readBuildFlags } from '../environment/buildFlags.ts';
import { guardPage } from '../routing/guardPage.ts';
import { PAGE_ACCESS } from '../routing/pageAccess.ts';
import { actorOf } from '../session/actor.ts';
import { aConsole, BASE, element, press, showsText, typeInto, type ConsoleUnderTest } from '../testing/aConsole.tsx';

const DAY = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const manager = aProfile();
const devices = [aDevice({ id: 12, alias: 'KIOSK-12' })];

let page: ConsoleUnderTest | null = null;
const start = (...given: Parameters<typeof aConsole>) => (page = aConsole(...given));
beforeEach(() => {
  window.localStorage.setItem('icon_view', 'card');
  window.localStorage.setItem('rememberMode', 'card');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  page?.close();
  page = null;
});

async function logIn(notices: ReturnType<typeof aNotice>[]): Promise<ConsoleUnderTest> {
  const console = start({ path: '/en/login', state: { devices, notices } });
  console.server.use(
    given.login({ isLogin: 'Success', token: 'fresh', loginId: manager.loginId, userType: 2, profile: manager }),
  );
  await typeInto('input[name=id]', manager.loginId);
  await typeInto('input[name=passwd]', 'Demo!2345');
  await press('button[type=submit]');
  await showsText('KIOSK-12');
  return console;
}

const settled = () => new Promise((resume) => setTimeout(resume, 300));
const dialog = () => document.querySelector('[role=dialog]');

describe('the notice after login', () => {
  const current = aNotice({ id: 7, noticeTitle: 'Maintenance', noticeDate: inDays(3) });

  it('pops up while its date lies ahead [A-NOTICE-01]', async () => {
    await logIn([current]);
    expect((await element('[role=dialog]')).textContent).toContain('Maintenance');
  });

  it('stays away when its date is over [A-NOTICE-02]', async () => {
    await logIn([aNotice({ noticeDate: inDays(-1) })]);
    await settled();
    expect(dialog()).toBeNull();
  });

  it('can be skipped from then on, until a newer one comes [A-NOTICE-03] [A-NOTICE-05]', async () => {
    await logIn([current]);
    await press('[role=dialog] input[type=checkbox]');
    await press('[role=dialog] button', 'Close');
    await vi.waitFor(() => expect(dialog()).toBeNull());
    expect(window.localStorage.getItem('notice_skip')).toBe('7');
    const kept = { ...window.localStorage };
    page?.close();

    window.localStorage.setItem('notice_skip', String(kept['notice_skip']));
    window.localStorage.setItem('icon_view', 'card');
    await logIn([current]);
    await settled();
    expect(dialog()).toBeNull();
    page?.close();

    window.localStorage.setItem('notice_skip', '7');
    window.localStorage.setItem('icon_view', 'card');
    await logIn([{ ...current, id: 8, noticeTitle: 'Newer' }]);
    expect((await element('[role=dialog]')).textContent).toContain('Newer');
  });

  it('does not come back at the next page load, which asks for none', async () => {
    const { calls } = start({ path: '/en/device/all', person: manager, state: { devices, notices: [current] } });
    await showsText('KIOSK-12');
    await settled();
    expect(dialog()).toBeNull();
    expect(calls.filter(({ path }) => path.startsWith('/notices'))).toEqual([]);
  });

  it('is asked for alone, where the login page asks for three [A-NOTICE-06] [A-NOTICE-07]', async () => {
    const { calls } = await logIn([current]);
    await element('[role=dialog]');
    const query = 'by=notice_date&order=desc&search_mode=pagination&type=ko';
    expect(calls.filter(({ path }) => path.startsWith('/notices')).map(({ path }) => path)).toEqual([
      `/notices?${query}&limit=3&offset=0`,
      `/notices?${query}&limit=1&offset=0`,
    ]);
  });
});

describe('the license', () => {
  const expiring = aLicense({ expiryDate: inDays(3) });
  const opens = (person: Profile) => start({ path: '/en/device/all', person, state: { devices } });
  const note = () => document.body.textContent?.includes('Your license expires on');

  it('warns the administrator in its last 7 days, with the date [A-LICENSE-08]', async () => {
    opens(aProfile({ pay: [expiring], dateFormatId: 0, timeZoneId: 32 }));
    const date = new Intl.DateTimeFormat('ko-KR', { dateStyle: 'short', timeZone: 'Asia/Seoul' });
    await showsText('Your license expires on');
    const parts = date.formatToParts(new Date(expiring.expiryDate));
    const day = parts.find(({ type }) => type === 'day')?.value.padStart(2, '0');
    expect(document.body.textContent).toMatch(new RegExp(`expires on \\d{4}/\\d{2}/${day}`));
  });

  it('says nothing to others, nor before, nor once the warning was dismissed', async () => {
    opens(aProfile({ type: 'User', memberType: 1, userType: 1, pay: [expiring] }));
    await showsText('KIOSK-12');
    expect(note()).toBe(false);
    page?.close();

    opens(aProfile({ pay: [aLicense({ expiryDate: inDays(8) })] }));
    await showsText('KIOSK-12');
    expect(note()).toBe(false);
    page?.close();

    opens(aProfile({ pay: [expiring] }));
    await press('button', 'Dismiss the license notice');
    await vi.waitFor(() => expect(note()).toBe(false));
    expect(window.localStorage.getItem('popup_skip')).toBe(expiring.expiryDate);
  });
});

describe('the account', () => {
  const opens = (person: Profile) => start({ path: '/en/device/all', person, state: { devices } });

  it('shows an administrator the manager ID [A-FRAME-20]', async () => {
    opens(manager);
    expect((await element('header button', '’s account')).textContent).toContain('Manager manager@demo.example');
  });

  it('shows a sub-manager the sub-manager ID [A-FRAME-21]', async () => {
    opens(aProfile({ type: 'User', memberType: 6, userType: 6, loginId: 'sub@demo.example' }));
    expect((await element('header button', '’s account')).textContent).toContain('Sub-manager sub@demo.example');
  });

  it('shows an ordinary user neither', async () => {
    opens(aProfile({ type: 'User', memberType: 1, userType: 1 }));
    expect((await element('header button', '’s account')).textContent).not.toMatch(/manager/i);
  });
});

describe('the bar', () => {
  it('has an entry for all devices [A-FRAME-01]', async () => {
    for (const person of [manager, aProfile({ type: 'User', memberType: 1, userType: 1 })]) {
      start({ path: '/en/device/all', person, state: { devices } });
      const entry = await element('header nav a', 'Devices');
      expect(entry.getAttribute('href')).toBe('/en/device/all');
      expect(entry.getAttribute('aria-current')).toBe('page');
      page?.close();
    }
  });

  it('offers exactly ko, en and ja [C-LANG-03]', async () => {
    start({ path: '/en/device/all', person: manager, state: { devices } });
    await press('header button', 'Language');
    await element('[role=menuitemradio]');
    const offered = [...document.querySelectorAll('[role=menuitemradio]')].map((one) => one.getAttribute('lang'));
    expect(offered).toEqual(['ko', 'en', 'ja']);
  });

  it('is not there for a visitor [A-FRAME-28]', async () => {
    start({ path: '/en/login' });
    await element('h1', 'Log in');
    expect(document.querySelector('nav[aria-label="Main menu"]')).toBeNull();
    expect([...document.querySelectorAll('button')].some((one) => one.textContent?.includes('Log out'))).toBe(false);
  });
});

describe('a server that fails', () => {
  const unreachable = () => HttpResponse.error();

  it('raises one alert for a page of failures, and none for the summary [A-ERROR-02] [A-ERROR-05]', async () => {
    const { server } = start({ path: '/en/login', state: { devices } });
    server.use(
      http.get(`${BASE}/devices`, unreachable),
      http.get(`${BASE}/groups`, unreachable),
      http.get(`${BASE}/favorites`, unreachable),
      http.get(`${BASE}/devices/summary`, unreachable),
    );
    page?.services.sessions.begin(manager, 'secret');
    await showsText('The server can’t be reached');
    await settled();
    const toasts = [...document.querySelectorAll('[role=alert] button')].filter(
      (one) => one.getAttribute('aria-label') === 'Dismiss notification',
    );
    expect(toasts).toHaveLength(1);
    expect(toasts[0]?.closest('[role=alert]')?.textContent).toContain('The server can’t be reached');
  });

  it('raises one alert when it answers with failures [A-ERROR-01]', async () => {
    const { server } = start({ path: '/en/login', state: { devices } });
    const failing = () => HttpResponse.json(problem(500, 'server_error'), { status: 500 });
    server.use(http.get(`${BASE}/devices`, failing), http.get(`${BASE}/groups`, failing));
    page?.services.sessions.begin(manager, 'secret');
    const toast = await element('[role=alert] button', 'Dismiss notification');
    expect(toast.closest('[role=alert]')?.textContent).toContain(
      'Data can’t be loaded right now. Please try again later.',
    );
  });

  it('raises no alert for a failed summary, and polling goes on [A-POLL-06] [B-POLL-10]', async () => {
    const { server, calls } = start({ path: '/en/login', state: { devices } });
    const failing = () => HttpResponse.json(problem(500, 'server_error'), { status: 500 });
    server.use(http.get(`${BASE}/devices/summary`, failing));
    page?.services.sessions.begin(manager, 'secret');
    await showsText('KIOSK-12');
    const asked = () => calls.filter(({ path }) => path === '/devices/summary').length;
    await vi.waitFor(() => expect(asked()).toBeGreaterThan(0));
    const before = asked();
    const focused = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    window.dispatchEvent(new Event('blur'));
    focused.mockReturnValue(true);
    window.dispatchEvent(new Event('focus'));
    await vi.waitFor(() => expect(asked()).toBeGreaterThan(before));
    expect(document.body.textContent).not.toContain('can’t be loaded');
    expect(console.warn).toHaveBeenCalledWith('GET /devices/summary failed.', expect.anything());
  });
});

describe('tickets that wait', () => {
  const summary = (requestTicket: number) => given.summary(aSummary({ requestTicket }));
  const shownCount = () => document.body.textContent?.match(/\d+ access tickets? (?:is|are) waiting/)?.[0] ?? null;
  const askAgain = () => {
    const focused = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    window.dispatchEvent(new Event('blur'));
    focused.mockReturnValue(true);
    window.dispatchEvent(new Event('focus'));
  };

  it('are announced to an administrator, and again only when there are more [A-POLL-08] [A-POLL-09]', async () => {
    const { server } = start({ path: '/en/login', state: { devices }, build: { VITE_TICKET: '1' } });
    server.use(summary(2));
    page?.services.sessions.begin(manager, 'secret');
    await vi.waitFor(() => expect(shownCount()).toBe('2 access tickets are waiting'));
    await press('button', 'Dismiss notification');
    await vi.waitFor(() => expect(shownCount()).toBeNull());
    askAgain();
    await settled();
    expect(shownCount()).toBeNull();
    server.use(summary(3));
    askAgain();
    await vi.waitFor(() => expect(shownCount()).toBe('3 access tickets are waiting'));
  });

  it('are announced neither to a user nor with the feature off [A-POLL-10] [B-POLL-09]', async () => {
    for (const [person, build] of [
      [aProfile({ type: 'User', memberType: 1, userType: 1 }), { VITE_TICKET: '1' }],
      [manager, {}],
    ] as const) {
      const { server } = start({ path: '/en/login', state: { devices, profile: person }, build });
      server.use(summary(2));
      page?.services.sessions.begin(person, 'secret');
      await showsText('KIOSK-12');
      await settled();
      expect(shownCount()).toBeNull();
      page?.close();
    }
  });
});

describe('the pages of the menus', () => {
  it('open for whoever sees their entries', () => {
    const mode = { ...readBuildFlags({ VITE_TICKET: '1' }), client: 'desktop', smallScreen: false } as const;
    const flags = { needsApproval: true, commonPolicy: true, ipPolicy: true };
    const people = [
      manager,
      aProfile({ type: 'User', memberType: 6, userType: 6, usesApprovals: true }),
      aProfile({ type: 'User', memberType: 1, userType: 1, permissions: '1,8' }),
    ];
    for (const person of people) {
      const session = { ...person, token: 'secret' };
      const actor = actorOf(session, Date.now());
      const corporate = actor.kind === 'person' && actor.corporate;
      for (const name of reachablePages({ session, corporate, summary: flags }, mode)) {
        expect([name, guardPage(PAGE_ACCESS[name], actor, 'en').kind]).toEqual([name, 'open']);
      }
    }
  });
});
