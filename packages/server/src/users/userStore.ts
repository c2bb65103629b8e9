import { MEMBER_TYPES } from '@remote-console/domain';
import type { Insertable, Updateable } from 'kysely';
import { afterCodesChanged } from '../accounts/index.ts';
import { companyTables, isGroupNamed, oneAtATime, type Schema } from '../database/index.ts';
import { addMember, findMemberByLoginId, type StoreAccess } from '../members/index.ts';
import { userCredentials } from './userCredentials.ts';
import { userReader } from './userReader.ts';

/** A person to add to the company. */
export type NewUserRow = Omit<Parameters<typeof addMember>[1], 'company_fk'>;

/** The people of a company as one of them may see and change them. */
export function userStore(access: Pick<StoreAccess, 'connection' | 'scope' | 'session'>) {
  const { connection, scope } = access;
  const { query, now } = connection;
  const tables = companyTables(connection, scope.companyId);

  return {
    ...userReader(access),
    ...userCredentials(access),

    /** Whether a login ID is taken, in any company. */
    isTaken: async (loginId: string) => (await findMemberByLoginId(connection, loginId)) !== undefined,

    /** Adds a person; null when the login ID was taken in the meantime. Must be called inside a transaction. */
    async add(person: NewUserRow): Promise<number | null> {
      if (await findMemberByLoginId(connection, person.mgrid)) return null;
      return addMember(query, { ...person, company_fk: scope.companyId }, now());
    },

    /** Opens a group to a person. */
    async letInto(memberId: number, groupId: number): Promise<void> {
      const link: Insertable<Schema['group_members']> = { member_fk: memberId, device_group_fk: groupId };
      await query.insertInto('group_members').values(link).execute();
    },

    /** The groups of the company with a name; names are unique below one parent only. */
    async groupsNamed(name: string): Promise<readonly number[]> {
      const found = await tables
        .groups()
        .select('device_groups.pk')
        .where((eb) => isGroupNamed(eb, name))
        .execute();
      return found.map(({ pk }) => pk);
    },

    /** Writes changed columns of a person. Must be called inside a transaction. */
    async change(pk: number, columns: Updateable<Schema['members']>): Promise<void> {
      if (Object.keys(columns).length === 0) return;
      await tables.changeMembers().set(columns).where('pk', '=', pk).execute();
      await afterCodesChanged(connection, pk, columns);
    },

    /** Removes a person with everything that is only theirs. */
    async remove(pk: number): Promise<void> {
      await tables.removeMembers().where('pk', '=', pk).execute();
    },

    /**
     * Active administrators other than this one. Inside a transaction it makes two of them who demote each other wait
     * for one another, so that one of them is refused.
     */
    async otherActiveAdmins(pk: number): Promise<number> {
      await oneAtATime(query, connection.engine, 'managersOfCompany', scope.companyId);
      const { others } = await tables
        .members()
        .where('members.member_type_id', '=', MEMBER_TYPES.admin)
        .where('members.flag_active', '=', 1)
        .where('members.pk', '!=', pk)
        .select((eb) => eb.fn.countAll<number>().as('others'))
        .executeTakeFirstOrThrow();
      return others;
    },
  };
}

/** The return type of `userStore`. */
export type UserStore = ReturnType<typeof userStore>;
