import { describe, expect, it } from 'vitest';
import {
  mainMenu,
  offersConsultation,
  offersTutorial,
  reachablePages,
  sectionPages,
  type ConsoleMode,
  type Viewer,
} from './navigation.ts';

const desktop: ConsoleMode = {
  tutorial: true,
  activeX: true,
  application: true,
  ticket: false,
  standalone: false,
  sci: false,
  client: 'desktop',
  smallScreen: false,
};
const browser: ConsoleMode = { ...desktop, client: 'mobileBrowser', smallScreen: true };
const application: ConsoleMode = { ...desktop, client: 'mobileApplication', smallScreen: true };
const standalone: ConsoleMode = { ...desktop, standalone: true };
const withTicket: ConsoleMode = { ...desktop, ticket: true };

const NO_FLAGS = { needsApproval: false, commonPolicy: false, ipPolicy: false };
const ALL_FLAGS = { needsApproval: true, commonPolicy: true, ipPolicy: true };
const SESSIONS = {
  admin: { type: 'Manager', memberType: 2 },
  subManager: { type: 'User', memberType: 6, permissions: '1', usesApprovals: false },
  approver: { type: 'User', memberType: 6, permissions: '1', usesApprovals: true },
  requester: { type: 'User', memberType: 1, permissions: '1', usesApprovals: true },
  reporter: { type: 'User', memberType: 1, permissions: '1,8', usesApprovals: false },
  user: { type: 'User', memberType: 1, permissions: '1,18', usesApprovals: false },
} as const;
type Role = keyof typeof SESSIONS;
const ROLES = ['admin', 'subManager', 'approver', 'requester', 'reporter', 'user'] as const satisfies Role[];

const viewer = (role: Role, corporate = true, summary: Viewer['summary'] = ALL_FLAGS): Viewer => ({
  session: SESSIONS[role],
  corporate,
  summary,
});
const whoSees = (page: string, mode: ConsoleMode, corporate = true) =>
  ROLES.filter((role) => mainMenu(viewer(role, corporate), mode).some((name) => name === page));
const whoFinds = (page: string, mode: ConsoleMode, summary: Viewer['summary'] = ALL_FLAGS) =>
  ROLES.filter((role) => sectionPages('management', viewer(role, true, summary), mode).some((name) => name === page));

