import type { Favourite } from '@remote-console/api-client/contract';
import { isVisibleTo } from '../database/index.ts';
import type { StoreAccess } from '../members/index.ts';

/** The favorites of one person; nobody else's are accessible (B-FAV-07). */
export function favouriteStore({ connection: { query }, scope }: Pick<StoreAccess, 'connection' | 'scope'>) {
  const own = () =>
    query
      .selectFrom('favourites')
      .innerJoin('devices', 'devices.pk', 'favourites.device_fk')
      .select(['favourites.pk as id', 'favourites.device_fk as deviceId'])
      .where('favourites.member_fk', '=', scope.memberId)
      .where('devices.company_fk', '=', scope.companyId)
      .where(isVisibleTo(scope, 'devices.device_group_fk'));

  return {
    /** The favorites among the devices that are still open to the person. */
    list: (): Promise<Favourite[]> => own().orderBy('favourites.pk').execute(),

    /** Marks a device; marking it twice leaves one favorite (B-FAV-08). */
    async add(deviceId: number): Promise<Favourite> {
      return query
        .insertInto('favourites')
        .values({ member_fk: scope.memberId, device_fk: deviceId })
        .onConflict((conflict) =>
          conflict
            .columns(['member_fk', 'device_fk'])
            .doUpdateSet((eb) => ({ device_fk: eb.ref('excluded.device_fk') })),
        )
        .returning(['pk as id', 'device_fk as deviceId'])
        .executeTakeFirstOrThrow();
    },

    /** Removes a favorite by its own ID; false when the person has none with that ID. */
    async remove(pk: number): Promise<boolean> {
      const { numDeletedRows } = await query
        .deleteFrom('favourites')
        .where('pk', '=', pk)
        .where('member_fk', '=', scope.memberId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
