// @vitest-environment jsdom
import { wireAnswer } from '@remote-console/api-client/contract';
import { aProfile, everyAnswer, problem } from '@remote-console/api-client/testing';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardFrame, guardRoot } from '../routing/guards.ts';
import { aConsole, arrivesAt, BASE, element, type ConsoleUnderTest } from '../testing/aConsole.tsx';

const manager = aProfile();
let page: ConsoleUnderTest | null = null;
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  page?.close();
  page = null;
});

/** Opens a token link, with the given answer to its exchange. */
function follow(address: string, answer: () => Response | Promise<Response>): ConsoleUnderTest {
  const opened = aConsole({ path: '/en/error/418' });
  page = opened;
  opened.server.use(...everyAnswer());
  opened.server.use(http.post(`${BASE}/access/exchange`, answer), ...opened.backend.handlers);
  opened.open(address);
  return opened;
}

const success = () => {
  const objects = { isLogin: 'Success', token: 'fresh', loginId: manager.loginId, userType: 2, profile: manager };
  return Response.json(wireAnswer('exchangeToken', { status: 200, meta: {}, objects }));
};
const refusal = (status: number) => () => HttpResponse.json(problem(status, 'invalid_data'), { status });

describe('the address of a token', () => {
  it.each([
    ['en', '[A-ROUTE-20]'],
    ['ja', '[C-ROUTE-02]'],
  ])('without a token leads to the Korean login, also from %s %s', async (lang) => {
    const { calls } = follow(`/${lang}/error/418`, success);
    page?.open('/access/auth_token');
    await arrivesAt('/ko/login');
    expect(window.location.pathname).toBe('/ko/login');
    expect(calls.filter(({ path }) => path.startsWith('/access'))).toEqual([]);
  });

  it.each([
    ['/en/support/notice', '/en/support/notice'],
    ['https://evil.example/en/support/notice', '/en/management/license'],
  ])(
    'leads after the exchange to the redirect %s, when it lies inside this console [C-ROUTE-05]',
    async (redirect, target) => {
      follow(`/access/auth_token?token=once&redirect=${encodeURIComponent(redirect)}`, success);
      await arrivesAt(target);
      expect(window.location.pathname).toBe(target);
    },
  );

  it.each([400, 401, 500])('leads to the error page when the exchange fails with %i [C-ROUTE-07]', async (status) => {
    follow('/access/auth_token?token=used', refusal(status));
    await vi.waitFor(() => expect(window.location.pathname).toMatch(/\/error\/\d+$/));
    expect(window.location.pathname.split('/').at(-1)).toBe(String(status));
  });

  it.each([
    ['fails', refusal(500)],
    ['succeeds', success],
  ])('leaves whoever went on alone when the exchange %s later', async (_, answer) => {
    const exchange = Promise.withResolvers<Response>();
    const opened = follow('/access/auth_token?token=once', () => exchange.promise);
    const ended = new Promise((resolve) => opened.server.events.on('response:mocked', resolve));
    await vi.waitFor(() => expect(opened.calls.map(({ path }) => path)).toContain('/access/exchange'));
    opened.open('/en/login');
    await element('h1', 'Log in');
    exchange.resolve(answer());
    await ended;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(window.location.pathname).toBe('/en/login');
    expect(opened.services.sessions.current()).toBeNull();
  });
});

it('a visitor without a session is sent from a guarded page to the root, and from there to login [C-GUARD-01]', () => {
  for (const lang of ['ko', 'en', 'ja'] as const) {
    expect(guardFrame(false, lang)).toEqual({ kind: 'redirect', to: `/${lang}` });
    expect(guardRoot(false, lang)).toEqual({ kind: 'redirect', to: `/${lang}/login` });
    expect(guardFrame(true, lang)).toEqual({ kind: 'open' });
  }
});
