// @vitest-environment jsdom
import type { LoginResult } from '@remote-console/api-client';
import { aDevice, aNotice, aProfile, given, problem } from '@remote-console/api-client/testing';
import { SESSION_LIFETIME_MS, SESSION_WARNING_MS } from '@remote-console/domain';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storedText } from './session.ts';
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
const state = { devices: [aDevice({ id: 12, alias: 'KIOSK-12' })], notices: [aNotice()] };

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

const SUCCESS: LoginResult = {
  isLogin: 'Success',
  token: 'fresh',
  loginId: person.loginId,
  userType: 2,
  profile: person,
};
const refuse = (status: number) => () => HttpResponse.json(problem(status, 'server_error'), { status });

async function logIn(result: LoginResult = SUCCESS): Promise<ConsoleUnderTest> {
  const console = start({ path: '/en/login', state });
  console.server.use(given.login(result));
  await typeInto('input[name=id]', person.loginId);
  await typeInto('input[name=passwd]', 'Demo!2345');
  await press('button[type=submit]');
  return console;
}

describe('a visitor who came for a page', () => {
  const signIn = async (console: ConsoleUnderTest) => {
    console.server.use(given.login(SUCCESS));
    await typeInto('input[name=id]', person.loginId);
    await typeInto('input[name=passwd]', 'Demo!2345');
    await press('button[type=submit]');
  };

  it('gets there after the login', async () => {
    const console = start({ path: '/en/management/profile?from=mail', state });
    await arrivesAt('/en/login');
    await signIn(console);
    await arrivesAt('/en/management/profile?from=mail');
    await vi.waitFor(() => expect(console.services.redirectAfterLogin.current()).toBeNull());
  });

  it('is whoever opened it, not who logged out of it', async () => {
    const console = start({ path: '/en/management/profile', state, person });
    await element('h1');
    console.services.sessions.end('logout');
    await arrivesAt('/en/login');
    expect(console.services.redirectAfterLogin.current()).toBeNull();
  });
});

describe('a login', () => {
  it('stores the record and the token, and opens all devices [A-LOGIN-17] [A-LOGIN-18] [A-LOGIN-19]', async () => {
    const { services } = await logIn();
    await arrivesAt('/en/device/all');
    await showsText('KIOSK-12');
    expect(services.sessions.current()).toMatchObject({ loginId: person.loginId, token: 'fresh' });
  });

  it('writes one record into the history [A-LOGIN-20]', async () => {
    const { calls } = await logIn();
    await showsText('KIOSK-12');
    const records = calls.filter(({ path }) => path === '/history/access');
    expect(records).toHaveLength(1);
    expect(records[0]?.token).toBe('fresh');
    expect(JSON.parse(records[0]?.body ?? '')).toMatchObject({ browser: navigator.userAgent, type_id: 1 });
  });

  it('is valid without the history', async () => {
    const console = start({ path: '/en/login', state });
    console.server.use(given.login(SUCCESS), http.post(`${BASE}/history/access`, refuse(500)));
    await typeInto('input[name=id]', person.loginId);
    await typeInto('input[name=passwd]', 'Demo!2345');
    await press('button[type=submit]');
    await showsText('KIOSK-12');
    expect(console.services.sessions.current()?.token).toBe('fresh');
  });

  it('with a password that is too old leads to a new one, after the reason was shown [A-LOGIN-32]', async () => {
    await logIn({ isLogin: 'Fail', step1: 'fail', cause: { step1: 'pw_reject' } });
    await showsText('Your password has expired');
    expect(window.location.pathname).toBe('/en/login');
    await press('[role=dialog] button', 'OK');
    await vi.waitFor(() =>
      expect(decodeURIComponent(window.location.pathname)).toBe(`/en/access/retypepassword/${person.loginId}`),
    );
  });

  it('that failed writes none', async () => {
    const { calls, services } = await logIn({ isLogin: 'Fail', step1: 'fail', cause: { step1: 'not_matched_user' } });
    await showsText('doesn’t match');
    expect(window.location.pathname).toBe('/en/login');
    expect(services.sessions.current()).toBeNull();
    expect(calls.filter(({ path }) => path === '/history/access')).toEqual([]);
  });

  it('asks for the profile where the answer carries none [A-SESSION-13]', async () => {
    const { calls, services } = await logIn({
      isLogin: 'Success',
      token: 'fresh',
      loginId: person.loginId,
      userType: 2,
    });
    await arrivesAt('/en/device/all');
    expect(calls.filter(({ path }) => path === '/users/0').map(({ token }) => token)).toContain('fresh');
    expect(services.sessions.current()?.pay).toEqual(person.pay);
  });

  it('never leaves the password in the browser [A-PREFS-06]', async () => {
    await logIn();
    await showsText('KIOSK-12');
    const kept = JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }, document.cookie]);
    expect(kept).not.toContain('Demo!2345');
  });
});

