import type { Device, DeviceDetail } from '@remote-console/api-client/contract';
import { REPORTED_DETAILS, valuesOfFields } from '@remote-console/domain';
import { companyTables, isVisibleTo, relocateDevice, reportedColumn, textKey } from '../database/index.ts';
import type { StoreAccess } from '../members/index.ts';
import { deviceLists } from './deviceLists.ts';
import { deviceRecords } from './deviceRecords.ts';
import type { DeviceRow } from './deviceRows.ts';

/** How a call names a device: by its ID or its guid. */
export type DeviceReference = number | string;

/** The column and the value by which a reference is looked up. */
function lookUp(reference: DeviceReference) {
  const text = String(reference);
  return text.includes('-')
    ? ({ column: 'guid', value: text.toLowerCase() } as const)
    : ({ column: 'pk', value: Number(text) } as const);
}

/** A device with the person's access to it. A device of another company does not exist. */
export type DeviceAccess =
  | { readonly kind: 'open'; readonly device: Pick<DeviceRow, 'pk' | 'alias' | 'memo' | 'device_group_fk'> }
  | { readonly kind: 'closed' }
  | { readonly kind: 'missing' };

/** The devices as one person may see and change them. */
export function deviceStore(access: Pick<StoreAccess, 'connection' | 'scope'>) {
  const { connection, scope } = access;
  const tables = companyTables(connection, scope.companyId);

  return {
    ...deviceLists(access),

    /** The person's access to one device. */
    async access(reference: DeviceReference): Promise<DeviceAccess> {
      const named = lookUp(reference);
      // One statement: a device moved between two would look closed to somebody who may open every group.
      const found = await tables
        .devices()
        .select(['pk', 'alias', 'memo', 'device_group_fk'])
        .select((eb) => eb.case().when(isVisibleTo(scope, 'device_group_fk')).then(1).else(0).end().as('open'))
        .where(named.column, '=', named.value)
        .executeTakeFirst();
      if (!found) return { kind: 'missing' };
      const { open, ...device } = found;
      return open === 1 ? { kind: 'open', device } : { kind: 'closed' };
    },

    /** One device without its long texts; it must be open to the person. */
    async record(pk: number): Promise<Device | null> {
      const [device] = await deviceRecords(access, [pk]);
      return device ?? null;
    },

    /** One device with its long texts; it must be open to the person. */
    async detail(pk: number): Promise<DeviceDetail | null> {
      const [device] = await deviceRecords(access, [pk]);
      if (!device) return null;
      const texts = await connection.query
        .selectFrom('device_details')
        .selectAll()
        .where('device_fk', '=', device.id)
        .executeTakeFirstOrThrow();
      return { ...device, ...valuesOfFields(REPORTED_DETAILS, (field) => texts[reportedColumn(field)]) };
    },

    /** The device's screenshot if it is no older than that many milliseconds, or null. */
    async screen(pk: number, youngerThanMs: number) {
      const screen = await connection.query
        .selectFrom('device_screens')
        .select(['image', 'media_type'])
        .where('device_fk', '=', pk)
        .where('taken_at', '>=', connection.now() - youngerThanMs)
        .executeTakeFirst();
      return screen ?? null;
    },

    /** Renames a device. */
    async rename(pk: number, alias: string): Promise<void> {
      await tables
        .changeDevices()
        .set({ alias, alias_key: textKey(alias) })
        .where('pk', '=', pk)
        .execute();
    },

    /** Changes the memo of a device. */
    async writeMemo(pk: number, memo: string): Promise<void> {
      await tables
        .changeDevices()
        .set({ memo, memo_key: textKey(memo) })
        .where('pk', '=', pk)
        .execute();
    },

    /** Moves a device; false when it is no longer in the old group. Must be called inside a transaction. */
    move: (move: { readonly deviceId: number; readonly from: number; readonly to: number }) =>
      relocateDevice(connection.query, scope.companyId, move),
  };
}

/** The return type of `deviceStore`. */
export type DeviceStore = ReturnType<typeof deviceStore>;
