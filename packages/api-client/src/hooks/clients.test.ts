// @vitest-environment jsdom
import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { createApiClient } from '../client/client.ts';
import { wireAnswer } from '../contract.ts';
import { aDevice } from '../testing/data.ts';
import { ApiProvider } from './ApiProvider.ts';
import { useDevices } from './devices.ts';

let root: Root | null = null;
afterEach(() => {
  root?.unmount();
  root = null;
});

/** A client of a person with a single device. */
const clientOf = (alias: string, answers: () => Promise<void> = async () => undefined) =>
  createApiClient({
    origin: 'https://console.example',
    token: () => `session of ${alias}`,
    language: () => 'en',
    fetch: async () => {
      await answers();
      const found = { status: 200, meta: { totalCount: 1 }, objects: [aDevice({ alias })] };
      return Response.json(wireAnswer('listDevices', found));
    },
  });

function FirstDevice() {
  return createElement('p', null, useDevices({ limit: 24, offset: 0 }).data?.objects[0]?.alias ?? 'waiting');
}

const screenOf = (client: ReturnType<typeof clientOf>, key: string) =>
  createElement(ApiProvider, { client, key }, createElement(FirstDevice));

function open() {
  const host = document.body.appendChild(document.createElement('div'));
  const drawn = createRoot(host);
  root = drawn;
  return { drawn, words: () => [...host.querySelectorAll('p')].map(({ textContent }) => textContent) };
}

it('two clients on one page never show what the other has read', async () => {
  const { drawn, words } = open();
  drawn.render([screenOf(clientOf('KIOSK'), 'one'), screenOf(clientOf('PRINTER'), 'other')]);
  await vi.waitFor(() => expect(words()).toEqual(['KIOSK', 'PRINTER']));
});

it('with another client a list waits, and does not show what it had before', async () => {
  const { drawn, words } = open();
  drawn.render(screenOf(clientOf('KIOSK'), 'same'));
  await vi.waitFor(() => expect(words()).toEqual(['KIOSK']));
  const answer = Promise.withResolvers<void>();
  drawn.render(
    screenOf(
      clientOf('PRINTER', () => answer.promise),
      'same',
    ),
  );
  await vi.waitFor(() => expect(words()).toEqual(['waiting']));
  answer.resolve();
  await vi.waitFor(() => expect(words()).toEqual(['PRINTER']));
});
