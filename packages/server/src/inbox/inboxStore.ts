import type { InboxItem, InboxPreference } from '@remote-console/api-client/contract';
import {
  INBOX_KINDS,
  type InboxChoice,
  type InboxKind,
  inboxKindsOf,
  usualChoice,
  waitsForDecision,
} from '@remote-console/domain';
import { type Selectable, sql, type SqlBool } from 'kysely';
import { companyTables, instantText, type Schema } from '../database/index.ts';
import { roleWord, type StoreAccess } from '../members/index.ts';
import { factsOf } from './facts.ts';

/** Which items are asked for. */
export interface InboxChoiceOfItems {
  /** Null for every kind. */
  readonly kind: InboxKind | null;
  readonly unread: boolean;
}

const ASIDE = INBOX_KINDS.filter((kind) => !waitsForDecision(kind));

function itemOf(row: Selectable<Schema['inbox_items']>): InboxItem {
  return {
    pk: row.pk,
    kind: row.kind,
    code: row.code,
    facts: factsOf(row.facts),
    device_pk: row.device_fk,
    approval_pk: row.approval_fk,
    ticket_pk: row.ticket_fk,
    times: row.times,
    happened_time: instantText(row.happened_at),
    is_read: row.read_at === null ? 0 : 1,
  };
}

/** The inbox of one person. */
export function inboxStore({ connection, scope, member }: Pick<StoreAccess, 'connection' | 'scope' | 'member'>) {
  const { query, now, emit } = connection;
  const { companyPk, memberPk } = scope;
  const tables = companyTables(connection, companyPk);

  function chosen({ kind, unread }: InboxChoiceOfItems) {
    let items = tables.inbox(memberPk);
    if (kind !== null) items = items.where('kind', '=', kind);
    return unread ? items.where('read_at', 'is', null) : items;
  }

  /** Marks items as read; their mails are not written any more. */
  const read = (pks: readonly number[] | null, kind: InboxKind | null) =>
    tables
      .changeInbox(memberPk)
      .set({ read_at: now(), mail_due: 0 })
      .where('read_at', 'is', null)
      .$if(pks !== null, (some) => some.where('pk', 'in', pks ?? []))
      .$if(kind !== null, (some) => some.where('kind', '=', kind ?? 'request'))
      .executeTakeFirst();

  /** Marks items as unread, of those about the same the newest one, and none where another one is unread. */
  const unread = (pks: readonly number[]) =>
    tables
      .changeInbox(memberPk)
      .set({ read_at: null })
      .where('pk', 'in', pks)
      .where('read_at', 'is not', null)
      .where(
        sql<SqlBool>`not exists (select 1 from inbox_items other
          where other.member_fk = ${memberPk} and other.about = inbox_items.about
          and (other.read_at is null or other.pk > inbox_items.pk and other.pk in (${sql.join(pks)})))`,
      )
      .executeTakeFirst();

  return {
    /** A page of items, newest first. */
    async page(choice: InboxChoiceOfItems, { limit, offset }: { limit: number; offset: number }): Promise<InboxItem[]> {
      const rows = await chosen(choice)
        .selectAll()
        .orderBy('happened_at', 'desc')
        .orderBy('pk', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map(itemOf);
    },

    /** How many items a choice has. */
    async count(choice: InboxChoiceOfItems): Promise<number> {
      const { total } = await chosen(choice)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return total;
    },

    /** How many items are unread, apart from those about what waits for a decision. */
    async unreadCount(): Promise<number> {
      const { total } = await chosen({ kind: null, unread: true })
        .where('kind', 'in', ASIDE)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return total;
    },

    /** Marks items as read: some, all of a kind, or all. The person's other screens hear of it. */
    async markRead(which: { readonly pks: readonly number[] | null; readonly kind: InboxKind | null }): Promise<void> {
      const { numUpdatedRows } = await read(which.pks, which.kind);
      if (numUpdatedRows > 0n) await emit({ type: 'inbox_changed', companyPk, memberPks: [memberPk] });
    },

    /** Marks some items as unread. */
    async markUnread(pks: readonly number[]): Promise<void> {
      const { numUpdatedRows } = await unread(pks);
      if (numUpdatedRows > 0n) await emit({ type: 'inbox_changed', companyPk, memberPks: [memberPk] });
    },

    /** What holds for each kind that the person can get. */
    async preferences(): Promise<InboxPreference[]> {
      const rows = await query
        .selectFrom('inbox_preferences')
        .select(['kind', 'choice'])
        .where('member_fk', '=', memberPk)
        .execute();
      const chosenOf = new Map(rows.map(({ kind, choice }) => [kind, choice]));
      return inboxKindsOf({ ...member, type: roleWord(member) }).map((kind) => ({
        kind,
        choice: chosenOf.get(kind) ?? usualChoice(kind, member.member_type_id),
      }));
    },

    /** Chooses where what is of a kind arrives. */
    async choose(kind: InboxKind, choice: InboxChoice): Promise<void> {
      await query
        .insertInto('inbox_preferences')
        .values({ member_fk: memberPk, kind, choice })
        .onConflict((conflict) => conflict.columns(['member_fk', 'kind']).doUpdateSet({ choice }))
        .execute();
    },
  };
}