describe('a page load with a session', () => {
  it('loads the profile again and writes it into the session', async () => {
    const { services, calls } = start({
      path: '/en/device/all',
      person,
      state: { ...state, profile: { ...person, name: 'Ada' } },
    });
    await vi.waitFor(() => expect(services.sessions.current()?.name).toBe('Ada'));
    expect(calls.find(({ path }) => path === '/users/0')?.token).toBe('secret');
  });
});

describe('a logout', () => {
  it('tells the server, clears this browser and shows login [A-SESSION-06] [A-SESSION-07] [A-SESSION-09] [A-FRAME-25]', async () => {
    const { calls, services } = start({ path: '/en/device/all', person, state });
    window.localStorage.setItem('left_over', 'x');
    await press('header button', '’s account');
    await press('[role=menuitem]', 'Log out');
    await arrivesAt('/en/login');
    await element('h1', 'Log in');
    await vi.waitFor(() =>
      expect(calls).toContainEqual({ method: 'DELETE', path: '/access', token: 'secret', body: '' }),
    );
    expect(services.sessions.current()).toBeNull();
    expect(window.localStorage.getItem('left_over')).toBeNull();
    expect(window.localStorage.getItem('icon_view')).toBe('card');
    page?.open('/en/device/all');
    await arrivesAt('/en/login');
    expect(document.body.textContent).not.toContain('Your session has ended');
  });

  it('does not wait for a server that fails', async () => {
    const { server, services } = start({ path: '/en/device/all', person, state });
    server.use(http.delete(`${BASE}/access`, () => HttpResponse.error()));
    await press('header button', '’s account');
    await press('[role=menuitem]', 'Log out');
    await arrivesAt('/en/login');
    expect(services.sessions.current()).toBeNull();
  });

  it('ends the calls for the summary [A-POLL-05] [B-POLL-08]', async () => {
    const { calls, services } = start({ path: '/en/device/all', person, state });
    const focused = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    const turn = (isFocused: boolean) => {
      focused.mockReturnValue(isFocused);
      window.dispatchEvent(new Event(isFocused ? 'focus' : 'blur'));
    };
    const asked = () => calls.filter(({ path }) => path === '/devices/summary').length;
    await showsText('KIOSK-12');
    await vi.waitFor(() => expect(asked()).toBe(1));
    turn(true);
    await vi.waitFor(() => expect(asked()).toBe(2));
    services.sessions.end('logout');
    await element('h1', 'Log in');
    turn(false);
    turn(true);
    // Everything that the page requested before this call has reached the server by the time this one is answered.
    await fetch(new URL(`${BASE}/favorites`, window.location.href));
    expect(asked()).toBe(2);
  });
});

