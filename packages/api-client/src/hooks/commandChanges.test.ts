// @vitest-environment jsdom
import { createElement, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApiClient } from '../client/index.ts';
import { ApiProvider, useApi, type EventExchange } from './ApiProvider.ts';
import { useCommandChange } from './commandChanges.ts';

interface Follower {
  readonly events: EventExchange;
  readonly nextChange: (commandPk: number) => Promise<void>;
}

let root: Root;
let events: EventExchange;
let nextChange: Follower['nextChange'];

function FollowerView({ onReady }: { readonly onReady: (follower: Follower) => void }) {
  const next = useCommandChange();
  const { events: exchange } = useApi();
  useEffect(() => onReady({ events: exchange, nextChange: next }), [onReady, exchange, next]);
  return null;
}

beforeEach(async () => {
  const client = createApiClient({ origin: 'https://console.example', token: () => '', language: () => 'en' });
  root = createRoot(document.createElement('div'));
  const follower = await new Promise<Follower>((resolve) => {
    root.render(createElement(ApiProvider, { client }, createElement(FollowerView, { onReady: resolve })));
  });
  events = follower.events;
  nextChange = follower.nextChange;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  root.unmount();
});

const changed = (commandId: number) => events.tell({ type: 'command_changed', deviceId: 1, commandId });

/** Whether the wait for a change of a command ends after some time. */
async function isOver(change: Promise<void>, milliseconds: number): Promise<boolean> {
  let over = false;
  void change.then(() => (over = true));
  await vi.advanceTimersByTimeAsync(milliseconds);
  return over;
}

it('the change of a command is waited for until the stream says so', async () => {
  events.connect(true);
  const change = nextChange(7);
  expect(await isOver(change, 5000)).toBe(false);
  changed(8);
  expect(await isOver(change, 0)).toBe(false);
  changed(7);
  expect(await isOver(change, 0)).toBe(true);
});

it('a change that was said before anybody waited for it counts once', async () => {
  events.connect(true);
  changed(7);
  expect(await isOver(nextChange(7), 0)).toBe(true);
  expect(await isOver(nextChange(7), 5000)).toBe(false);
});

it('a stream that lost what happened ends every wait', async () => {
  events.connect(true);
  const waits = [nextChange(7), nextChange(8)];
  events.tell({ type: 'reset' });
  expect(await Promise.all(waits.map((wait) => isOver(wait, 0)))).toEqual([true, true]);
});

it('without a stream a command is asked about every second', async () => {
  expect(await isOver(nextChange(7), 999)).toBe(false);
  expect(await isOver(nextChange(7), 1000)).toBe(true);
  events.connect(true);
  expect(await isOver(nextChange(7), 1000)).toBe(false);
  events.connect(false);
  expect(await isOver(nextChange(7), 1000)).toBe(true);
});
