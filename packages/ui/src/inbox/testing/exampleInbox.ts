import { aProfile, type WorldInboxItem } from '@remote-console/api-client/testing';
import type { Language } from '@remote-console/domain';
import { exampleWords } from '../../i18n/testing/exampleWords.ts';

/** The owner of the stories' inbox: a manager. */
export const INBOX_OWNER = aProfile();

/** The moment of stories. */
const NOW = Date.parse('2026-11-21T03:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type News = Pick<WorldInboxItem, 'code' | 'facts'> & Partial<WorldInboxItem>;

/** An item of the owner, unread unless specified. */
export function anItem(id: number, minutesAgo: number, { code, facts, ...rest }: News): WorldInboxItem {
  return {
    id,
    ownerId: INBOX_OWNER.id,
    code,
    facts,
    about: `item:${id}`,
    subjects: { deviceId: 3, approvalId: 7, ticketId: 9 },
    times: 1,
    happenedAt: NOW - minutesAgo * MINUTE,
    isRead: false,
    ...rest,
  };
}

const NAMES = exampleWords<{ person: string; partner: string; company: string; device: string }>({
  ko: { person: '김민수', partner: '박지연', company: '한솔정보', device: '강남점-키오스크-03' },
  en: { person: 'Alex Kim', partner: 'Jamie Park', company: 'Hansol', device: 'Gangnam-Kiosk-03' },
  ja: { person: '佐藤健', partner: '鈴木花子', company: 'ハンソル情報', device: '江南店-キオスク-03' },
});

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

/** One item of each kind and more, newest first. */
export function exampleInbox(language: Language): WorldInboxItem[] {
  const { person, partner, company, device } = NAMES[language];
  const read = { isRead: true };
  return [
    anItem(80, 2, { code: 'access_asked', facts: { person, device } }),
    anItem(79, 11, { code: 'alert_began', facts: { device, alertCode: 'IW2', alertValue: 97 }, times: 4 }),
    anItem(78, 35, { code: 'partner_applied', facts: { person: partner, company } }),
    anItem(77, 60 * 3, { code: 'new_login', facts: { address: '203.0.113.9', browser: CHROME } }),
    anItem(76, 60 * 5, {
      code: 'alert_began',
      facts: { device: 'PRINT-SRV', alertCode: 'IW1', alertValue: 30 },
      ...read,
    }),
    anItem(75, 60 * 26, { code: 'license_expires', facts: { days: 7 }, ...read }),
    anItem(74, 60 * 50, { code: 'access_approved', facts: { device: 'POS-11' }, ...read }),
    anItem(73, 60 * 74, { code: 'agent_conflict', facts: { device: 'POS-11', conflict: 'two_agents' }, ...read }),
    anItem(72, 60 * 24 * 9, { code: 'license_nearly_full', facts: { devices: 281, volume: 300 }, ...read }),
  ];
}

/** All other sentences of items, which no example has. */
export const OTHER_SENTENCES: readonly News[] = [
  { code: 'access_rejected', facts: { device: 'POS-11' } },
  { code: 'access_ended', facts: { device: 'POS-11' } },
  { code: 'access_lapsed', facts: { device: 'POS-11' } },
  { code: 'access_unanswered', facts: { device: 'POS-11' } },
  { code: 'access_missed', facts: { person: 'Jamie Park', device: 'POS-11' } },
  { code: 'access_moved', facts: { person: 'Kim Minseo', device: 'POS-11' } },
  { code: 'delegate_gone', facts: { person: 'Kim Minseo' } },
  { code: 'work_approved', facts: { company: 'Hansol' } },
  { code: 'work_rejected', facts: { company: 'Hansol' } },
  { code: 'work_ended', facts: { company: 'Hansol' } },
  { code: 'partner_applied', facts: { person: 'Jamie Park', company: '' } },
  ...(['IW3', 'IW4', 'IW5', 'IW6', 'IW7', 'X99'] as const).map((alertCode): News => ({
    code: 'alert_began',
    facts: { device: 'POS-11', alertCode, alertValue: 91 },
  })),
  { code: 'license_expires', facts: { days: 0 } },
  { code: 'license_expired', facts: {} },
  { code: 'license_exceeded', facts: { devices: 312, volume: 300 } },
  { code: 'password_changed', facts: {} },
  { code: 'email_changed', facts: {} },
  { code: 'codes_begun', facts: {} },
  { code: 'codes_off', facts: {} },
  { code: 'account_locked', facts: { address: '198.51.100.7' } },
  { code: 'agent_conflict', facts: { device: 'POS-11', conflict: 'copied_token' } },
];

/** Enough items for several pages. */
export const crowdedInbox = (count: number): WorldInboxItem[] =>
  Array.from({ length: count }, (_, index) =>
    anItem(1000 - index, index * (HOUR / MINUTE), {
      code: 'alert_began',
      facts: { device: `KIOSK-${String(index + 1).padStart(3, '0')}`, alertCode: 'IW2', alertValue: 95 },
      isRead: index % 3 !== 0,
    }),
  );
