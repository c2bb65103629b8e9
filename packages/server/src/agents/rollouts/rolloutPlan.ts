import { setImmediate as nextTurn } from 'node:timers/promises';
import { needsVersion, planWaves } from '@remote-console/domain';
import { companyTables, type Connection } from '../../database/index.ts';

/** Devices planned by one statement. */
const PLANNED_AT_ONCE = 500;

/** A group whose devices are updated, including those of its subgroups. */
export interface ChosenGroup {
  readonly pk: number;
  readonly name: string;
  /** The ID of the group itself, followed by those of its subgroups. */
  readonly branch: readonly number[];
}

/** What is updated: a group, or null for every device of the company. */
export type RolloutChoice = ChosenGroup | null;

/** The version that agents of a company may update themselves to; empty when there is none. */
export async function latestVersion(connection: Connection, companyId: number): Promise<string> {
  const company = companyTables(connection, companyId).company();
  return (await company.select('latest_agent_version').executeTakeFirstOrThrow()).latest_agent_version;
}

function isChosenBy(choice: RolloutChoice): (device: { readonly device_group_fk: number }) => boolean {
  if (choice === null) return () => true;
  // Not a condition of the query: a company may have more groups than a statement takes parameters.
  const branch = new Set(choice.branch);
  return ({ device_group_fk }) => branch.has(device_group_fk);
}

/** The chosen devices that a rollout of a version would update. */
export async function outdatedDevices(
  connection: Connection,
  companyId: number,
  { version, choice }: { readonly version: string; readonly choice: RolloutChoice },
): Promise<readonly { readonly pk: number; readonly isOnline: boolean }[]> {
  const devices = await companyTables(connection, companyId)
    .devices()
    .select(['pk', 'alive', 'dev_os_id as osId', 'dev_ver as agentVersion', 'device_group_fk'])
    .where('dev_ver', '<>', version)
    .orderBy('pk')
    .execute();
  return devices
    .filter(isChosenBy(choice))
    .filter((device) => needsVersion(device, version))
    .map(({ pk, alive }) => ({ pk, isOnline: alive === 1 }));
}

/** How many chosen devices a rollout of a version would update. */
export async function countOutdated(
  connection: Connection,
  companyId: number,
  { version, choice }: { readonly version: string; readonly choice: RolloutChoice },
): Promise<number> {
  // Counted by version, of which there are few, however many devices there are: open pages ask every few seconds.
  const kinds = await companyTables(connection, companyId)
    .devices()
    .$if(choice !== null, (devices) => devices.select('device_group_fk').groupBy('device_group_fk'))
    .select((eb) => ['dev_os_id as osId', 'dev_ver as agentVersion', eb.fn.countAll<number>().as('total')])
    .groupBy(['dev_os_id', 'dev_ver'])
    .execute();
  const isChosen = isChosenBy(choice);
  return kinds
    .filter(({ device_group_fk }) => device_group_fk === undefined || isChosen({ device_group_fk }))
    .filter((kind) => needsVersion(kind, version))
    .reduce((sum, { total }) => sum + total, 0);
}

/** Assigns devices to the waves of a rollout. */
export async function planDevices(
  inside: Connection,
  rolloutId: number,
  devices: readonly { readonly pk: number; readonly isOnline: boolean }[],
): Promise<void> {
  const rows = planWaves(devices).flatMap(({ wave, devices: those }) =>
    those.map(
      ({ pk }) => ({ rollout_fk: rolloutId, device_fk: pk, wave, state: 'waiting', command_fk: null }) as const,
    ),
  );
  for (let start = 0; start < rows.length; start += PLANNED_AT_ONCE) {
    if (start > 0) await nextTurn();
    await inside.query
      .insertInto('rollout_devices')
      .values(rows.slice(start, start + PLANNED_AT_ONCE))
      .execute();
  }
}
