import type { InboxItem } from '@remote-console/api-client/contract';
import { type InboxCode, kindOfCode } from '@remote-console/domain';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Connection } from '../database/index.ts';
import { factsColumn } from './facts.ts';
import { choiceOf, type Recipients } from './recipients.ts';

/** What items are written with. */
export type InboxWriting = Pick<Connection, 'query' | 'now' | 'emit'>;

/** Something that concerns people of a company. */
export interface InboxNews {
  readonly companyId: number;
  readonly code: InboxCode;
  readonly facts: InboxItem['facts'];
  /** The same for everything about the same subject: while such an item is unread it is incremented instead. */
  readonly about: string;
  readonly deviceId?: number;
  readonly approvalId?: number;
  readonly ticketId?: number;
  readonly recipients: Recipients;
  /** Who gets an email about it anyway, whatever they have chosen: nobody, some people, or everybody it concerns. */
  readonly mailed?: 'everybody' | readonly number[];
  /** Whether it is reported only once: people who still have an item about the subject, read or not, get no other. */
  readonly once?: true;
}

/** Who still has to get an email, among those who have chosen one. */
function stillToMail(mailed: InboxNews['mailed'] = []): RawBuilder<SqlBool> {
  if (mailed === 'everybody') return sql<SqlBool>`1 = 0`;
  if (mailed.length === 0) return sql<SqlBool>`1 = 1`;
  return sql<SqlBool>`members.pk not in (${sql.join(mailed)})`;
}

/**
 * Adds something to the inboxes of those whom it concerns and who have not turned its kind off, in one statement
 * whatever their number, and notifies their open screens. Called inside the transaction of what it reports.
 */
export async function addToInbox(connection: InboxWriting, news: InboxNews): Promise<void> {
  const { query, now, emit } = connection;
  const { companyId, code, about } = news;
  const kind = kindOfCode(code);
  const choice = choiceOf(kind);
  const hasIt = sql<SqlBool>`exists (select 1 from inbox_items had
    where had.company_fk = ${companyId} and had.member_fk = members.pk and had.kind = ${kind} and had.about = ${about})`;
  const added = await query
    .insertInto('inbox_items')
    .columns([
      'company_fk',
      'member_fk',
      'kind',
      'code',
      'facts',
      'about',
      'device_fk',
      'approval_fk',
      'ticket_fk',
      'happened_at',
      'mail_due',
    ])
    .expression((eb) =>
      eb
        .selectFrom('members')
        .leftJoin('inbox_preferences as chosen', (join) =>
          join.onRef('chosen.member_fk', '=', 'members.pk').on('chosen.kind', '=', kind),
        )
        .select((of) => [
          'members.company_fk',
          'members.pk',
          of.val(kind).as('kind'),
          of.val(code).as('code'),
          of.val(factsColumn(news.facts)).as('facts'),
          of.val(about).as('about'),
          of.val(news.deviceId ?? null).as('device_fk'),
          of.val(news.approvalId ?? null).as('approval_fk'),
          of.val(news.ticketId ?? null).as('ticket_fk'),
          of.val(now()).as('happened_at'),
          sql<0 | 1>`case when ${choice} = 'email' and ${stillToMail(news.mailed)} then 1 else 0 end`.as('mail_due'),
        ])
        .where('members.company_fk', '=', companyId)
        .where('members.flag_active', '=', 1)
        .where(sql<SqlBool>`${choice} <> 'off'`)
        .where(news.recipients)
        .$if(news.once === true, (some) => some.where(sql<SqlBool>`not ${hasIt}`))
        // In a fixed order, so that two that increment the same items never wait for each other.
        .orderBy('members.pk'),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['member_fk', 'about'])
        .where('read_at', 'is', null)
        .doUpdateSet((eb) => ({
          code: eb.ref('excluded.code'),
          facts: eb.ref('excluded.facts'),
          happened_at: eb.ref('excluded.happened_at'),
          times: eb('inbox_items.times', '+', 1),
        })),
    )
    .returning('member_fk')
    .execute();
  if (added.length === 0) return;
  await emit({ type: 'inbox_changed', companyId, memberIds: added.map(({ member_fk }) => member_fk) });
}
