import { randomBytes } from 'node:crypto';
import { DAY_MS, type Language, PARTNER_WINDOW_MS, TICKET_STATES } from '@remote-console/domain';
import type { Kysely } from 'kysely';
import { type Schema, textKey } from '../database/index.ts';
import { tokenHash } from '../members/index.ts';
import type { KnownDevice } from './addHistory.ts';
import { PARTNER } from './people.ts';

interface DemoTicket {
  readonly state: (typeof TICKET_STATES)[keyof typeof TICKET_STATES];
  readonly company: string;
  readonly name: string;
  readonly part: string;
  readonly mail: string;
  readonly language: Language;
  readonly reason: string;
  /** Days since the demo was loaded; what is requested at `asked` lasts from `from` to `to`. */
  readonly asked: number;
  readonly from: number;
  readonly to: number;
  readonly extra?: string;
  /** Which devices, as steps through those of the company. */
  readonly devices: readonly number[];
  /** Whether the demo's partner is working on it. */
  readonly isPartner?: true;
}

const TICKETS: readonly DemoTicket[] = [
  {
    state: TICKET_STATES.requested,
    company: '한솔포스',
    name: '오지훈',
    part: '기술지원팀',
    mail: 'jihoon.oh@hansolpos.example',
    language: 'ko',
    reason: '계산대 프린터 드라이버 교체',
    asked: -0.1,
    from: 1,
    to: 3,
    devices: [],
  },
  {
    state: TICKET_STATES.requested,
    company: 'Bluebonnet IT',
    name: 'Olivia Carter',
    part: 'Field Service',
    mail: 'olivia.carter@bluebonnet.example',
    language: 'en',
    reason: 'Replace the badge reader software at the front desk',
    asked: -1,
    from: 2,
    to: 4,
    devices: [],
  },
  {
    state: TICKET_STATES.reRequested,
    company: '青葉システム',
    name: '田中 美咲',
    part: '保守課',
    mail: 'misaki.tanaka@aoba.example',
    language: 'ja',
    reason: '受付端末の定期点検（再申請）',
    asked: -0.4,
    from: 1,
    to: 2,
    devices: [],
  },
  {
    state: TICKET_STATES.onWork,
    company: '민서네트웍스',
    name: PARTNER.name,
    part: '유지보수팀',
    mail: PARTNER.mgrid,
    language: 'ko',
    reason: '매장 사이니지 점검',
    asked: -3,
    from: -1,
    to: 30,
    devices: [3, 20, 41],
    isPartner: true,
  },
  {
    state: TICKET_STATES.approved,
    company: '민서네트웍스',
    name: PARTNER.name,
    part: '유지보수팀',
    mail: PARTNER.mgrid,
    language: 'ko',
    reason: '정기 백신 업데이트',
    asked: -2,
    from: 7,
    to: 9,
    devices: [55, 56],
    isPartner: true,
  },
  {
    state: TICKET_STATES.reject,
    company: '青葉システム',
    name: '田中 美咲',
    part: '保守課',
    mail: 'misaki.tanaka@aoba.example',
    language: 'ja',
    reason: '受付端末の定期点検',
    asked: -9,
    from: -8,
    to: -7,
    extra: '営業時間外の日程で再申請をお願いします。',
    devices: [],
  },
  {
    state: TICKET_STATES.reject,
    company: '미기재',
    name: '김태호',
    part: '',
    mail: 'taeho.kim@mail.example',
    language: 'ko',
    reason: '원격 점검',
    asked: -15,
    from: -14,
    to: -13,
    extra: '회사와 작업 내용을 적어서 다시 신청해 주세요.',
    devices: [],
  },
  {
    state: TICKET_STATES.completed,
    company: 'Bluebonnet IT',
    name: 'Marcus Reed',
    part: 'Field Service',
    mail: 'marcus.reed@bluebonnet.example',
    language: 'en',
    reason: 'Install the new label printer',
    asked: -21,
    from: -20,
    to: -19,
    devices: [70, 71],
  },
  {
    state: TICKET_STATES.completed,
    company: '한솔포스',
    name: '오지훈',
    part: '기술지원팀',
    mail: 'jihoon.oh@hansolpos.example',
    language: 'ko',
    reason: '계산대 단말기 2대 교체',
    asked: -34,
    from: -33,
    to: -31,
    extra: '작업이 일찍 끝나 종료했습니다.',
    devices: [12, 13],
  },
];

/** Who takes part, and which devices tickets may be about. */
export interface TicketParties {
  readonly companyId: number;
  readonly managerId: number;
  readonly subManagerId: number;
  readonly partnerId: number;
  readonly devices: readonly KnownDevice[];
}

const WAITING: readonly number[] = [TICKET_STATES.requested, TICKET_STATES.reRequested];

/** Adds access tickets in every state; the demo's partner is working on one of them. */
export async function addTickets(query: Kysely<Schema>, parties: TicketParties, now: number): Promise<void> {
  const { companyId, managerId, subManagerId, partnerId, devices } = parties;
  for (const [index, ticket] of TICKETS.entries()) {
    const waits = WAITING.includes(ticket.state);
    const askedAt = Math.round(now + ticket.asked * DAY_MS);
    const approver = index % 2 === 0 ? managerId : subManagerId;
    const { pk } = await query
      .insertInto('access_tickets')
      .values({
        company_fk: companyId,
        origin: 'application',
        state: ticket.state,
        created_at: askedAt,
        reqr_user_company: ticket.company,
        reqr_user_company_key: textKey(ticket.company),
        reqr_user_name: ticket.name,
        reqr_user_name_key: textKey(ticket.name),
        reqr_user_part: ticket.part,
        reqr_user_part_key: textKey(ticket.part),
        mail: ticket.mail,
        mail_key: textKey(ticket.mail),
        phone: '',
        lang_code: ticket.language,
        work_start_at: now + ticket.from * DAY_MS,
        work_end_at: now + ticket.to * DAY_MS,
        work_reason: ticket.reason,
        reqr_appr_fk: approver,
        appr_fk: waits ? null : approver,
        extra: ticket.extra ?? '',
        // Nobody knows these applicants' passwords: approving one makes an account that only a reset opens.
        password_hash: null,
        void_at: waits ? askedAt + PARTNER_WINDOW_MS : null,
        mail_confirmed_at: askedAt,
        worker_fk: ticket.isPartner ? partnerId : null,
        worker_mgrid: waits || ticket.state === TICKET_STATES.reject ? '' : ticket.mail,
      })
      .returning('pk')
      .executeTakeFirstOrThrow();
    const chosen = ticket.devices.flatMap((step) => devices[step % devices.length] ?? []);
    for (const device of chosen) {
      const name = { device_name: device.alias, device_name_key: textKey(device.alias) };
      await query
        .insertInto('ticket_devices')
        .values({ ticket_fk: pk, device_fk: device.pk, ...name })
        .execute();
    }
  }
  // The session in which the partner is working. Nobody knows its token.
  await query
    .insertInto('sessions')
    .values({
      token_hash: tokenHash(randomBytes(32).toString('hex')),
      member_fk: partnerId,
      created_at: now - DAY_MS,
      last_used_at: now,
      expires_at: now + 30 * DAY_MS,
    })
    .execute();
}
