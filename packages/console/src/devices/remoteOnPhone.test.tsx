// @vitest-environment jsdom
import { aDevice, aDeviceDetail, aProfile, given } from '@remote-console/api-client/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aConsole, element, press, showsText, type ConsoleUnderTest } from '../testing/aConsole.tsx';
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

/** Starts remote control of a device from its page, in a browser. */
async function startRemoteControl(userAgent: string): Promise<ConsoleUnderTest> {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const device = { id: 12, alias: 'KIOSK-12', isOnline: true } as const;
  page = aConsole({ path: '/en/device/all/12', person: aProfile(), state: { devices: [aDevice(device)] } });
  page.server.use(given.device(aDeviceDetail(device)));
  await element('h1', 'KIOSK-12');
  await press('main button', 'Remote control');
  return page;
}

const sessions = ({ calls }: ConsoleUnderTest) =>
  calls.filter(({ method, path }) => method === 'POST' && path.includes('session'));

describe('remote control', () => {
  it('in the browser of a phone asks for the app and begins no session [A-ROLE-24]', async () => {
    const console = await startRemoteControl(ANDROID_PHONE);
    await showsText('Remote control requires the mobile app. Install it from the store.');
    expect(sessions(console)).toEqual([]);
  });
});
