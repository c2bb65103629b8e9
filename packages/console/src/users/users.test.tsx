// @vitest-environment jsdom
import { aProfile, aUser, everyAnswer, http, problem } from '@remote-console/api-client/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aConsole, element, showsText, type ConsoleUnderTest } from '../testing/aConsole.tsx';
import { createdUserOf } from './createdUser.ts';

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

  it('is 404 for whoever is not a manager [C-GUARD-16]', async () => {
    const person = aProfile({ type: 'User', memberType: 6, usesApprovals: true });
    page = aConsole({ path: '/en/management/managers/excel', person });
    await showsText('404');
    expect(document.body.textContent).not.toContain('Add users from Excel');
  });
});

describe('the page of a user', () => {
  it('says that the user is gone when somebody deleted them meanwhile, and leads to the users', async () => {
    let isDeleted = false;
    page = aConsole({ path: '/en/management/managers', person: aProfile() });
    page.server.use(...everyAnswer());
    page.server.use(
      http.get('/users/{userPk}', ({ response }) =>
        isDeleted
          ? response(404).json(problem(404, 'not_found'))
          : response(200).json({ status: 200, meta: {}, objects: [aUser({ id: 3, name: 'Mia' })] }),
      ),
      http.put('/users/{userPk}', ({ response }) => response(404).json(problem(404, 'not_found'))),
      ...page.backend.handlers,
    );
    page.open('/en/management/managers/3');
    await element('main h1', 'Mia');
    const wanted = await element('main [role=switch]:not(:disabled)');
    isDeleted = true;
    wanted.click();
    await showsText('This user doesn’t exist or has been deleted.');
    expect((await element('main a', 'Go to users')).getAttribute('href')).toBe('/en/management/managers');
  });
});

describe('the list of users after one was created', () => {
  it('leads on to the permissions of the new user', async () => {
    page = aConsole({ path: '/en/device/all', person: aProfile() });
    window.history.replaceState(
      { index: 1, key: 'created', state: { created: { userId: 7, name: 'Mia' } } },
      '',
      '/en/management/managers',
    );
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    const link = await element('main a', 'Set permissions and groups');
    expect(link.getAttribute('href')).toBe('/en/management/managers/7');
    await showsText('Mia has no permissions or device groups yet.');
  });

  it.each([null, 1, {}, { created: null }, { created: { userId: 'x', name: 'Mia' } }])(
    'makes nothing of a history entry that holds %j',
    (state) => expect(createdUserOf(state)).toBeNull(),
  );
});