describe('the main menu', () => {
  it('has all entries in one order [A-FRAME-14]', () => {
    expect(mainMenu(viewer('admin'), withTicket)).toEqual([
      'deviceAll',
      'groups',
      'profile',
      'statistics',
      'ticket-request',
      'support',
      'license',
    ]);
  });

  it.each([
    [
      'an admin on Corporate',
      viewer('admin'),
      desktop,
      ['deviceAll', 'groups', 'profile', 'statistics', 'support', 'license'],
    ],
    ['an admin on Basic', viewer('admin', false), desktop, ['deviceAll', 'groups', 'profile', 'support', 'license']],
    ['an approver', viewer('approver'), desktop, ['deviceAll', 'profile', 'support']],
    ['a user with reports', viewer('reporter'), desktop, ['deviceAll', 'profile', 'statistics', 'support']],
    ['a user with reports on Basic', viewer('reporter', false), desktop, ['deviceAll', 'profile', 'support']],
    ['a user', viewer('user'), desktop, ['deviceAll', 'profile', 'support']],
    ['an admin in a mobile browser', viewer('admin'), browser, ['deviceAll', 'groups', 'profile', 'overview']],
    ['an admin in the application', viewer('admin'), application, ['deviceAll', 'groups', 'profile', 'overview']],
    [
      'an admin standing alone',
      viewer('admin'),
      standalone,
      ['deviceAll', 'groups', 'profile', 'statistics', 'support'],
    ],
  ])('of %s', (_, who, mode, expected) => {
    expect(mainMenu(who, mode)).toEqual(expected);
  });

  it('shows all devices and the account to everybody [A-FRAME-01] [A-FRAME-03]', () => {
    for (const mode of [desktop, browser, application, standalone]) {
      expect(whoSees('deviceAll', mode)).toEqual(ROLES);
      expect(whoSees('profile', mode)).toEqual(ROLES);
    }
  });

  it('shows groups exactly to admins [A-FRAME-02]', () => expect(whoSees('groups', desktop)).toEqual(['admin']));

  it('shows the dashboard to an admin exactly on Corporate [A-FRAME-04] [A-DIALOG-06]', () => {
    expect(whoSees('statistics', desktop, true)).toContain('admin');
    expect(whoSees('statistics', desktop, false)).toEqual([]);
  });

  it('shows the dashboard to others exactly with value 8 [A-FRAME-05]', () => {
    expect(whoSees('statistics', desktop)).toEqual(['admin', 'reporter']);
  });

  it('hides the dashboard on small screens [A-FRAME-06]', () => {
    expect(whoSees('statistics', { ...desktop, smallScreen: true })).toEqual([]);
  });

  it('shows the overview there, to whoever else would have the dashboard', () => {
    const small = { ...desktop, smallScreen: true };
    expect(whoSees('overview', small)).toEqual(whoSees('statistics', desktop));
    expect(whoSees('overview', small, false)).toEqual([]);
    expect(whoSees('overview', desktop)).toEqual([]);
  });

  it('shows access tickets exactly with the feature [A-FRAME-08]', () => {
    expect(whoSees('ticket-request', withTicket)).toEqual(ROLES);
    expect(whoSees('ticket-request', desktop)).toEqual([]);
  });

  it('shows downloads to everybody, but not on mobile [A-FRAME-09] [A-FRAME-10]', () => {
    expect(whoSees('support', desktop)).toEqual(ROLES);
    expect(whoSees('support', standalone)).toEqual(ROLES);
    for (const mode of [browser, application]) expect(whoSees('support', mode)).toEqual([]);
  });

  it('shows payment management to admins only, neither on mobile nor standing alone [A-FRAME-11] [A-FRAME-12] [A-FRAME-13] [B-ROLE-07]', () => {
    expect(whoSees('license', desktop)).toEqual(['admin']);
    for (const mode of [browser, application, standalone]) expect(whoSees('license', mode)).toEqual([]);
  });
});

describe('the management sidebar', () => {
  it('shows the profile to everybody [C-SIDEBAR-01]', () => expect(whoFinds('profile', desktop)).toEqual(ROLES));

  it.each([
    ['managers [C-SIDEBAR-02]', 'managers'],
    ['groups [C-SIDEBAR-04]', 'groups'],
    ['the license [C-SIDEBAR-05]', 'license'],
    ['payments [C-SIDEBAR-08]', 'payments'],
  ])('shows %s to admins only', (_, page) => expect(whoFinds(page, desktop)).toEqual(['admin']));

  it('hides managers, license and payments on mobile, groups stay [C-SIDEBAR-03] [C-SIDEBAR-06] [C-SIDEBAR-09] [C-SIDEBAR-19]', () => {
    for (const mode of [browser, application]) {
      for (const page of ['managers', 'license', 'payments']) expect(whoFinds(page, mode)).toEqual([]);
      expect(whoFinds('groups', mode)).toEqual(['admin']);
    }
  });

  it('hides license and payments standing alone, managers stay [C-SIDEBAR-07] [C-SIDEBAR-10]', () => {
    for (const page of ['license', 'payments']) expect(whoFinds(page, standalone)).toEqual([]);
    expect(whoFinds('managers', standalone)).toEqual(['admin']);
  });

  it('shows own requests to those in the approval workflow, but not to admins [C-SIDEBAR-11] [C-SIDEBAR-13]', () => {
    expect(whoFinds('access-user', desktop)).toEqual(['approver', 'requester']);
  });

  it('shows own requests to nobody where approval is not used [C-SIDEBAR-12]', () => {
    expect(whoFinds('access-user', desktop, { ...ALL_FLAGS, needsApproval: false })).toEqual([]);
  });

  it('shows registration and its view to admins and approving sub-managers [C-SIDEBAR-14] [C-SIDEBAR-15] [C-SIDEBAR-16]', () => {
    expect(whoFinds('access', desktop)).toEqual(['admin', 'approver']);
    expect(whoFinds('access-history', desktop)).toEqual(['admin', 'approver']);
  });

  it.each([
    ['needsApproval', 'access-user', ['approver', 'requester'], '[A-FRAME-27] [C-SIDEBAR-12]'],
    ['commonPolicy', 'function-settings', ['admin'], '[A-FRAME-27] [C-SIDEBAR-17]'],
    ['ipPolicy', 'blocking-settings', ['admin'], '[A-FRAME-27] [C-SIDEBAR-18]'],
  ] as const)(
    'follows the flag %s of the summary by itself: %s for %j and nobody else %s',
    (flag, page, roles, _rows) => {
      expect(whoFinds(page, desktop, { ...NO_FLAGS, [flag]: true })).toEqual(roles);
      expect(whoFinds(page, desktop, { ...ALL_FLAGS, [flag]: false })).toEqual([]);
      expect(whoFinds(page, desktop, null)).toEqual([]);
    },
  );

  it('shows the running sessions to everybody, on every device', () => {
    for (const mode of [desktop, browser, application, standalone]) {
      expect(whoFinds('running-sessions', mode)).toEqual(ROLES);
    }
  });

  it('shows the recordings to whoever may see them', () => {
    for (const mode of [desktop, browser, application, standalone]) {
      expect(whoFinds('recordings', mode)).toEqual(['admin', 'approver']);
    }
  });

  it('has its order', () => {
    expect(sectionPages('management', viewer('admin'), desktop)).toEqual([
      'profile',
      'managers',
      'groups',
      'license',
      'payments',
      'access',
      'access-history',
      'running-sessions',
      'recordings',
      'function-settings',
      'blocking-settings',
    ]);
  });
});

