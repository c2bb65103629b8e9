// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aConsole, arrivesAt, element, press, type ConsoleUnderTest } from '../testing/aConsole.tsx';
import { ANDROID_PHONE, WINDOWS_DESKTOP } from '../testing/userAgents.ts';

let page: ConsoleUnderTest | null = null;
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  page?.close();
  page = null;
});

/** The login page in a browser, and every link on it. */
async function linksFor(userAgent: string) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  page = aConsole({ path: '/en/login' });
  await element('main a', 'Sign up');
  return [...document.querySelectorAll('main a')].map((link) => [link.textContent, link.getAttribute('href')]);
}

describe('the free trial on the login page', () => {
  it('is offered on a desktop and leads to sign-up [A-LOGIN-08]', async () => {
    expect(await linksFor(WINDOWS_DESKTOP)).toContainEqual(['Start for free', '/en/join-us']);
  });

  it.each([
    ['in the browser of a phone', ANDROID_PHONE],
    ['in the app', `${ANDROID_PHONE} RemoteConsoleApp/5.0`],
  ])('is not offered %s [A-LOGIN-08]', async (_, userAgent) => {
    const names = (await linksFor(userAgent)).map(([name]) => name);
    expect(names).toContain('Sign up');
    expect(names).not.toContain('Start for free');
  });
});

describe('a partner who forgot the password', () => {
  it('gets to the recovery of temporary access, and from there back to the partner login [A-ROUTE-10]', async () => {
    page = aConsole({ path: '/en/partner-login' });
    await element('h1', 'Partner login');
    await press('main a[href^="/en/forgot"]');
    await arrivesAt('/en/forgot/temporary');
    await element('h1', 'Recover temporary access');
    await press('main a[href="/en/partner-login"]');
    await element('h1', 'Partner login');
  });
});
