import type { Profile } from '@remote-console/api-client';
import { aProfile, backend, type Backend, type BackendState } from '@remote-console/api-client/testing';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { createRoot } from 'react-dom/client';
import { expect, vi } from 'vitest';
import { App } from '../app/App.tsx';
import { createServices } from '../app/createServices.ts';
import type { BuildVariables } from '../environment/buildFlags.ts';
import type { Services } from '../services/services.ts';

/** The contract's base path, as the fake server sees it. */
export const BASE = '/lmm/api/v1.0';

const nothingToTell = () => HttpResponse.json({ status: 200, meta: { total_count: 0 }, objects: [] });

/** A call that reached the fake server. */
export interface Call {
  readonly method: string;
  /** Path and query below the contract's base path. */
  readonly path: string;
  readonly token: string;
  readonly body: string;
}

/** The whole console in a page, over a fake server. */
export interface ConsoleUnderTest {
  readonly services: Services;
  /** All calls of the contract so far. */
  readonly calls: readonly Call[];
  readonly backend: Backend;
  readonly server: ReturnType<typeof setupServer>;
  /** Goes to an address as the back button would: without loading the page again. */
  readonly open: (path: string) => void;
  /** Stops it; calling it again does nothing. */
  readonly close: () => void;
}

function standInsForTheBrowser(): void {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('min-width'),
      media: query,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
}

/** Cleans up what a console leaves in its page, which the next test shares. */
function forgetThePage(): void {
  window.localStorage.clear();
  document.title = '';
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=0`;
  }
}

interface Start {
  readonly path: string;
  /** The user who is already signed in. */
  readonly person?: Profile;
  readonly state?: Partial<BackendState>;
  /** The build settings; by default, without the tour. */
  readonly build?: BuildVariables;
}

/** Starts the console at an address. */
export function aConsole({ path, person, state = {}, build = {} }: Start): ConsoleUnderTest {
  standInsForTheBrowser();
  const calls: Call[] = [];
  const pretended = backend({ profile: person ?? aProfile(), ...state });
  const server = setupServer(
    ...pretended.handlers,
    http.get(`${BASE}/events`, () => new HttpResponse(new ReadableStream())),
    http.get(`${BASE}/favorites`, nothingToTell),
    http.get(`${BASE}/audit`, nothingToTell),
    http.post(`${BASE}/history/access`, nothingToTell),
    http.delete(`${BASE}/access`, nothingToTell),
  );
  server.events.on('request:start', async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    // A console of an earlier test that couldn't reach its server may still send a probe.
    if (!pathname.startsWith(BASE)) return;
    const body = await request.clone().text();
    const token = request.headers.get('token') ?? '';
    calls.push({ method: request.method, path: pathname.slice(BASE.length) + search, token, body });
  });
  server.listen({ onUnhandledFrame: 'error' });

  window.history.replaceState(null, '', path);
  const services = createServices({ VITE_TUTORIAL: '0', ...build });
  if (person) {
    services.sessions.begin(person, 'secret');
    services.sessions.greeted();
  }
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<App services={services} />);
  return {
    services,
    calls,
    backend: pretended,
    server,
    open: (next) => {
      window.history.pushState(null, '', next);
      window.dispatchEvent(new PopStateEvent('popstate'));
    },
    close: () => {
      if (!place.isConnected) return;
      root.unmount();
      place.remove();
      server.close();
      forgetThePage();
    },
  };
}

/** Waits for the address. */
export const arrivesAt = (path: string) =>
  vi.waitFor(() => expect(window.location.pathname + window.location.search).toBe(path));

/** Waits for a text on the page. */
export const showsText = (words: string) => vi.waitFor(() => expect(document.body.textContent).toContain(words));

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent ?? '';

/** Waits for the element of a role whose name contains the text; roles come from `role` or the tag. */
export function element(selector: string, name = ''): Promise<HTMLElement> {
  return vi.waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find((one) => nameOf(one).includes(name));
    if (!found) throw new Error(`There is no ${selector} named "${name}".`);
    return found;
  });
}

/** Presses the first matching element. */
export async function press(selector: string, name = ''): Promise<void> {
  (await element(selector, name)).click();
}

/** Types into a field, in the way that React listens for. */
export async function typeInto(selector: string, text: string): Promise<void> {
  const field = await element(selector);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
