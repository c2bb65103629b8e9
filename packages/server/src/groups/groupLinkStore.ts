import type { GroupLink, GroupUserChoice } from '@remote-console/api-client/contract';
import { companyTables, textKey } from '../database/index.ts';
import { memberTypeOf, type StoreAccess } from '../members/index.ts';

/** How a user is named: by ID, or by the login ID. */
export type UserName = { readonly pk: number } | { readonly loginId: string };

/** Who may open which group of a company. */
export function groupLinkStore({ connection, scope }: Pick<StoreAccess, 'connection' | 'scope'>) {
  const tables = companyTables(connection, scope.companyId);
  const links = () =>
    tables
      .groupLinks()
      .select([
        'group_members.pk as id',
        'group_members.device_group_fk as groupId',
        'group_members.member_fk as memberId',
      ]);

  return {
    /** The links of a group, of a user, or of both; all of them without either. */
    async list({
      groupId,
      memberId,
    }: {
      readonly groupId: number | undefined;
      readonly memberId: number | undefined;
    }): Promise<GroupLink[]> {
      let query = links();
      if (groupId !== undefined) query = query.where('group_members.device_group_fk', '=', groupId);
      if (memberId !== undefined) query = query.where('group_members.member_fk', '=', memberId);
      return query.orderBy('group_members.pk').execute();
    },

    /** A link of the company, or null. */
    async find(pk: number): Promise<GroupLink | null> {
      return (await links().where('group_members.pk', '=', pk).executeTakeFirst()) ?? null;
    },

    /** The ID of a user of the company, or null. */
    async findUser(user: UserName): Promise<number | null> {
      const members = tables.members().select('pk');
      const found = await (
        'pk' in user ? members.where('pk', '=', user.pk) : members.where('mgrid_key', '=', textKey(user.loginId.trim()))
      ).executeTakeFirst();
      return found?.pk ?? null;
    },

    /** The login ID of a person of the company; empty for nobody. */
    async loginIdOf(pk: number): Promise<string> {
      const row = await tables.members().select('mgrid').where('pk', '=', pk).executeTakeFirst();
      return row?.mgrid ?? '';
    },

    /** Links a user to groups, in the given order. */
    async add(memberId: number, groupIds: readonly number[]): Promise<GroupLink[]> {
      const added: GroupLink[] = [];
      for (const device_group_fk of groupIds) {
        const link = await connection.query
          .insertInto('group_members')
          .values({ device_group_fk, member_fk: memberId })
          .returning(['pk as id', 'device_group_fk as groupId', 'member_fk as memberId'])
          .executeTakeFirstOrThrow();
        added.push(link);
      }
      return added;
    },

    /** Removes links that were read in this transaction. */
    async remove(pks: readonly number[]): Promise<void> {
      await connection.query.deleteFrom('group_members').where('pk', 'in', pks).execute();
    },

    /**
     * The users of the company by their login ID, each with the link to a group.
     *
     * @param search Text contained in the login ID or in the name, ignoring case.
     */
    async users(groupId: number | null, search: string): Promise<GroupUserChoice[]> {
      const rows = await tables
        .members()
        .leftJoin('group_members', (join) =>
          join
            .onRef('group_members.member_fk', '=', 'members.pk')
            .on('group_members.device_group_fk', '=', groupId ?? 0),
        )
        .select([
          'members.pk',
          'members.mgrid',
          'members.name',
          'members.member_type_id',
          'members.flag_active',
          'group_members.pk as link_pk',
        ])
        .orderBy('members.mgrid_key')
        .execute();
      const wanted = textKey(search);
      return rows
        .filter(({ mgrid, name }) => textKey(mgrid).includes(wanted) || textKey(name).includes(wanted))
        .map(({ pk, mgrid, name, link_pk, ...row }) => ({
          id: pk,
          loginId: mgrid,
          name,
          userType: memberTypeOf(row),
          isActive: row.flag_active === 1,
          linkId: link_pk,
        }));
    },
  };
}
