import { createApiClient, type Profile } from '@remote-console/api-client';
import { toModel } from '@remote-console/api-client/contract';
import { aProfile, everyAnswer, fetchFrom, type http } from '@remote-console/api-client/testing';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import type { DraftStorage } from '../drafts/index.ts';
import { RemoteConsoleProvider } from '../provider/index.ts';
import { askedOf } from './askedOf.ts';

const BASE = '/lmm/api/v1.0';

/** A call made by a widget, with the names of the model. */
export interface Call {
  readonly method: string;
  /** Relative to the base path of the contract. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** The JSON that was sent; null for none. */
  readonly body: unknown;
}

/** A widget in a page, and its requests. */
export interface OpenedWidget {
  readonly host: HTMLElement;
  readonly calls: readonly Call[];
  /** The calls of one method to one path, in order. */
  readonly sent: (method: string, path: string) => readonly Call[];
}

interface Surroundings {
  /** Answers that matter to the test; every other operation returns an example of the contract. */
  readonly answers?: readonly ReturnType<typeof http.get>[];
  readonly session?: Profile | null;
  readonly now?: () => number;
  /** Where drafts are kept; nowhere by default, so that no test finds those of another one. */
  readonly draftStorage?: DraftStorage | null;
}

/** What jsdom lacks: layout and media queries. */
function stubLayout(): void {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: false,
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  class Observer {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  }
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('IntersectionObserver', Observer);
}

const callOf = async (request: Request): Promise<Call> => {
  const url = new URL(request.url);
  const text = await request.clone().text();
  return {
    method: request.method,
    path: url.pathname.startsWith(BASE) ? url.pathname.slice(BASE.length) : url.pathname,
    query: askedOf(request),
    body: request.headers.get('content-type')?.includes('json') ? toModel(JSON.parse(text)) : null,
  };
};

/** Renders a widget in English with answers of the contract, and records all of its calls. */
export function openWidget(
  widget: ReactNode,
  { answers = [], session = aProfile(), now, draftStorage = null }: Surroundings = {},
): OpenedWidget {
  stubLayout();
  const calls: Call[] = [];
  const answer = fetchFrom([...answers, ...everyAnswer()]);
  const api = createApiClient({
    origin: 'https://console.example',
    token: () => 'token',
    language: () => 'en',
    fetch: async (request) => {
      calls.push(await callOf(request));
      return answer(request);
    },
  });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
    vi.unstubAllGlobals();
  });
  root.render(
    <RemoteConsoleProvider
      api={api}
      language="en"
      mode="light"
      session={session}
      draftStorage={draftStorage}
      ownCache
      {...(now ? { now } : {})}
    >
      {widget}
    </RemoteConsoleProvider>,
  );
  return {
    host,
    calls,
    sent: (method, path) => calls.filter((call) => call.method === method && call.path === path),
  };
}
