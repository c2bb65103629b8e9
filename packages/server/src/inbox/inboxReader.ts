import type { InboxItem } from '@remote-console/api-client/contract';
import { INBOX_KINDS, type InboxKind, waitsForDecision } from '@remote-console/domain';
import type { Selectable } from 'kysely';
import { companyTables, instantText, type Schema } from '../database/index.ts';
import type { StoreAccess } from '../members/index.ts';
import { factsOf } from './facts.ts';

/** Which items are requested. */
export interface InboxChoiceOfItems {
  /** Null for every kind. */
  readonly kind: InboxKind | null;
  readonly unread: boolean;
}

const ASIDE = INBOX_KINDS.filter((kind) => !waitsForDecision(kind));

function itemOf(row: Selectable<Schema['inbox_items']>): InboxItem {
  return {
    id: row.pk,
    kind: row.kind,
    code: row.code,
    facts: factsOf(row.facts),
    deviceId: row.device_fk,
    approvalId: row.approval_fk,
    ticketId: row.ticket_fk,
    times: row.times,
    happenedTime: instantText(row.happened_at),
    isRead: row.read_at !== null,
  };
}

/** Reading the inbox of one person. */
export function inboxReader({ connection, scope }: Pick<StoreAccess, 'connection' | 'scope'>) {
  const tables = companyTables(connection, scope.companyId);

  function chosen({ kind, unread }: InboxChoiceOfItems) {
    let items = tables.inbox(scope.memberId);
    if (kind !== null) items = items.where('kind', '=', kind);
    return unread ? items.where('read_at', 'is', null) : items;
  }

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

    /** How many items match a filter. */
    async count(choice: InboxChoiceOfItems): Promise<number> {
      const { total } = await chosen(choice)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return total;
    },

    /** How many items are unread, apart from pending decisions. */
    async unreadCount(): Promise<number> {
      const { total } = await chosen({ kind: null, unread: true })
        .where('kind', 'in', ASIDE)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return total;
    },
  };
}