describe('the other sidebars', () => {
  it('list the statistics of a Corporate account [C-SIDEBAR-20]', () => {
    expect(sectionPages('statistics', viewer('user'), desktop)).toEqual([
      'overview',
      'rate-summary',
      'rate-remote',
      'rate-warning',
      'log-remote',
      'log-access',
      'log-transfer',
      'log-delete',
      'log-warning',
    ]);
    // Actions on users and policies are for managers, after the documented entries.
    expect(sectionPages('statistics', viewer('admin'), desktop).at(-1)).toBe('log-administration');
    expect(sectionPages('statistics', viewer('admin', false), desktop)).toEqual([]);
  });

  it('list downloads and notices, on mobile notices alone', () => {
    expect(sectionPages('support', viewer('user'), desktop)).toEqual(['downloads', 'notice']);
    expect(sectionPages('support', viewer('user'), application)).toEqual(['notice']);
  });
});

describe('the pages that the menus lead to', () => {
  it('are each there once', () => {
    for (const role of ROLES) {
      for (const mode of [desktop, browser, standalone, withTicket]) {
        const pages = reachablePages(viewer(role), mode);
        expect(new Set(pages).size).toBe(pages.length);
        expect(pages).toContain('notice');
      }
    }
  });

  it('are no others than the menus show', () => {
    expect(reachablePages(viewer('user'), desktop)).toEqual([
      'deviceAll',
      'profile',
      'running-sessions',
      'downloads',
      'notice',
    ]);
    expect(reachablePages(viewer('reporter'), desktop)).toContain('log-warning');
    expect(reachablePages(viewer('reporter', false), desktop)).not.toContain('log-warning');
    expect(reachablePages(viewer('admin'), browser)).toEqual([
      'deviceAll',
      'groups',
      'profile',
      'access',
      'access-history',
      'running-sessions',
      'recordings',
      'function-settings',
      'blocking-settings',
      'overview',
      'notice',
    ]);
  });
});

describe('the mode', () => {
  it('offers a consultation neither in the application nor standing alone [A-FLAG-06] [A-FRAME-16]', () => {
    expect([desktop, browser].map(offersConsultation)).toEqual([true, true]);
    expect([application, standalone].map(offersConsultation)).toEqual([false, false]);
  });

  it('offers the tour neither on mobile, standing alone, nor with its flag off [A-FRAME-26]', () => {
    expect(offersTutorial(desktop)).toBe(true);
    for (const mode of [browser, application, standalone, { ...desktop, tutorial: false }]) {
      expect(offersTutorial(mode)).toBe(false);
    }
  });
});
