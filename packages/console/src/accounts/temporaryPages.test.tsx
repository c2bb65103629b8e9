// @vitest-environment jsdom
import { everyAnswer } from '@remote-console/api-client/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aConsole, arrivesAt, element, type ConsoleUnderTest } from '../testing/aConsole.tsx';

let page: ConsoleUnderTest | null = null;
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  page?.close();
  page = null;
});

/** Opens a page as a visitor without a session and returns its title. */
async function openAsVisitor(path: string): Promise<string> {
  page = aConsole({ path });
  page.server.use(...everyAnswer());
  const title = await element('h1');
  await arrivesAt(path);
  return title.textContent ?? '';
}
const links = () =>
  [...document.querySelectorAll('main a')].map((link) => [link.textContent, link.getAttribute('href')]);

describe('a visitor without a login', () => {
  it.each(['/en/email-invitation', '/en/partner-login', '/en/partner-join'])('opens %s [A-ROUTE-14]', async (path) => {
    expect(await openAsVisitor(path)).not.toBe('');
    expect(window.location.pathname).toBe(path);
  });

  it('opens the welcome page, which is the landing of temporary access [A-ROUTE-15]', async () => {
    await openAsVisitor('/en/welcome');
    expect(window.location.pathname).toBe('/en/welcome');
    await vi.waitFor(() => expect(links().map(([, href]) => href)).toContain('/en/partner-login'));
  });
});

describe('the recovery page', () => {
  it('of type temporary speaks of temporary access and leads back to the partner login [A-ROUTE-10]', async () => {
    expect(await openAsVisitor('/en/forgot/temporary')).toBe('Recover temporary access');
    expect(links().map(([, href]) => href)).toContain('/en/partner-login');
    expect(links().map(([, href]) => href)).not.toContain('/en/login');
  });

  it.each(['/en/forgot', '/en/forgot/other'])('at %s is the one of everybody else [A-ROUTE-10]', async (path) => {
    expect(await openAsVisitor(path)).toBe('Forgot your ID or password?');
    expect(links().map(([, href]) => href)).toContain('/en/login');
    expect(links().map(([, href]) => href)).not.toContain('/en/partner-login');
  });
});
