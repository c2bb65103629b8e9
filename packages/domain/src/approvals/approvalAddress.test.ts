import { describe, expect, it } from 'vitest';
import { dateTimeText } from '../time/index.ts';
import {
  ACCESS_REGISTRATION_TABS,
  accessRegistrationTab,
  approvalHref,
  approvalViewOf,
  DEFAULT_APPROVAL_VIEW,
  formatApprovalView,
  historyDays,
  linkedApproval,
  parseApprovalView,
  type ApprovalListView,
} from './index.ts';

const NOW = Date.UTC(2026, 10, 21, 3);
const SEOUL = 32;

describe('the address of a list of requests', () => {
  it('is plain for the list as it opens: the newest first, 10 a page', () => {
    expect(parseApprovalView({})).toEqual(DEFAULT_APPROVAL_VIEW);
    expect(DEFAULT_APPROVAL_VIEW).toMatchObject({ page: 1, size: 10, order: 'desc' });
    expect(formatApprovalView(DEFAULT_APPROVAL_VIEW)).toEqual({});
  });

  it('carries everything that was chosen', () => {
    const view: ApprovalListView = {
      page: 2,
      size: 20,
      order: 'asc',
      searchKey: 'requester_name',
      searchValue: '김',
      from: '2026-11-01',
      to: '2026-11-05',
    };
    expect(parseApprovalView(formatApprovalView(view))).toEqual(view);
  });

  it('opens a request automatically when it names one, for whoever decides and for whoever asked', () => {
    const links = [approvalHref('ko', 'decider', 41), approvalHref('ja', 'requester', 7)];
    expect(links).toEqual(['/ko/management/access?request=41', '/ja/management/access-user?request=7']);
    const opened = links.map((link) => linkedApproval(Object.fromEntries(new URL(link, 'https://c').searchParams)));
    expect(opened).toEqual([41, 7]);
    for (const request of [undefined, '', '0', '-1', '1e3', '7;']) expect(linkedApproval({ request })).toBeNull();
  });

  it('shows something whatever it says', () => {
    expect(
      parseApprovalView({ page: '0', size: '1000', order: 'up', searchKey: 'pk', from: '2026-02-30', to: 'soon' }),
    ).toEqual(DEFAULT_APPROVAL_VIEW);
  });
});

describe('the page of whoever decides', () => {
  it('opens with the access requests unless its address names the applications', () => {
    expect(ACCESS_REGISTRATION_TABS.map((tab) => accessRegistrationTab({ tab }))).toEqual(['requests', 'applications']);
    expect(accessRegistrationTab({})).toBe('requests');
    expect(accessRegistrationTab({ tab: 'x' })).toBe('requests');
  });
});

describe('the days of the history', () => {
  it('go from the same day of the month before to today [C-APPROVAL-22]', () => {
    expect(historyDays(DEFAULT_APPROVAL_VIEW, NOW, SEOUL)).toEqual({ from: '2026-10-21', to: '2026-11-21' });
    expect(historyDays({ from: '2026-11-01', to: null }, NOW, SEOUL)).toEqual({ from: '2026-11-01', to: '2026-11-21' });
  });

  it('are asked for from their first to their last second on the clock of the zone [C-APPROVAL-22]', () => {
    const { range } = approvalViewOf(
      { ...DEFAULT_APPROVAL_VIEW, from: '2026-11-01', to: '2026-11-02' },
      'history',
      NOW,
      SEOUL,
    );
    expect([range?.from, range?.to].map((at) => dateTimeText(at ?? 0))).toEqual([
      '2026-10-31 15:00:00',
      '2026-11-02 14:59:59',
    ]);
  });

  it('concern the history alone', () => {
    for (const list of ['own', 'request'] as const) {
      expect(approvalViewOf({ ...DEFAULT_APPROVAL_VIEW, from: '2026-11-01' }, list, NOW)).not.toHaveProperty('range');
    }
  });
});
