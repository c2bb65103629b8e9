import { createApiClient, type Device } from '@remote-console/api-client';
import { aDevice, aGroup, aProfile, backend, fetchFrom, given } from '@remote-console/api-client/testing';
import { defaultDeviceView, type DeviceListView } from '@remote-console/domain';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RemoteConsoleProvider } from '../provider/index.ts';
import { DeviceListWidget } from './DeviceListWidget.tsx';

const BASE = 'https://console.example';
let host: HTMLElement;
let root: Root;

function draw(view: DeviceListView, names: readonly string[], groupId = 'all') {
  const devices: Device[] = names.map((alias, index) => aDevice({ id: index + 1, alias, groupId: 11 }));
  const server = backend({ devices, groups: [aGroup({ id: 11, name: 'Lobby' })] });
  const missing = groupId === 'all' ? [] : [given.devicesFail(404, 'not_found')];
  const api = createApiClient({
    origin: BASE,
    token: () => '',
    language: () => 'en',
    fetch: fetchFrom([...missing, ...server.handlers]),
  });
  root.render(
    <RemoteConsoleProvider api={api} language="en" mode="light" session={aProfile()} ownCache>
      <DeviceListWidget
        groupId={groupId}
        groupHref={(choice) => `#${choice.groupId}`}
        view={defaultDeviceView(view)}
        onViewChange={() => undefined}
      />
    </RemoteConsoleProvider>,
  );
}

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent ?? '';
const find = (selector: string, name: string) =>
  vi.waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find((one) => nameOf(one).includes(name));
    if (!found) throw new Error(`There is no ${selector} named "${name}".`);
    return found;
  });
async function press(selector: string, name: string): Promise<void> {
  const element = await find(selector, name);
  element.focus();
  element.click();
}
async function remove(name: string): Promise<void> {
  await press('button', `Actions for ${name}`);
  await press('[role=menuitem]', 'Delete');
  await press('[role=dialog] button', 'Delete');
  await vi.waitFor(() => {
    expect(document.querySelector('[role=dialog]')).toBeNull();
    expect(document.querySelector(`[aria-label="Actions for ${name}"]`)).toBeNull();
  });
}

beforeEach(() => {
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
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});

afterEach(() => {
  root.unmount();
  host.remove();
  vi.unstubAllGlobals();
});

describe.each<DeviceListView>(['table', 'card'])('after a deletion in the %s', (view) => {
  it('the focus is on the menu of the next device, of the one before, or on the list', async () => {
    draw(view, ['KIOSK-1', 'KIOSK-2', 'KIOSK-3']);
    await remove('KIOSK-2');
    expect(nameOf(document.activeElement ?? document.body)).toBe('Actions for KIOSK-3');
    await remove('KIOSK-3');
    expect(nameOf(document.activeElement ?? document.body)).toBe('Actions for KIOSK-1');
    await remove('KIOSK-1');
    await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('Add your first device'));
    expect(document.activeElement).not.toBe(document.body);
  });
});

describe('the list of a group that is gone', () => {
  it('says so, and leads to all devices instead of asking again', async () => {
    draw('table', [], '99999999');
    const way = await find('a', 'All devices');
    expect(way.getAttribute('href')).toBe('#all');
    expect(host.textContent).toContain('It may have been deleted.');
    expect(host.textContent).not.toContain('Try again');
  });
});
