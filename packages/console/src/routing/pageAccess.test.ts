import type { Profile } from '@remote-console/api-client';
import { aLicense, aProfile } from '@remote-console/api-client/testing';
import { describe, expect, it } from 'vitest';
import { actorOf } from '../session/actor.ts';
import { guardPage } from './guardPage.ts';
import { guardLanguage } from './guards.ts';
import { PAGE_ACCESS } from './pageAccess.ts';
import { PATHS, type RouteName } from './paths.ts';

const NOW = Date.parse('2026-11-21T03:00:00Z');
const BASIC = { pay: [aLicense({ plan: 'Basic' })] };
const USER = { type: 'User', memberType: 1, userType: 1, permissions: '' } as const;
const SUB_MANAGER = { type: 'User', memberType: 6, userType: 6 } as const;

/** Every role that can sign in, combined with everything that could open or close a page for it. */
const PEOPLE = {
  manager: aProfile(),
  managerOnBasic: aProfile(BASIC),
  subManager: aProfile({ ...SUB_MANAGER, usesApprovals: false }),
  approver: aProfile({ ...SUB_MANAGER, usesApprovals: true }),
  requester: aProfile({ ...USER, usesApprovals: true }),
  reporter: aProfile({ ...USER, permissions: '1,8' }),
  user: aProfile(USER),
  userOnBasic: aProfile({ ...USER, ...BASIC }),
} as const satisfies Record<string, Profile>;
const ROLES = Object.keys(PEOPLE);

const isRouteName = (name: string): name is RouteName => Object.hasOwn(PATHS, name);

const guard = (page: RouteName, person: Profile | null) =>
  guardPage(PAGE_ACCESS[page], actorOf(person && { ...person, token: 't' }, NOW), 'ko');

const rolesWhere = (page: RouteName, kind: 'open' | 'error') =>
  Object.entries(PEOPLE)
    .filter(([, person]) => guard(page, person).kind === kind)
    .map(([role]) => role);

describe('the page', () => {
  it.each([
    ['deviceAll', '[C-GUARD-04]'],
    ['device-detail', '[C-GUARD-05]'],
    ['remote-session', ''],
    ['running-sessions', ''],
    ['ticket-request', '[C-GUARD-06] [B-ROUTE-09]'],
    ['inbox', ''],
    ['inbox-preferences', ''],
    ['management', '[C-GUARD-07]'],
    ['profile', '[C-GUARD-08]'],
    ['access', '[C-GUARD-09]'],
    ['access-user', '[C-GUARD-10]'],
    ['access-history', '[C-GUARD-11]'],
    ['group-detail', '[C-GUARD-12]'],
  ] as const)('%s opens for every signed-in role, and not for a visitor %s', (page, _rows) => {
    expect(rolesWhere(page, 'open')).toEqual(ROLES);
    expect(guard(page, null)).toEqual({ kind: 'redirect', to: '/ko' });
  });

  it.each([
    ['managers', '[C-GUARD-13]'],
    ['add-manager', '[C-GUARD-14]'],
    ['excel-add-manager-component', '[C-GUARD-16]'],
    ['groups', '[C-GUARD-17]'],
    ['groups-sub', '[C-GUARD-18]'],
    ['license', '[C-GUARD-19]'],
    ['payments', '[C-GUARD-20]'],
  ] as const)('%s opens for admins, and is 404 to everybody else %s', (page, _rows) => {
    expect(rolesWhere(page, 'open')).toEqual(['manager', 'managerOnBasic']);
    expect(guard(page, PEOPLE.approver)).toEqual({ kind: 'error', code: 404, lack: 'no_permission' });
    expect(guard(page, PEOPLE.user)).toEqual({ kind: 'error', code: 404, lack: 'no_permission' });
    expect(guard(page, null)).toEqual({ kind: 'redirect', to: '/ko' });
  });

  it.each(['recordings', 'recording-detail'] as const)(
    '%s opens for managers and sub-managers who may approve, and is 404 to everybody else',
    (page) => {
      expect(rolesWhere(page, 'open')).toEqual(['manager', 'managerOnBasic', 'approver']);
      expect(guard(page, PEOPLE.user)).toEqual({ kind: 'error', code: 404, lack: 'no_permission' });
      expect(guard(page, null)).toEqual({ kind: 'redirect', to: '/ko' });
    },
  );

  it('of statistics, and every page below it, is 404 to an account that is not Corporate [C-GUARD-03]', () => {
    const pages = Object.keys(PATHS)
      .filter(isRouteName)
      .filter((name) => PATHS[name].startsWith(PATHS.statistics));
    expect(pages).toHaveLength(11);
    for (const page of pages.filter((name) => name !== 'log-administration')) {
      expect([page, rolesWhere(page, 'error')]).toEqual([page, ['managerOnBasic', 'userOnBasic']]);
      expect(guard(page, PEOPLE.userOnBasic)).toEqual({ kind: 'error', code: 404, lack: 'need_license' });
      expect(guard(page, null)).toEqual({ kind: 'redirect', to: '/ko' });
    }
  });

  it('of the administration log opens for managers of a Corporate account, and is 404 to everybody else', () => {
    expect(rolesWhere('log-administration', 'open')).toEqual(['manager']);
    expect(guard('log-administration', PEOPLE.user)).toEqual({ kind: 'error', code: 404, lack: 'no_permission' });
    expect(guard('log-administration', null)).toEqual({ kind: 'redirect', to: '/ko' });
  });
});

describe('whoever operates the service', () => {
  const operator = aProfile({ type: 'User', memberType: 9, userType: 9, permissions: '1,2,4,8' });
  const signedIn = Object.keys(PATHS)
    .filter(isRouteName)
    .filter((name) => guard(name, null).kind === 'redirect');

  it('opens the pages of the operator and no other that asks for a login', () => {
    const open = signedIn.filter((name) => guard(name, operator).kind === 'open');
    expect(open).toEqual(signedIn.filter((name) => name.startsWith('operator-')));
    expect(open).toHaveLength(8);
    for (const name of signedIn.filter((other) => !other.startsWith('operator-'))) {
      expect([name, guard(name, operator)]).toEqual([name, { kind: 'error', code: 404, lack: 'no_permission' }]);
    }
  });

  it('is alone there', () => {
    for (const name of signedIn.filter((page) => page.startsWith('operator-'))) {
      expect([name, rolesWhere(name, 'open')]).toEqual([name, []]);
      expect(guard(name, PEOPLE.manager)).toEqual({ kind: 'error', code: 404, lack: 'no_permission' });
    }
  });
});

describe('the routes of the device area', () => {
  const routes = ['device-root', 'deviceAll', 'device-detail', 'group-detail', 'ticket-request'] as const;

  it('carry a language, which is ko, en or ja [B-ROUTE-01]', () => {
    for (const route of routes) expect(PATHS[route].startsWith('/:lang/')).toBe(true);
    for (const language of ['ko', 'en', 'ja']) expect(guardLanguage(language)).toEqual({ kind: 'open' });
    expect(guardLanguage('fr')).toEqual({ kind: 'redirect', to: '/ko' });
  });

  it('ask for no other parameter for the tickets [B-ROUTE-09], and for the group in its settings', () => {
    expect(PATHS['ticket-request']).toBe('/:lang/access-ticket/request');
    expect(PATHS['group-detail'].match(/:\w+/g)).toEqual([':lang', ':detailPk']);
  });
});
