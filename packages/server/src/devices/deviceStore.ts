import type { Device, DeviceDetail } from '@remote-console/api-client/contract';
import type { FilterExpression } from '@remote-console/domain';
import { companyTables, databaseRevision, inReach, relocateDevice, textKey } from '../database/index.ts';
import type { StoreAccess } from '../members/index.ts';
import { tagsOfDevices } from '../tags/index.ts';
import { conflictsOf } from './conflictStore.ts';
import { countChosen, type DeviceChoice, type PageRequest, pageOfPks } from './devicePage.ts';
import { type DeviceApproval, deviceRecord, type DeviceRow } from './deviceRows.ts';
import { resolveNames } from './filterNames.ts';
import { runningApprovals, waitingApprovals } from './namedDevices.ts';
import { peopleOnDevices } from './onDevice.ts';
import { powerCommandsOf } from './powerCommands.ts';
import { searchedPage } from './searchedPage.ts';

/** How a call names a device: by its pk or by its guid. */
export type DeviceReference = number | string;

/** The column and the value that a reference is looked up by. */
function lookUp(reference: DeviceReference) {
  const text = String(reference);
  return text.includes('-')
    ? ({ column: 'guid', value: text.toLowerCase() } as const)
    : ({ column: 'pk', value: Number(text) } as const);
}

/** A device with the access that the person has to it. A device of another company does not exist. */
export type DeviceStanding =
  | { readonly kind: 'open'; readonly device: Pick<DeviceRow, 'pk' | 'alias' | 'memo' | 'device_group_fk'> }
  | { readonly kind: 'closed' }
  | { readonly kind: 'missing' };

