import type { Approver } from '@remote-console/api-client/contract';
import { MEMBER_TYPES } from '@remote-console/domain';
import { companyTables, textKey } from '../database/index.ts';
import { mayDecide, type StoreAccess } from '../members/index.ts';

/** Who decides on requests in a company. */
export function approverStore({ connection, scope }: Pick<StoreAccess, 'connection' | 'scope'>) {
  const people = () =>
    companyTables(connection, scope.companyId)
      .members()
      .select(['pk', 'mgrid', 'name', 'mgrid_key', 'flag_active', 'member_type_id', 'use_approval_function'])
      .orderBy('pk');
  type Person = Awaited<ReturnType<ReturnType<typeof people>['execute']>>[number];

  const short = ({ pk, mgrid, name }: Person): Approver => ({ id: pk, loginId: mgrid, name });

  /** The administrator: the longest-standing active one. */
  async function administrator(): Promise<Approver | null> {
    const first = await people()
      .where('member_type_id', '=', MEMBER_TYPES.admin)
      .where('flag_active', '=', 1)
      .executeTakeFirst();
    return first ? short(first) : null;
  }

  /** The person with an ID, if they can be an approver. */
  async function byPk(pk: number): Promise<Approver | null> {
    const person = await people().where('pk', '=', pk).executeTakeFirst();
    return person && mayDecide(person) ? short(person) : null;
  }

  return {
    administrator,
    byId: byPk,

    /** The approver with this ID, otherwise the first one with this name (A-MANAGER-11). */
    async named(text: string): Promise<Approver | null> {
      const key = textKey(text.trim());
      if (key === '') return administrator();
      const named = await people()
        .where((eb) => eb.or([eb('mgrid_key', '=', key), eb('name_key', '=', key)]))
        .execute();
      const able = named.filter(mayDecide);
      const best = able.find(({ mgrid_key }) => mgrid_key === key) ?? able[0];
      return best ? short(best) : null;
    },

    /** Everybody who can be an approver, by name. */
    async all(): Promise<Approver[]> {
      return (await people().execute())
        .filter(mayDecide)
        .map(short)
        .toSorted((one, other) => one.name.localeCompare(other.name) || one.id - other.id);
    },

    /** Who decides on a person's requests: the chosen approver, otherwise the administrator (A-MANAGER-10). */
    async ofPerson(chosenId: number | null): Promise<Approver | null> {
      return (chosenId === null ? null : await byPk(chosenId)) ?? (await administrator());
    },
  };
}
