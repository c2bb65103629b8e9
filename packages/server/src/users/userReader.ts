import type { License, User } from '@remote-console/api-client/contract';
import { companyTables, isPersonVisibleTo } from '../database/index.ts';
import type { StoreAccess } from '../members/index.ts';
import { chosenUsers, pageOfUserPks, type UserChoice, type UserCut } from './userPage.ts';
import { userRecord, type UserRow } from './userRecord.ts';

/** A person with what the caller may do with them. A person of another company does not exist. */
export type UserAccess =
  | { readonly kind: 'open'; readonly user: UserRow }
  | { readonly kind: 'closed' }
  | { readonly kind: 'missing' };

/** Reads the people of a company whom one of them may see. */
export function userReader({ connection, scope }: Pick<StoreAccess, 'connection' | 'scope'>) {
  const tables = companyTables(connection, scope.companyId);

  const rows = () =>
    tables
      .members()
      .innerJoin('companies', 'companies.pk', 'members.company_fk')
      .leftJoin('policies', 'policies.company_fk', 'members.company_fk')
      .leftJoin('members as approver', 'approver.pk', 'members.approver_fk')
      .selectAll('members')
      .select(['companies.name as company_name', 'approver.mgrid as approver_id', 'approver.name as approver_name'])
      .select((eb) => eb.fn.coalesce('policies.file_transfer', eb.lit(1)).as('file_transfer'));

  return {
    /** What the caller may do with one person. */
    async access(pk: number): Promise<UserAccess> {
      const known = await tables.members().select('members.pk').where('members.pk', '=', pk).executeTakeFirst();
      if (!known) return { kind: 'missing' };
      const user = await rows().where('members.pk', '=', pk).where(isPersonVisibleTo(scope)).executeTakeFirst();
      return user ? { kind: 'open', user } : { kind: 'closed' };
    },

    /** A page of people. */
    async page(choice: UserChoice, cut: UserCut, pay: License[]): Promise<User[]> {
      const pks = await pageOfUserPks(connection, scope, choice, cut);
      if (pks.length === 0) return [];
      const found = new Map((await rows().where('members.pk', 'in', pks).execute()).map((row) => [row.pk, row]));
      return pks.flatMap((pk) => {
        const row = found.get(pk);
        return row ? [userRecord(row, pay)] : [];
      });
    },

    /** How many people match a filter. */
    async count(choice: UserChoice): Promise<number> {
      const { total } = await chosenUsers(connection, scope, choice)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return total;
    },
  };
}
