import type { Device } from '@remote-console/api-client/contract';
import type { FilterExpression } from '@remote-console/domain';
import { companyTables, databaseRevision, isVisibleTo } from '../database/index.ts';
import type { StoreAccess } from '../members/index.ts';
import { countChosen, type DeviceChoice, type PageRequest, pageOfPks } from './devicePage.ts';
import { deviceRecords } from './deviceRecords.ts';
import { resolveNames } from './filterNames.ts';
import { searchedPage } from './searchedPage.ts';

/** The lists of devices that one person may see, and their lengths. */
export function deviceLists(access: Pick<StoreAccess, 'connection' | 'scope'>) {
  const { connection, scope } = access;
  return {
    /**
     * Whose pages of devices they are, and what stays the same as long as they do. Null for a person for whom devices
     * open and close by the clock.
     */
    pagesOf:
      scope.needsApproval || scope.ticketClock
        ? null
        : {
            person: `${scope.companyId} ${scope.memberId} ${scope.everyGroup}`,
            revision: databaseRevision(connection.engine),
          },

    /** A page of devices. */
    async page(choice: DeviceChoice, cut: PageRequest): Promise<Device[]> {
      return deviceRecords(access, await pageOfPks(connection, scope, choice, cut));
    },

    /** A page of search results, and their number. */
    async search(choice: DeviceChoice, cut: PageRequest): Promise<{ devices: Device[]; total: number }> {
      const { pks, total } = await searchedPage(connection, scope, choice, cut);
      return { devices: await deviceRecords(access, pks), total };
    },

    /** The meaning of names in typed filters for the person. */
    names: (expressions: readonly FilterExpression[]) => resolveNames(connection, scope, expressions),

    /** How many devices match a filter; it counts them one by one. */
    count: (choice: DeviceChoice) => countChosen(connection, scope, choice),

    /** Online devices among those the person may see. */
    async onlineCount(): Promise<number> {
      const { online } = await companyTables(connection, scope.companyId)
        .devices()
        .where('alive', '=', 1)
        .where(isVisibleTo(scope, 'device_group_fk'))
        .select((eb) => eb.fn.countAll<number>().as('online'))
        .executeTakeFirstOrThrow();
      return online;
    },
  };
}
