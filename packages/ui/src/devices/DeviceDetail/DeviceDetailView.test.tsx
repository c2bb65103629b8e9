import { aDeviceDetail, anAuditEntry } from '@remote-console/api-client/testing';
import type { DeviceDetail } from '@remote-console/api-client';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CLOCK_REFRESH_MS, RemoteConsoleProvider } from '../../provider/index.ts';
import { actor, MANAGER, RIGHTS } from '../testing/exampleFleet.ts';
import { DEVICE_ACTIONS, deviceActions } from '@remote-console/domain';
import type { DeviceActionHandlers } from '../actions.ts';
import { DeviceDetailView } from './DeviceDetailView.tsx';

const NOW = Date.parse('2026-11-21T03:00:00Z');

// A whole page is rendered, on machines that are busy with other things.
let host: HTMLElement;
let root: Root;
let now: number;

const draw = (
  device: DeviceDetail,
  audit: Parameters<typeof anAuditEntry>[0][] = [],
  handlers: DeviceActionHandlers = {},
  session = MANAGER,
) =>
  act(async () =>
    root.render(
      <RemoteConsoleProvider mode="light" language="en" session={session} now={() => now}>
        <DeviceDetailView
          device={device}
          audit={audit.map((entry) => anAuditEntry(entry))}
          way={[]}
          backHref="#list"
          context={actor(session)}
          timeline={[]}
          usageHistory={null}
          preview={{ picture: { kind: 'missing' }, refreshing: false, onRefresh: vi.fn() }}
          handlers={handlers}
          onToggleFavourite={vi.fn()}
          onSaveMemo={vi.fn()}
          onRefused={vi.fn()}
        />
      </RemoteConsoleProvider>,
    ),
  );

/** The page with its texts, which are loaded from separate files. */
async function opened(...given: Parameters<typeof draw>): Promise<void> {
  await draw(...given);
  while (!host.querySelector('h1')) await act(async () => vi.dynamicImportSettled());
}

async function pass(milliseconds: number): Promise<void> {
  now += milliseconds;
  await act(async () => vi.advanceTimersByTime(milliseconds));
}

const fact = (label: string) =>
  [...host.querySelectorAll('tr')].find((row) => row.querySelector('th')?.textContent === label)?.querySelector('td')
    ?.textContent;
const seen = () => [...host.querySelectorAll('time')].map(({ textContent }) => textContent);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // Only intervals use the fake clock: texts and React run normally.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  now = NOW;
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});

afterEach(async () => {
  await act(async () => root.unmount());
  host.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the clock of the page of a device', () => {
  const online = aDeviceDetail({ systemTime: '2026-11-21T02:59:30.000Z', runningTime: 3570 });

  it('goes on every 30 seconds: the time of the device and how long it runs [B-DETAIL-26]', async () => {
    await opened(online);
    const before = [fact('Device clock'), fact('Uptime')];
    expect(before).toEqual(['2026/11/21 11:59', '0 d 0 h 59 min']);
    await pass(CLOCK_REFRESH_MS - 1);
    expect([fact('Device clock'), fact('Uptime')]).toEqual(before);
    await pass(1);
    expect([fact('Device clock'), fact('Uptime')]).toEqual(['2026/11/21 12:00', '0 d 1 h 0 min']);
  });

  it('starts over with each report', async () => {
    await opened(online);
    await pass(2 * CLOCK_REFRESH_MS);
    await draw({ ...online, systemTime: '2026-11-21T03:00:10.000Z', runningTime: 3610 });
    expect(fact('Device clock')).toBe('2026/11/21 12:00');
    await pass(CLOCK_REFRESH_MS);
    expect(fact('Device clock')).toBe('2026/11/21 12:00');
    await pass(CLOCK_REFRESH_MS);
    expect(fact('Device clock')).toBe('2026/11/21 12:01');
  });

  it('is fixed for an offline device, whose age goes on [B-DETAIL-26]', async () => {
    await opened({
      ...online,
      isOnline: false,
      lastConnectedTime: '2026-11-21T02:58:10.000Z',
      lastDisconnectedTime: '2026-11-21T02:59:10.000Z',
    });
    expect(seen()).toEqual(['50 seconds ago', '1 minute ago']);
    await pass(CLOCK_REFRESH_MS);
    expect(seen()).toEqual(['1 minute ago', '2 minutes ago']);
    expect(fact('Device clock')).toBe('2026/11/21 11:59');
  });
});

describe('the access log', () => {
  it('tells what left a power schedule, by its index [C-AUDIT-14] [C-AUDIT-15]', async () => {
    await opened(aDeviceDetail(), [
      { id: 1, actionCode: 33, oldValue: '3' },
      { id: 2, actionCode: 34, oldValue: '0' },
    ]);
    const rows = [...host.querySelectorAll('[role=tabpanel] tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].slice(-2).map(({ textContent }) => textContent),
    );
    expect(rows).toEqual([
      ['Power-on schedule entry removed', 'Entry 3'],
      ['Power-off schedule entry removed', 'Entry 0'],
    ]);
  });
});

describe('the menu of the page of a device', () => {
  const HANDLERS: DeviceActionHandlers = Object.fromEntries(DEVICE_ACTIONS.map((action) => [action, vi.fn()]));

  it.each([
    ['an approved device', { isOnline: true, approval: 1 }, MANAGER],
    ['a pending device', { isOnline: true, approval: 0 }, MANAGER],
    ['an offline device', { isOnline: false, approval: 1 }, MANAGER],
    ['an approved device, without the right to it', { isOnline: true, approval: 1 }, RIGHTS.withoutRemote],
  ] as const)(
    'offers for %s what its state and the rights allow, as in the list [B-DETAIL-27]',
    async (_, state, who) => {
      const device = aDeviceDetail(state);
      await opened(device, [], HANDLERS, who);
      const button = host.querySelector<HTMLElement>('button[aria-haspopup=menu]');
      await act(async () => button?.click());
      while (!document.querySelector('[role=menuitem]')) await act(async () => vi.dynamicImportSettled());
      const verdicts = deviceActions(device, actor(who));
      const allowed = DEVICE_ACTIONS.filter((action) => verdicts[action].offered);
      expect(document.querySelectorAll('[role=menuitem]')).toHaveLength(allowed.length);
    },
  );
});
