import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LicenseRecord } from '../license/index.ts';
import { MEMBER_TYPES } from '../permissions/index.ts';
import { DAY_MS } from '../time/index.ts';
import {
  bellCount,
  browserFamily,
  DEFAULT_INBOX_VIEW,
  formatInboxView,
  INBOX_CHOICES,
  INBOX_CODES,
  INBOX_KINDS,
  inboxKindsOf,
  inboxQuery,
  inboxTarget,
  isChoiceOpen,
  isUnfamiliarLogin,
  kindOfCode,
  licenseNews,
  parseInboxView,
  usualChoice,
  waitsForDecision,
} from './index.ts';

const NOW = Date.UTC(2026, 10, 21, 3);

describe('the number at the bell', () => {
  const none = { requests: 0, tickets: 0, ticketPage: 'access' } as const;

  it.each([
    ['nothing before the summary has come', none, null, 0],
    ['nothing where nothing waits and all is read', none, 0, 0],
    ['what waits for a decision', { ...none, requests: 2, tickets: 3 }, 0, 5],
    ['what is unread', none, 4, 4],
    ['both together', { ...none, requests: 2, tickets: 3 }, 4, 9],
  ])('says %s', (_what, waiting, unread, expected) => {
    expect(bellCount(waiting, unread === null ? null : { unreadInbox: unread })).toBe(expected);
  });

  it('counts everything once, because what waits is left out of what is unread', () => {
    expect(INBOX_KINDS.filter(waitsForDecision)).toEqual(['request', 'ticket']);
  });
});

describe('kinds', () => {
  it('have every code once', () => {
    const codes = Object.values(INBOX_CODES).flat();
    expect(new Set(codes).size).toBe(codes.length);
    for (const kind of INBOX_KINDS) for (const code of INBOX_CODES[kind]) expect(kindOfCode(code)).toBe(kind);
  });

  it.each([
    ['a manager', { type: 'Manager', memberType: 2 }, INBOX_KINDS],
    [
      'a sub-manager who approves',
      { type: 'User', memberType: 6, usesApprovals: true },
      ['request', 'decision', 'ticket', 'alert', 'security'],
    ],
    ['a user', { type: 'User', memberType: 1 }, ['decision', 'ticket', 'alert', 'security']],
    ['a temporary account', { type: 'User', memberType: 7 }, ['decision', 'alert', 'security']],
  ])('that %s can get', (_who, person, kinds) => {
    expect(inboxKindsOf(person)).toEqual(kinds);
  });
});

describe('preferences', () => {
  it('let everything be turned off except security', () => {
    for (const kind of INBOX_KINDS) {
      const open = INBOX_CHOICES.filter((choice) => isChoiceOpen(kind, choice));
      expect(open).toEqual(kind === 'security' ? ['inbox', 'email'] : ['inbox', 'email', 'off']);
    }
  });

  it.each([
    ['a manager', MEMBER_TYPES.admin, 'inbox'],
    ['a sub-manager', MEMBER_TYPES.subManager, 'inbox'],
    ['a user', MEMBER_TYPES.normal, 'off'],
    ['a temporary account', MEMBER_TYPES.partner, 'off'],
  ])('of %s who has chosen nothing', (_who, type, alert) => {
    const usual = Object.fromEntries(INBOX_KINDS.map((kind) => [kind, usualChoice(kind, type)]));
    expect(usual).toEqual({
      request: 'inbox',
      decision: 'inbox',
      ticket: 'inbox',
      alert,
      license: 'inbox',
      security: 'email',
    });
  });

  it('that hold from the start are possible, whatever the account', () => {
    const anyKind = fc.constantFrom(...INBOX_KINDS);
    fc.assert(
      fc.property(anyKind, fc.integer(), (kind, type) => {
        expect(isChoiceOpen(kind, usualChoice(kind, type))).toBe(true);
      }),
    );
  });
});

describe('items lead', () => {
  const subjects = { deviceId: 5, approvalId: 7, ticketId: 9 };

  it.each([
    ['access_asked', { page: 'requests', approvalId: 7 }],
    ['access_rejected', { page: 'ownRequests', approvalId: 7 }],
    ['partner_applied', { page: 'tickets', ticketId: 9 }],
    ['alert_began', { page: 'device', deviceId: 5 }],
    ['agent_conflict', { page: 'device', deviceId: 5 }],
    ['license_expires', { page: 'license' }],
    ['new_login', { page: 'profile' }],
    ['work_approved', { page: 'devices' }],
    ['work_ended', null],
  ] as const)('from %s to where it goes on', (code, target) => {
    expect(inboxTarget({ ...subjects, code })).toEqual(target);
  });

  it('nowhere without their subject', () => {
    const without = { deviceId: null, approvalId: null, ticketId: null };
    for (const code of ['access_asked', 'access_approved', 'partner_applied', 'alert_began'] as const) {
      expect(inboxTarget({ ...without, code })).toBeNull();
    }
  });
});

