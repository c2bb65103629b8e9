// @vitest-environment jsdom
import { wireAnswer } from '@remote-console/api-client/contract';
import { aDevice, aProfile, aSummary, given, http } from '@remote-console/api-client/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aConsole, arrivesAt, element, press, showsText, type ConsoleUnderTest } from '../testing/aConsole.tsx';

const manager = aProfile();
const devices = [aDevice({ id: 12, alias: 'KIOSK-12' })];

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

it('a change of the view is kept in this browser [A-FRAME-19]', async () => {
  start({ path: '/en/device/all', person: manager, state: { devices } });
  const stored = () => Object.values({ ...window.localStorage });
  await showsText('KIOSK-12');
  await press('header button', 'Switch to normal view');
  await arrivesAt('/en/device/all?view=table');
  expect(window.localStorage.getItem('rememberMode')).toBe('table');
  expect(stored()).toContain('table');
  await press('header button', 'Switch to simple view');
  await arrivesAt('/en/device/all?view=card');
  expect(window.localStorage.getItem('rememberMode')).toBe('card');
});

describe('the tour', () => {
  const tour = () => document.body.textContent?.includes('Get around') ?? false;
  const logIn = (build: Record<string, string>) => {
    const opened = start({ path: '/en/login', state: { devices }, build });
    opened.services.sessions.begin(manager, 'secret');
    return opened;
  };

  it('is ended permanently under a key of version 2.0 [A-TUTORIAL-06]', async () => {
    logIn({ VITE_TUTORIAL: '1' });
    await showsText('Get around');
    await press('[role=dialog] input[type=checkbox]');
    await press('[role=dialog] button', 'Skip');
    await vi.waitFor(() => expect(tour()).toBe(false));
    expect(window.localStorage.getItem('tutorial_2.0')).toBe('1');
  });

  it('never appears with its feature off [A-TUTORIAL-07]', async () => {
    logIn({ VITE_TUTORIAL: '0' });
    await showsText('KIOSK-12');
    await element('header');
    expect(tour()).toBe(false);
  });
});

describe('the summary', () => {
  const showsWords = (words: string) => vi.waitFor(() => expect(document.body.textContent).toContain(words));
  const logInWith = (answer: ReturnType<typeof given.summary>) => {
    const { server, services } = start({ path: '/en/login', state: { devices }, build: { VITE_TICKET: '1' } });
    server.use(answer);
    services.sessions.begin(manager, 'secret');
  };

  it('has the ticket count in its meta [A-POLL-07]', async () => {
    logInWith(
      http.get('/devices/summary', ({ response }) =>
        response(200).json({ status: 200, meta: { requestTicket: 3 }, objects: [aSummary({ requestTicket: 0 })] }),
      ),
    );
    await showsWords('3 access tickets are waiting');
    expect(document.body.textContent).not.toContain('0 access tickets');
  });

  it('has the ticket count in its first object where the meta has none [A-POLL-07]', async () => {
    logInWith(
      http.get('/devices/summary', ({ response }) =>
        response.untyped(
          Response.json(
            wireAnswer('getDeviceSummary', { status: 200, meta: {}, objects: [aSummary({ requestTicket: 2 })] }),
          ),
        ),
      ),
    );
    await showsWords('2 access tickets are waiting');
    expect(document.body.textContent).toContain('2 access tickets are waiting');
  });
});