/** The devices as one person may see and change them. */
export function deviceStore({ connection, scope }: Pick<StoreAccess, 'connection' | 'scope'>) {
  const tables = companyTables(connection, scope.companyPk);

  /** Which of the devices the person may open now without asking (B-APPROVAL-46), and which were asked for. */
  async function approvals(pks: readonly number[]): Promise<(pk: number) => DeviceApproval> {
    if (!scope.needsApproval) return () => ({ approval: 1, approval_requested: false });
    const running = await runningApprovals(connection, scope).where('device_fk', 'in', pks).execute();
    const waiting = await waitingApprovals(connection, scope).where('device_fk', 'in', pks).execute();
    const open = new Set(running.map(({ device_fk }) => device_fk));
    const requested = new Set(waiting.map(({ device_fk }) => device_fk));
    return (pk) => ({ approval: open.has(pk) ? 1 : 0, approval_requested: requested.has(pk) });
  }

  function rowsOf(pks: readonly number[]): Promise<DeviceRow[]> {
    return tables
      .devicesByPk(pks)
      .where(inReach(scope, 'devices.device_group_fk'))
      .innerJoin('device_telemetry', 'device_telemetry.device_fk', 'devices.pk')
      .innerJoin('device_groups', 'device_groups.pk', 'devices.device_group_fk')
      .innerJoin('companies', 'companies.pk', 'devices.company_fk')
      .leftJoin('favourites', (join) =>
        join.onRef('favourites.device_fk', '=', 'devices.pk').on('favourites.member_fk', '=', scope.memberPk),
      )
      .selectAll('device_telemetry')
      .selectAll('devices')
      .select([
        'device_groups.name as device_group_name',
        'companies.latest_agent_version',
        'favourites.pk as favourite_pk',
      ])
      .execute();
  }

  async function recordsOf(pks: readonly number[]): Promise<Device[]> {
    if (pks.length === 0) return [];
    const rows = new Map((await rowsOf(pks)).map((row) => [row.pk, row]));
    const approval = await approvals(pks);
    const power = await powerCommandsOf(connection, scope.companyPk, pks);
    const conflicts = await conflictsOf(connection, pks);
    const people = await peopleOnDevices(connection, scope.companyPk, pks);
    const tags = await tagsOfDevices(connection, scope.companyPk, pks);
    return pks.flatMap((pk) => {
      const row = rows.get(pk);
      const more = {
        ...approval(pk),
        power_command: power.get(pk) ?? null,
        identity_conflicts: conflicts(pk),
        on_device: people(pk),
        tags: [...(tags.get(pk) ?? [])],
      };
      return row ? [deviceRecord(row, more)] : [];
    });
  }

  return {
    /**
     * Whose pages of devices they are, and what stays the same as long as they do. Null for somebody to whom devices open and
     * close by the clock.
     */
    pagesOf:
      scope.needsApproval || scope.ticketClock
        ? null
        : {
            person: `${scope.companyPk} ${scope.memberPk} ${scope.everyGroup}`,
            revision: databaseRevision(connection.engine),
          },

    /** A page of devices. */
    async page(choice: DeviceChoice, cut: PageRequest): Promise<Device[]> {
      return recordsOf(await pageOfPks(connection, scope, choice, cut));
    },

    /** A page of what a search finds, and how much it finds. */
    async search(choice: DeviceChoice, cut: PageRequest): Promise<{ devices: Device[]; total: number }> {
      const { pks, total } = await searchedPage(connection, scope, choice, cut);
      return { devices: await recordsOf(pks), total };
    },

    /** What the names of typed filters mean to the person. */
    names: (expressions: readonly FilterExpression[]) => resolveNames(connection, scope, expressions),

    /** How many devices a choice has; it counts them one by one. */
    count: (choice: DeviceChoice) => countChosen(connection, scope, choice),

    /** Online devices among those the person may see. */
    async onlineCount(): Promise<number> {
      const { online } = await tables
        .devices()
        .where('alive', '=', 1)
        .where(inReach(scope, 'device_group_fk'))
        .select((eb) => eb.fn.countAll<number>().as('online'))
        .executeTakeFirstOrThrow();
      return online;
    },

    /** The access that the person has to one device. */
    async standing(reference: DeviceReference): Promise<DeviceStanding> {
      const named = lookUp(reference);
      // One statement: a device that goes between two would look closed to somebody who may open every group.
      const found = await tables
        .devices()
        .select(['pk', 'alias', 'memo', 'device_group_fk'])
        .select((eb) => eb.case().when(inReach(scope, 'device_group_fk')).then(1).else(0).end().as('open'))
        .where(named.column, '=', named.value)
        .executeTakeFirst();
      if (!found) return { kind: 'missing' };
      const { open, ...device } = found;
      return open === 1 ? { kind: 'open', device } : { kind: 'closed' };
    },

    /** One device without its long texts; the person must have it open. */
    async record(pk: number): Promise<Device | null> {
      const [device] = await recordsOf([pk]);
      return device ?? null;
    },

    /** One device with its long texts; the person must have it open. */
    async detail(pk: number): Promise<DeviceDetail | null> {
      const [device] = await recordsOf([pk]);
      if (!device) return null;
      const texts = await connection.query
        .selectFrom('device_details')
        .selectAll()
        .where('device_fk', '=', device.pk)
        .executeTakeFirstOrThrow();
      const { device_fk: _deviceFk, ...details } = texts;
      return { ...device, ...details };
    },

    /** The picture of a device's screen that is no older than that many milliseconds, or null. */
    async screen(pk: number, youngerThanMs: number) {
      const screen = await connection.query
        .selectFrom('device_screens')
        .select(['image', 'media_type'])
        .where('device_fk', '=', pk)
        .where('taken_at', '>=', connection.now() - youngerThanMs)
        .executeTakeFirst();
      return screen ?? null;
    },

    /** Gives a device another name. */
    async rename(pk: number, alias: string): Promise<void> {
      await tables
        .changeDevices()
        .set({ alias, alias_key: textKey(alias) })
        .where('pk', '=', pk)
        .execute();
    },

    /** Gives a device another memo. */
    async writeMemo(pk: number, memo: string): Promise<void> {
      await tables
        .changeDevices()
        .set({ memo, memo_key: textKey(memo) })
        .where('pk', '=', pk)
        .execute();
    },

    /** Moves a device; false when it is not in the old group any more. Call it inside a transaction. */
    move: (move: { readonly devicePk: number; readonly from: number; readonly to: number }) =>
      relocateDevice(connection.query, scope.companyPk, move),
  };
}

/** What `deviceStore` gives. */
export type DeviceStore = ReturnType<typeof deviceStore>;
