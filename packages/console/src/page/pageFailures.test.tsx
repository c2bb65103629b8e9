// @vitest-environment jsdom
import { OPERATIONS } from '@remote-console/api-client';
import { aDevice, aProfile, everyAnswer, problem } from '@remote-console/api-client/testing';
import { LANGUAGES, type Language } from '@remote-console/domain';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aConsole, arrivesAt, BASE, element, press, showsText, type ConsoleUnderTest } from '../testing/aConsole.tsx';
import { wordsIn } from '../testing/wordsIn.ts';

const state = { devices: [aDevice({ id: 12, alias: 'KIOSK-12' })] };

let page: ConsoleUnderTest | null = null;
beforeEach(() => {
  window.localStorage.setItem('icon_view', 'card');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  page?.close();
  page = null;
});

const unreachable = () => HttpResponse.error();
const failing = () => HttpResponse.json(problem(500, 'server_error'), { status: 500 });
const sessionOver = () => HttpResponse.json(problem(401, 'login_required'), { status: 401 });

/** An administrator's page, one call of which fails until the test stops that. */
async function pageWhere(language: Language, path: string, call: string, answer: () => Response) {
  const console = aConsole({ path: `/${language}/${path}`, person: aProfile(), state });
  page = console;
  console.server.use(...everyAnswer());
  console.server.use(...console.backend.handlers);
  console.server.use(http.get(`${BASE}${call}`, answer));
  const stop = () => {
    console.server.use(...everyAnswer());
    console.server.use(...console.backend.handlers);
  };
  return { ...console, ...(await wordsIn(language)), stop };
}

/** The alert next to the page; an error that the page shows in place of its content is not this kind of alert. */
const showsAlert = (words: string) =>
  vi.waitFor(() => {
    const alerts = [...document.querySelectorAll('[role=alert]')].filter((one) => !one.closest('main'));
    expect(alerts.map(({ textContent }) => textContent).join('\n')).toContain(words);
  });

/** An administrator's pages, with the call that each depends on. */
const ADMIN_PAGES = [
  ['management/managers', OPERATIONS.listUsers.path],
  ['management/access', OPERATIONS.listApprovals.path],
  ['management/payments', OPERATIONS.listPayments.path],
  ['management/function-settings', OPERATIONS.getFunctionSettings.path],
  ['management/blocking-settings', OPERATIONS.getBlockingPolicy.path],
  ['statistics/log/remote', OPERATIONS.listRemoteHistory.path],
] as const;

describe('an administration page that reaches no server', () => {
  it.each(ADMIN_PAGES)('%s says so beside it and can be tried again [C-ERROR-16]', async (path, call) => {
    const { message, text, stop } = await pageWhere('en', path, call, unreachable);
    await showsAlert(message('server_unreachable'));
    stop();
    await press('main button', text('common', 'retry'));
    await vi.waitFor(() => {
      const again = [...document.querySelectorAll('main button')].map((one) => one.textContent);
      expect(again).not.toContain(text('common', 'retry'));
    });
    await press('header nav a', text('frame', 'menuDevices'));
    await arrivesAt('/en/device/all');
  });

  it.each(LANGUAGES)('says so in %s [C-ERROR-07]', async (language) => {
    const { message } = await pageWhere(language, 'management/managers', OPERATIONS.listUsers.path, unreachable);
    await showsAlert(message('server_unreachable'));
  });
});

describe('a call that fails without a message of its own', () => {
  it.each(LANGUAGES)('raises the shared alert in %s, and the page goes on [C-ERROR-06]', async (language) => {
    const { message, text } = await pageWhere(language, 'access-ticket/request', OPERATIONS.listTickets.path, failing);
    await showsAlert(message('data_load_failed'));
    await press('header nav a', text('frame', 'menuDevices'));
    await arrivesAt(`/${language}/device/all`);
    await showsText('KIOSK-12');
  });
});

describe('an administration page whose session has ended', () => {
  it.each([ADMIN_PAGES[0], ADMIN_PAGES[5]])('%s leads to the login page [C-ERROR-17]', async (path, call) => {
    const { services, text } = await pageWhere('en', path, call, sessionOver);
    await press('[role=dialog] button', text('accountPages', 'leaveForLogin'));
    await arrivesAt('/en/login');
    await element('h1', 'Log in');
    expect(services.sessions.current()).toBeNull();
  });
});

describe('a list in which nothing is selected', () => {
  it.each(LANGUAGES)('says so in %s instead of deleting [C-ERROR-11]', async (language) => {
    const { message, text, calls } = await pageWhere(language, 'management/managers', '/none', failing);
    await press('main button', text('users', 'deleteSelected'));
    await showsText(message('no-selects'));
    expect(document.querySelector('[role=dialog]')).toBeNull();
    expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
  });
});
