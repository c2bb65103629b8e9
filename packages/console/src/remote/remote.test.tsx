// @vitest-environment jsdom
import {
  aDevice,
  aDeviceDetail,
  aProfile,
  aRecording,
  aRunningSession,
  given,
} from '@remote-console/api-client/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aConsole, arrivesAt, element, press, showsText, type ConsoleUnderTest } from '../testing/aConsole.tsx';
import { ANDROID_PHONE } from '../testing/userAgents.ts';

let page: ConsoleUnderTest | null = null;
beforeEach(() => {
  window.localStorage.setItem('icon_view', 'card');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  page?.close();
  page = null;
});

const KIOSK = { id: 12, alias: 'KIOSK-12', isOnline: true, remoteKinds: ['screen', 'terminal', 'files'] } as const;

function open(path: string, change: Partial<Parameters<typeof aDeviceDetail>[0]> = {}): ConsoleUnderTest {
  const device = { ...KIOSK, remoteKinds: [...KIOSK.remoteKinds], ...change };
  page = aConsole({ path, person: aProfile(), state: { devices: [aDevice(device)] } });
  page.server.use(given.device(aDeviceDetail(device)), given.remoteConnectionHangs());
  return page;
}

describe('the menus of a device whose agent offers sessions', () => {
  it('open the window of the session in the same tab, on a phone as well', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(ANDROID_PHONE);
    open('/en/device/all/12');
    await element('h1', 'KIOSK-12');
    await press('main button', 'Remote control');
    await arrivesAt('/en/remote/12/screen');
    await element('main h1', 'KIOSK-12');
  });

  it('lead to the files', async () => {
    open('/en/device/all/12');
    await element('h1', 'KIOSK-12');
    await press('main button', 'File transfer');
    await arrivesAt('/en/remote/12/files');
  });
});

describe('the page of a session', () => {
  it('has the whole screen, the name of the device in its title, and a way back to the device', async () => {
    open('/en/remote/12/terminal');
    await element('main h1', 'KIOSK-12');
    await vi.waitFor(() => expect(document.title).toContain('KIOSK-12 · Terminal'));
    expect(document.querySelector('nav')).toBeNull();
    await press('main button', 'End session');
    await arrivesAt('/en/device/all/12');
  });

  it.each([
    ['a connection', '81', { beside_pk: 81 }],
    ['no number', 'x', {}],
  ])('shows the terminal of somebody else that its address names: %s', async (_what, beside, asked) => {
    const opened = open(`/en/remote/12/terminal?beside=${beside}`);
    const bodies = () =>
      opened.calls.filter(({ path }) => path === '/remote/connections').map(({ body }) => JSON.parse(body));
    await vi.waitFor(() => expect(bodies()).toEqual([{ device_pk: 12, kind: 'terminal', ...asked }]));
  });

  it.each(['/en/remote/12/sound', '/en/remote/x/screen'])('does not exist at %s', async (path) => {
    open(path);
    await showsText('404');
  });

  it('of a device that does not exist is no page', async () => {
    const opened = open('/en/remote/13/screen');
    opened.server.use(given.deviceFails(404, 'not_found'));
    await showsText('404');
  });

  it('is not for a visitor', async () => {
    page = aConsole({ path: '/en/remote/12/terminal' });
    await arrivesAt('/en/login');
  });
});

describe('the page of running sessions', () => {
  it('lists them, with links to the devices', async () => {
    const opened = open('/en/management/running-sessions');
    opened.server.use(given.runningSessions([aRunningSession({ deviceId: 12, deviceName: 'KIOSK-12' })]));
    await element('h1', 'Running sessions');
    await showsText('203.0.113.24');
    expect((await element('main a', 'KIOSK-12')).getAttribute('href')).toBe('/en/device/all/12');
    await element('main button', 'End 김서연’s session with KIOSK-12');
  });

  it('leads to a terminal that may be shared, in which the other ways to connect are their own', async () => {
    const opened = open('/en/management/running-sessions');
    const shared = { deviceId: 12, deviceName: 'KIOSK-12', terminals: [80, 81], terminalPart: 'watch' } as const;
    opened.server.use(given.runningSessions([aRunningSession({ ...shared, terminals: [...shared.terminals] })]));
    await press('main button', 'Watch terminal of 김서연 on KIOSK-12');
    await arrivesAt('/en/remote/12/terminal?beside=81');
    await press('main button', 'Files');
    await arrivesAt('/en/remote/12/files');
  });
});

describe('the pages of recordings', () => {
  const RECORDING = aRecording({ id: 4, deviceId: 12, deviceName: 'KIOSK-12' });

  it('list them, with ways to the devices and to what plays them', async () => {
    const opened = open('/en/management/recordings');
    opened.server.use(given.recordings([RECORDING]), given.recording(RECORDING), given.recordingContentHangs());
    await element('h1', 'Session recordings');
    expect((await element('main a', 'KIOSK-12')).getAttribute('href')).toBe('/en/device/all/12');
    await press('main a', 'Play');
    await arrivesAt('/en/management/recordings/4');
    await element('h1', 'Recording of KIOSK-12');
    await showsText('Loading the recording');
  });

  it('keep a search in the address', async () => {
    open('/en/management/recordings?value=POS');
    await showsText('No recordings match “POS”');
    await press('main button', 'Clear search');
    await arrivesAt('/en/management/recordings');
  });

  it('of one that does not exist is no page', async () => {
    const opened = open('/en/management/recordings/5');
    opened.server.use(given.recordingFails(404, 'not_found'));
    await showsText('404');
  });

  it('are not for users', async () => {
    page = aConsole({
      path: '/en/management/recordings',
      person: aProfile({ type: 'User', memberType: 1, userType: 1 }),
    });
    await showsText('404');
  });
});

it('the page of a device says who is on it', async () => {
  const opened = open('/en/device/all/12');
  opened.server.use(given.runningSessions([aRunningSession({ deviceId: 12 })]));
  await showsText('김서연 is connected to this device');
});

it('the page of a device leads to a terminal that may be shared', async () => {
  const opened = open('/en/device/all/12');
  const shared = aRunningSession({ deviceId: 12, deviceName: 'KIOSK-12', terminals: [81], terminalPart: 'join' });
  opened.server.use(given.runningSessions([shared]));
  await press('main button', 'Show sessions');
  await press('button', 'Join terminal of 김서연 on KIOSK-12');
  await arrivesAt('/en/remote/12/terminal?beside=81');
});
