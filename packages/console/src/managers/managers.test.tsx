// @vitest-environment jsdom
import { aProfile } from '@remote-console/api-client/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aConsole, element, showsText, type ConsoleUnderTest } from '../testing/aConsole.tsx';

let page: ConsoleUnderTest | null = null;
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  page?.close();
  page = null;
});

describe('the page of many users at once', () => {
  it('opens for a manager, before the page of one user [C-ROUTE-35] [C-ROUTE-33]', async () => {
    page = aConsole({ path: '/en/management/managers/excel', person: aProfile() });
    expect((await element('h1')).textContent).toBe('Add users from Excel');
  });

  it('is not there in a build with SCI [C-ROUTE-46]', async () => {
    page = aConsole({ path: '/en/management/managers/excel', person: aProfile(), build: { VITE_SCI: '1' } });
    await showsText('404');
    expect(document.body.textContent).not.toContain('Add users from Excel');
  });

  it('is 404 for who is no manager [C-GUARD-16]', async () => {
    const person = aProfile({ type: 'User', member_type_id: 6, use_approval_function: 1 });
    page = aConsole({ path: '/en/management/managers/excel', person });
    await showsText('404');
    expect(document.body.textContent).not.toContain('Add users from Excel');
  });
});
