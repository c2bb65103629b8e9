// @vitest-environment jsdom
import { wireAnswer } from '@remote-console/api-client/contract';
import {
  aDevice,
  aDeviceDetail,
  aGroup,
  aLicense,
  aProfile,
  aSummary,
  everyAnswer,
  given,
} from '@remote-console/api-client/testing';
import type { Profile } from '@remote-console/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { http } from 'msw';
import { aConsole, arrivesAt, BASE, element, press, showsText, type ConsoleUnderTest } from '../testing/aConsole.tsx';

const manager = aProfile();
const user = aProfile({ type: 'User', memberType: 1, userType: 1, permissions: '1' });
const subManager = aProfile({ type: 'User', memberType: 6, userType: 6, usesApprovals: true });
const state = {
  devices: [aDevice({ id: 12, alias: 'KIOSK-12' })],
  groups: [aGroup({ id: 1, name: 'ROOT', parentId: null }), aGroup({ id: 11, name: 'Lobby' })],
};
const NOT_OPENED = 'This page can’t be opened';

let page: ConsoleUnderTest | null = null;
beforeEach(() => {
  window.localStorage.setItem('icon_view', 'card');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  page?.close();
  page = null;
});

/** A user's console, over a server that has something to answer to every call. */
async function signedIn(person: Profile, build = {}, administrator = ''): Promise<ConsoleUnderTest> {
  page = aConsole({ path: '/en/device/all', person, state, build });
  page.server.use(...everyAnswer());
  page.server.use(given.device(aDeviceDetail({ id: 12, alias: 'KIOSK-12' })), ...page.backend.handlers);
  page.server.use(given.summary(aSummary({ administrator })));
  await showsText('KIOSK-12');
  return page;
}

/** Goes to an address and waits for the expected heading. */
async function shows({ open }: ConsoleUnderTest, path: string, heading: string): Promise<void> {
  open(`/en/${path}`);
  await element('main h1', heading);
}

const PEOPLE = [user, subManager, manager];

describe('a person who is signed in', () => {
  it('opens the pages of devices and tickets, whoever it is [C-GUARD-04] [C-GUARD-05] [C-GUARD-06]', async () => {
    for (const person of PEOPLE) {
      const console = await signedIn(person);
      await shows(console, 'device/all/12', 'KIOSK-12');
      await shows(console, 'device/all', 'All devices');
      await shows(console, 'access-ticket/request', 'Access tickets');
      console.close();
    }
  });

  it('opens the management pages that ask for a login only [C-GUARD-07] [C-GUARD-09] [C-GUARD-10] [C-GUARD-11]', async () => {
    for (const person of PEOPLE) {
      const console = await signedIn(person);
      await shows(console, 'management', 'My profile');
      await shows(console, 'management/access', 'Access approvals');
      await shows(console, 'management/access-user', 'My access requests');
      await shows(console, 'management/access-history', 'Approval history');
      console.close();
    }
  });

  it.each([
    ['a manager', manager, 'All groups', 'Lobby'],
    ['a sub-manager', subManager, NOT_OPENED, NOT_OPENED],
    ['a user', user, NOT_OPENED, NOT_OPENED],
  ])('as %s opens the pages of groups as an admin alone', async (_, person, all, one) => {
    const console = await signedIn(person);
    await shows(console, 'management/groups', all);
    await shows(console, 'device/all', 'All devices');
    await shows(console, 'management/groups/11', one);
  });

  it('finds no statistics in an account that is not Corporate [C-GUARD-03]', async () => {
    const console = await signedIn(aProfile({ pay: [aLicense({ plan: 'Basic' })] }));
    for (const path of ['statistics/rate/remote', 'statistics/log/delete', 'statistics']) {
      await shows(console, path, NOT_OPENED);
      await showsText('404');
      await showsText('This page requires a Corporate license.');
      expect((await element('main a', 'View licenses')).getAttribute('href')).toBe('/en/management/license');
      await shows(console, 'device/all', 'All devices');
    }
  });

  it('learns who can help where the license or a permission is missing, and only an unknown address does not exist', async () => {
    const onBasic = await signedIn({ ...user, pay: [aLicense({ plan: 'Basic' })] });
    await shows(onBasic, 'statistics', NOT_OPENED);
    await showsText('This page requires a Corporate license. If you need it, ask your administrator.');
    await shows(onBasic, 'device/all', 'All devices');
    await shows(onBasic, 'management/groups', NOT_OPENED);
    await showsText('You don’t have permission to view this page.');
    await shows(onBasic, 'device/all', 'All devices');
    await shows(onBasic, 'management/nowhere', NOT_OPENED);
    await showsText('This page doesn’t exist or has moved.');
  });

  it('learns by name whom to ask where a permission is missing, and of the administrator where nobody is known', async () => {
    const known = await signedIn(user, {}, 'Mina Choi');
    await shows(known, 'management/groups', NOT_OPENED);
    await showsText('If you need it, ask Mina Choi.');
    known.close();

    const unknown = await signedIn(user);
    await shows(unknown, 'management/groups', NOT_OPENED);
    await showsText('If you need it, ask your administrator.');
  });

  it('is given something to change on the page of a group as an admin only [B-ROUTE-08] [C-GUARD-12]', async () => {
    const ofAdmin = await signedIn(manager);
    ofAdmin.open('/en/management/groups/detail/11');
    await element('main button', 'Delete group');
    ofAdmin.close();

    const ofUser = await signedIn(user);
    ofUser.open('/en/management/groups/detail/11');
    await element('main section', 'Contact name');
    expect([...document.querySelectorAll('main button')].filter((one) => /Delete|Edit/.test(one.textContent))).toEqual(
      [],
    );
    expect(document.body.textContent).not.toContain(NOT_OPENED);
  });
});

