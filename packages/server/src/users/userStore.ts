import type { License, User } from '@remote-console/api-client/contract';
import { MEMBER_TYPES } from '@remote-console/domain';
import type { Insertable, Updateable } from 'kysely';
import {
  afterCodesChanged,
  announceNewEmail,
  endSessions,
  forgetNewEmail,
  mailNewEmailAgain,
  setPassword,
} from '../accounts/index.ts';
import { companyTables, oneAtATime, personInReach, type Schema } from '../database/index.ts';
import { addMember, clearFailures, findMemberByLoginId, type StoreAccess } from '../members/index.ts';
import { chosenUsers, pageOfUserPks, type UserChoice, type UserCut } from './userPage.ts';
import { userRecord, type UserRow } from './userRecord.ts';

/** A person with what the caller may do with them. A person of another company does not exist. */
export type UserStanding =
  | { readonly kind: 'open'; readonly user: UserRow }
  | { readonly kind: 'closed' }
  | { readonly kind: 'missing' };

/** A person to add to the company. */
export type NewUserRow = Omit<Parameters<typeof addMember>[1], 'company_fk'>;

/** The people of a company as one of them may see and change them. */
export function userStore({ connection, scope, session }: Pick<StoreAccess, 'connection' | 'scope' | 'session'>) {
  const { query, now } = connection;
  const tables = companyTables(connection, scope.companyPk);

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
    async standing(pk: number): Promise<UserStanding> {
      const known = await tables.members().select('members.pk').where('members.pk', '=', pk).executeTakeFirst();
      if (!known) return { kind: 'missing' };
      const user = await rows().where('members.pk', '=', pk).where(personInReach(scope)).executeTakeFirst();
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

    /** How many people a choice has. */
    async count(choice: UserChoice): Promise<number> {
      const { total } = await chosenUsers(connection, scope, choice)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return total;
    },

    /** Whether a login ID is taken, in any company. */
    isTaken: async (mgrid: string) => (await findMemberByLoginId(connection, mgrid)) !== undefined,

    /** Adds a person; null when the login ID was taken in the meantime. Call it inside a transaction. */
    async add(person: NewUserRow): Promise<number | null> {
      if (await findMemberByLoginId(connection, person.mgrid)) return null;
      return addMember(query, { ...person, company_fk: scope.companyPk }, now());
    },

    /** Opens a group to a person. */
    async letInto(memberPk: number, groupPk: number): Promise<void> {
      const link: Insertable<Schema['group_members']> = { member_fk: memberPk, device_group_fk: groupPk };
      await query.insertInto('group_members').values(link).execute();
    },

    /** The groups of the company with a name; names are unique below one parent only. */
    async groupsNamed(nameKey: string): Promise<readonly number[]> {
      const found = await tables.groups().select('pk').where('name_key', '=', nameKey).execute();
      return found.map(({ pk }) => pk);
    },

    /** Writes changed columns of a person. Call it inside a transaction. */
    async change(pk: number, columns: Updateable<Schema['members']>): Promise<void> {
      if (Object.keys(columns).length === 0) return;
      await tables.changeMembers().set(columns).where('pk', '=', pk).execute();
      await afterCodesChanged(connection, pk, columns);
    },

    /** Removes a person with everything that is only theirs. */
    async remove(pk: number): Promise<void> {
      await tables.removeMembers().where('pk', '=', pk).execute();
    },

    /** Gives a person another password and unlocks the account; the session of the caller goes on. */
    async setPassword(memberPk: number, hash: string): Promise<void> {
      await setPassword(connection, { pk: memberPk, company_fk: scope.companyPk }, hash, session.pk);
      await clearFailures(connection, memberPk);
    },

    /** Mails the link to a new email that begins to wait, and tells the old address. Call it inside a transaction. */
    announceNewEmail: (memberPk: number, publicUrl: string) => announceNewEmail(connection, memberPk, { publicUrl }),

    /** Mails the link of a new email again; false where none waits. Call it inside a transaction. */
    mailNewEmailAgain: (memberPk: number, publicUrl: string) => mailNewEmailAgain(connection, memberPk, { publicUrl }),

    /** Forgets a new email that waits; its link is over. */
    forgetNewEmail: (memberPk: number) => forgetNewEmail(connection, memberPk),

    /** Ends the sessions of a person; the session of the caller goes on. */
    endSessions: (memberPk: number) =>
      endSessions(connection, { companyPk: scope.companyPk, memberPk, exceptSession: session.pk }),

    /**
     * Other active managers than this one. Inside a transaction it makes two of them who take the right from each other
     * wait for one another, so that one of them is refused.
     */
    async otherActiveAdmins(pk: number): Promise<number> {
      await oneAtATime(query, connection.engine, 'managersOfCompany', scope.companyPk);
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

/** What `userStore` gives. */
export type UserStore = ReturnType<typeof userStore>;
