import { createApiClient, type Device } from '@remote-console/api-client';
import { useEventRefresh } from '@remote-console/api-client/react';
import { aDevice, aGroup, aLicense, aProfile, backend, fetchFrom, http } from '@remote-console/api-client/testing';
import { defaultDeviceView, type DeviceListView } from '@remote-console/domain';
import { useMemo, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CLOCK_REFRESH_MS } from '../provider/Clock.tsx';
import { RemoteConsoleProvider } from '../provider/index.ts';
import { DeviceListWidget } from './DeviceListWidget.tsx';

/** The devices whose name was rendered, in order. */
const drawn: number[] = [];
vi.mock(import('./DeviceName/DeviceName.tsx'), async (original) => {
  const { DeviceName } = await original();
  return {
    DeviceName: (props) => {
      drawn.push(props.device.id);
      return DeviceName(props);
    },
  };
});

const BASE = 'https://console.example';
const encoder = new TextEncoder();
const session = aProfile({ pay: [aLicense({ plan: 'Corporate' })] });

let host: HTMLElement;
let root: Root;
let tell: (...events: readonly object[]) => void;
let devices: Device[];
let reads: number;
let now: number;

const readClock = () => now;

function Events({ children }: { readonly children: ReactNode }) {
  const options = useMemo(
    () => ({
      origin: BASE,
      token: () => '',
      onEvent: () => undefined,
      fetch: async () =>
        new Response(
          new ReadableStream<Uint8Array>({
            start: (stream) => {
              tell = (...events) => {
                for (const event of events) stream.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`));
              };
            },
          }),
        ),
    }),
    [],
  );
  useEventRefresh(options);
  return children;
}

/** Lets time pass, and React render the result: that takes turns of the real event loop. */
async function after(ms: number) {
  for (let turn = 0; turn < 20; turn += 1) {
    await vi.advanceTimersByTimeAsync(ms / 20);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

async function open(view: DeviceListView) {
  const server = backend({ groups: [aGroup({ id: 11, name: 'Lobby' })] });
  const listed = http.get('/devices', ({ response }) => {
    reads += 1;
    return response(200).json({ status: 200, meta: { totalCount: devices.length }, objects: devices });
  });
  const api = createApiClient({
    origin: BASE,
    token: () => '',
    language: () => 'en',
    fetch: fetchFrom([listed, ...server.handlers]),
  });
  root.render(
    <RemoteConsoleProvider api={api} language="en" mode="light" session={session} ownCache now={readClock}>
      <Events>
        <DeviceListWidget groupId="all" view={defaultDeviceView(view)} onViewChange={() => undefined} />
      </Events>
    </RemoteConsoleProvider>,
  );
  await vi.waitFor(() => expect(host.textContent).toContain('KIOSK-12'));
  await after(2000);
  drawn.length = 0;
  reads = 0;
}

const change = (pk: number, part: Partial<Device>) => {
  devices = devices.map((device) => (device.id === pk ? { ...device, ...part } : device));
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
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
  now = Date.parse('2026-11-21T03:00:00.000Z');
  devices = Array.from({ length: 12 }, (_, index) =>
    aDevice({ id: index + 1, alias: `KIOSK-${String(index + 1).padStart(2, '0')}`, groupId: 11 }),
  );
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});

afterEach(async () => {
  root.unmount();
  host.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each<DeviceListView>(['table', 'card', 'live'])('the %s of devices', (view) => {
  it(
    'draws only what changed: one device, none for one elsewhere, none for the clock',
    { timeout: 60_000 },
    async () => {
      await open(view);
      change(5, { isOnline: false });
      tell({ type: 'device_state', device_pk: 5 });
      await after(1500);
      expect(reads).toBe(1);
      expect(new Set(drawn)).toEqual(new Set([5]));
      expect(host.textContent).toContain('Offline');

      drawn.length = 0;
      tell({ type: 'device_state', device_pk: 900 }, { type: 'device_changed', device_pk: 901 });
      await after(1500);
      expect(reads, 'events of one moment are one read').toBe(2);
      expect(drawn).toEqual([]);

      for (const pk of [2, 3, 4]) {
        change(pk, { isOnline: false });
        tell({ type: 'device_state', device_pk: pk });
      }
      await after(1500);
      expect(reads, 'changes of one moment are one read').toBe(3);
      expect(drawn.toSorted((left, right) => left - right)).toEqual([2, 3, 4]);

      drawn.length = 0;
      now += 2 * CLOCK_REFRESH_MS;
      await after(2 * CLOCK_REFRESH_MS);
      expect(drawn).toEqual([]);
    },
  );
});