describe('the address', () => {
  it('of the inbox as it opens is empty', () => {
    expect(formatInboxView(DEFAULT_INBOX_VIEW)).toEqual({});
    expect(parseInboxView({})).toEqual(DEFAULT_INBOX_VIEW);
    expect(parseInboxView({ page: '0', kind: 'spam', unread: 'yes' })).toEqual(DEFAULT_INBOX_VIEW);
  });

  it('carries page, kind and unread, and comes back as it was', () => {
    const view = fc.record({
      page: fc.integer({ min: 1, max: 1_000_000 }),
      kind: fc.constantFrom(null, ...INBOX_KINDS),
      unread: fc.boolean(),
    });
    fc.assert(fc.property(view, (one) => void expect(parseInboxView(formatInboxView(one))).toEqual(one)));
  });

  it('asks for its page', () => {
    expect(inboxQuery(DEFAULT_INBOX_VIEW)).toEqual({ limit: 20, offset: 0 });
    expect(inboxQuery({ page: 3, kind: 'alert', unread: true })).toEqual({
      limit: 20,
      offset: 40,
      kind: 'alert',
      unread: 1,
    });
  });
});

describe('the licenses', () => {
  const license = (daysLeft: number, over: Partial<LicenseRecord> = {}): LicenseRecord => ({
    licenseId: 1,
    plan: 'Corporate',
    licensedDevices: 100,
    licenseStart: new Date(NOW + (daysLeft - 365) * DAY_MS).toISOString(),
    expiryDate: new Date(NOW + daysLeft * DAY_MS).toISOString(),
    licenseReference: null,
    isExpired: daysLeft < 0,
    ...over,
  });
  const codes = (records: readonly LicenseRecord[], devices = 0) =>
    licenseNews(records, devices, NOW).map((news) =>
      news.code === 'license_expires' ? [news.code, news.days] : [news.code],
    );

  it.each([
    [31, []],
    [30, [['license_expires', 30]]],
    [12, [['license_expires', 12]]],
    [7, [['license_expires', 7]]],
    [1, [['license_expires', 1]]],
    [0, [['license_expires', 0]]],
    [-1, [['license_expired']]],
  ])('with %i days left', (daysLeft, expected) => {
    expect(codes([license(daysLeft)])).toEqual(expected);
  });

  it('say each of 30, 7 and 1 days once', () => {
    const about = (daysLeft: number) => {
      const expire = NOW + 40 * DAY_MS;
      return licenseNews([license(40)], 0, expire - daysLeft * DAY_MS).map((news) => news.about);
    };
    expect([about(29), about(8), about(6), about(2)].map((each) => each.join())).toEqual([
      about(30).join(),
      about(30).join(),
      about(7).join(),
      about(7).join(),
    ]);
    expect(new Set([about(30), about(7), about(1), about(-1)].map((each) => each.join())).size).toBe(4);
  });

  it('of a trial do not expire from its first day on', () => {
    const trial = { licenseStart: new Date(NOW).toISOString() };
    expect(codes([license(15, trial)])).toEqual([]);
    expect(codes([license(7, { licenseStart: new Date(NOW - 8 * DAY_MS).toISOString() })])).toEqual([
      ['license_expires', 7],
    ]);
  });

  it.each([
    [89, []],
    [90, [['license_nearly_full']]],
    [100, [['license_nearly_full']]],
    [101, [['license_exceeded']]],
  ])('with %i of 100 devices', (devices, expected) => {
    expect(codes([license(200)], devices)).toEqual(expected);
  });

  it('say nothing of a company without any', () => {
    expect(licenseNews([], 3, NOW)).toEqual([]);
  });
});

it.each([
  ['the first of all', { any: false, sameAddress: false, sameBrowser: false }, false],
  ['one as before', { any: true, sameAddress: true, sameBrowser: true }, false],
  ['one from another address', { any: true, sameAddress: false, sameBrowser: true }, true],
  ['one with another browser', { any: true, sameAddress: true, sameBrowser: false }, true],
])('a login is reported to its owner: %s', (_what, before, expected) => {
  expect(isUnfamiliarLogin(before)).toBe(expected);
});

it('takes a browser for the same after an update, and for another one on another system', () => {
  const chrome = (version: number, system: string) =>
    `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`;
  const windows = 'Windows NT 10.0; Win64; x64';
  expect(browserFamily(chrome(140, windows))).toBe(browserFamily(chrome(141, windows)));
  expect(browserFamily(chrome(140, windows))).not.toBe(browserFamily(chrome(140, 'Macintosh; Intel Mac OS X 10_15_7')));
  expect(browserFamily('curl/8')).not.toBe(browserFamily(''));
  expect(browserFamily('x'.repeat(1000))).toHaveLength(100);
});
