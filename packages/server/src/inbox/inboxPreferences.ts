import type { InboxPreference } from '@remote-console/api-client/contract';
import { type InboxChoice, type InboxKind, inboxKindsOf, usualChoice } from '@remote-console/domain';
import type { StoreAccess } from '../members/index.ts';

/** Where one person wants notifications of a kind delivered. */
export function inboxPreferences({ connection, scope, member }: Pick<StoreAccess, 'connection' | 'scope' | 'member'>) {
  const { query } = connection;
  const { memberId } = scope;
  return {
    /** The setting for each kind that the person can get. */
    async preferences(): Promise<InboxPreference[]> {
      const rows = await query
        .selectFrom('inbox_preferences')
        .select(['kind', 'choice'])
        .where('member_fk', '=', memberId)
        .execute();
      const chosenOf = new Map(rows.map(({ kind, choice }) => [kind, choice]));
      return inboxKindsOf(member).map((kind) => ({
        kind,
        choice: chosenOf.get(kind) ?? usualChoice(kind, member.member_type_id),
      }));
    },

    /** Chooses where notifications of a kind are delivered. */
    async choose(kind: InboxKind, choice: InboxChoice): Promise<void> {
      await query
        .insertInto('inbox_preferences')
        .values({ member_fk: memberId, kind, choice })
        .onConflict((conflict) => conflict.columns(['member_fk', 'kind']).doUpdateSet({ choice }))
        .execute();
    },
  };
}
