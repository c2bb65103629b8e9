import type { InboxKind } from '@remote-console/domain';
import { sql, type SqlBool } from 'kysely';
import { companyTables } from '../database/index.ts';
import type { StoreAccess } from '../members/index.ts';

/** Marks items in the inbox of one person, whose other screens are notified. */
export function inboxMarker({ connection, scope }: Pick<StoreAccess, 'connection' | 'scope'>) {
  const { now, emit } = connection;
  const { companyId, memberId } = scope;
  const tables = companyTables(connection, companyId);

  /** Marks items as read; their emails are no longer written. */
  const read = (pks: readonly number[] | null, kind: InboxKind | null) =>
    tables
      .changeInbox(memberId)
      .set({ read_at: now(), mail_due: 0 })
      .where('read_at', 'is', null)
      .$if(pks !== null, (some) => some.where('pk', 'in', pks ?? []))
      .$if(kind !== null, (some) => some.where('kind', '=', kind ?? 'request'))
      .executeTakeFirst();

  /** Marks items as unread: of those about the same subject only the newest, and none if another one already is. */
  const unread = (pks: readonly number[]) =>
    tables
      .changeInbox(memberId)
      .set({ read_at: null })
      .where('pk', 'in', pks)
      .where('read_at', 'is not', null)
      .where(
        sql<SqlBool>`not exists (select 1 from inbox_items other
          where other.member_fk = ${memberId} and other.about = inbox_items.about
          and (other.read_at is null or other.pk > inbox_items.pk and other.pk in (${sql.join(pks)})))`,
      )
      .executeTakeFirst();

  return {
    /** Marks items as read: some, all of a kind, or all. The person's other screens are notified. */
    async markRead(which: { readonly pks: readonly number[] | null; readonly kind: InboxKind | null }): Promise<void> {
      const { numUpdatedRows } = await read(which.pks, which.kind);
      if (numUpdatedRows > 0n) await emit({ type: 'inbox_changed', companyId, memberIds: [memberId] });
    },

    /** Marks some items as unread. */
    async markUnread(pks: readonly number[]): Promise<void> {
      const { numUpdatedRows } = await unread(pks);
      if (numUpdatedRows > 0n) await emit({ type: 'inbox_changed', companyId, memberIds: [memberId] });
    },
  };
}