describe('a session whose time runs out', () => {
  const AT_WARNING = Date.now() - SESSION_LIFETIME_MS + SESSION_WARNING_MS - 1000;

  /** A page whose session was stored so long ago that the warning is due. */
  async function warned() {
    const console = start({ path: '/en/login', state });
    window.localStorage.setItem(
      'user_session',
      storedText({ storedAt: AT_WARNING, session: { ...person, token: 'secret' } }),
    );
    // Otherwise the first profile would extend the session on its own.
    console.server.use(http.get(`${BASE}/users/0`, refuse(500)));
    console.open('/en/device/all');
    await showsText('Your session is about to end');
    return console;
  }

  it('is warned of, and staying loads the profile again', async () => {
    const { server, services, backend, calls } = await warned();
    server.resetHandlers(...backend.handlers);
    const before = calls.length;
    await press('[role=dialog] button', 'Stay logged in');
    await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
    expect(calls.slice(before).map(({ path }) => path)).toContain('/users/0');
    expect(services.sessions.endsAt()).toBeGreaterThan(Date.now() + SESSION_WARNING_MS);
  });

  it('says so where it could not be prolonged, and can be asked again', async () => {
    await warned();
    await press('[role=dialog] button', 'Stay logged in');
    await showsText('Data can’t be loaded');
    expect((await element('[role=dialog] button', 'Stay logged in')).hasAttribute('disabled')).toBe(false);
  });

  it('is warned of once where the company limits it, and offers nothing that would not help', async () => {
    const { services } = start({ path: '/en/device/all', person, state });
    await showsText('KIOSK-12');
    services.sessions.expectEnd({ at: Date.now() + 60_000, prolongable: false });
    await showsText('because of your company’s session limit');
    await press('[role=dialog] button', 'OK');
    await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
    expect(services.sessions.current()).not.toBeNull();
  });

  it('ends at once where that is wanted', async () => {
    const { services } = await warned();
    await press('[role=dialog] button', 'Log out');
    await arrivesAt('/en/login');
    expect(services.sessions.current()).toBeNull();
  });
});

describe('a session that the server does not accept any longer', () => {
  const notAccepted = () => HttpResponse.json(problem(401, 'login_required'), { status: 401 });

  /** A page whose session the server rejects while the user is typing. */
  async function lapse() {
    const console = start({ path: '/en/device/all', person, state });
    await showsText('KIOSK-12');
    await typeInto('main input[type=search], main input', 'kept');
    console.server.use(http.get(`${BASE}/devices`, notAccepted));
    await press('main button', 'Refresh');
    await showsText('Log in again');
    return console;
  }

  it('ends at the first 401, and login covers the page [A-SESSION-15]', async () => {
    const { services } = await lapse();
    expect(services.sessions.current()).toBeNull();
    expect(window.localStorage.getItem('user_session')).not.toContain('secret');
    expect((await element('[role=dialog] input[name=id]')).getAttribute('value')).toBe(person.loginId);
  });

  it('goes on where it was once its person has logged in again', async () => {
    const { server, services, backend } = await lapse();
    server.resetHandlers(...backend.handlers, given.login(SUCCESS), http.post(`${BASE}/history/access`, refuse(500)));
    await typeInto('[role=dialog] input[name=passwd]', 'Demo!2345');
    await press('[role=dialog] button[type=submit]');
    await vi.waitFor(() => expect(services.sessions.current()?.token).toBe('fresh'));
    await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
    const field = document.querySelector<HTMLInputElement>('main input');
    expect(field?.value).toBe('kept');
    expect(window.location.pathname).toBe('/en/device/all');
  });

  it('leads to the login page whoever would rather leave', async () => {
    const { services } = await lapse();
    await press('[role=dialog] button', 'Go to the login page');
    await arrivesAt('/en/login');
    expect(services.sessions.lapsed()).toBeNull();
  });

  it('shows the login page to a page that opens later', async () => {
    window.localStorage.setItem('icon_view', 'card');
    const first = start({ path: '/en/login', state });
    first.services.sessions.begin(person, 'secret');
    first.services.sessions.end('ended');
    const stored = window.localStorage.getItem('user_session') ?? '';
    page?.close();
    window.localStorage.setItem('user_session', stored);
    const later = start({ path: '/en/device/all', state });
    await arrivesAt('/en/login');
    await showsText('Your session has ended');
    expect(later.services.sessions.lapsed()).toBeNull();
  });

  it('ends when the event stream says so', async () => {
    const { server } = start({ path: '/en/login', state });
    server.use(
      http.get(
        `${BASE}/events`,
        () =>
          new HttpResponse('id: 1\ndata: {"type":"session_ended"}\n\n', {
            headers: { 'content-type': 'text/event-stream' },
          }),
      ),
    );
    page?.services.sessions.begin(person, 'secret');
    await showsText('Log in again');
    expect(page?.services.sessions.current()).toBeNull();
  });
});