describe('the link to the access tickets', () => {
  const link = () => document.querySelector('header nav a[href="/en/access-ticket/request"]');

  it('is in the header of a build with tickets [B-ROUTE-10]', async () => {
    await signedIn(user, { VITE_TICKET: '1' });
    await press('header nav a[href="/en/access-ticket/request"]');
    await arrivesAt('/en/access-ticket/request');
    await element('main h1', 'Access tickets');
  });

  it('is not there in a build without, whose page can be opened all the same [B-ROUTE-11]', async () => {
    const { open } = await signedIn(user);
    expect(link()).toBeNull();
    open('/en/access-ticket/request');
    await element('main h1', 'Access tickets');
    expect(link()).toBeNull();
  });
});

describe('the switch between simple and normal view', () => {
  it.each(['device/all/12', 'management/profile', 'support/notice'])(
    'leads from %s to all devices, in the other view [B-ROUTE-13]',
    async (path) => {
      const { open } = await signedIn(manager);
      open(`/en/${path}`);
      await press('header button', 'Switch to normal view');
      await arrivesAt('/en/device/all?view=table');
      open(`/en/${path}`);
      await press('header button', 'Switch to simple view');
      await arrivesAt('/en/device/all?view=card');
    },
  );
});

describe('a token in a link that names no page', () => {
  it.each([
    ['a manager', '/en/management/license', manager],
    ['a sub-manager', '/en/device/all', subManager],
    ['a user', '/en/device/all', user],
  ])('leads %s to %s [C-ROUTE-06]', async (_, target, profile) => {
    page = aConsole({ path: '/en/error/418', state: { ...state, profile } });
    page.server.use(...everyAnswer());
    const { loginId, userType } = profile;
    const objects = { isLogin: 'Success', token: 'fresh', loginId, userType, profile };
    const success = wireAnswer('exchangeToken', { status: 200, meta: {}, objects });
    page.server.use(
      http.post(`${BASE}/access/exchange`, () => Response.json(success)),
      ...page.backend.handlers,
    );
    page.open('/access/auth_token?token=once');
    await arrivesAt(target);
  });
});
