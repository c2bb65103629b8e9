// @vitest-environment jsdom
import { aProfile } from '@remote-console/api-client/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aConsole, element, type ConsoleUnderTest } from '../testing/aConsole.tsx';

let page: ConsoleUnderTest | null = null;
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  page?.close();
  page = null;
});

/** Whether React hides an element or one of its ancestors because something inside is suspended. */
const isHidden = (menu: HTMLElement) => menu.closest('[style*="display: none"]') !== null;

it('keeps the menu of a section while the texts of another page are loaded', async () => {
  page = aConsole({ path: '/en/management/profile', person: aProfile() });
  await element('h1', 'My profile');
  const menu = await element('nav[aria-label="Account management"]');
  let timesHidden = 0;
  const observer = new MutationObserver(() => {
    if (isHidden(menu)) timesHidden += 1;
  });
  observer.observe(document.body, { attributes: true, childList: true, subtree: true });
  page.open('/en/management/payments');
  await element('h1', 'Payment');
  observer.disconnect();
  expect(menu.isConnected).toBe(true);
  expect(timesHidden).toBe(0);
});
