import type { Inventory } from '../contract/index.ts';
import { operatingSystemOf } from '@remote-console/domain';
import { firstCharacters, numberOf, TEXT_LIMITS } from '../report/index.ts';
import type { DeviceProfile, Fleet, FleetPlan } from '../simulation/index.ts';
import { LARGEST_FLEET } from './makeFleetPlan.ts';

const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const MOST_BYTES = 1e18;

/** The fleet file does not contain a fleet. */
export class FleetPlanError extends Error {
  constructor(what: string) {
    super(`The fleet file is not valid: ${what}.`);
    this.name = 'FleetPlanError';
  }
}

function fieldsOf(value: unknown, what: string): ReadonlyMap<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new FleetPlanError(`${what} is not an object`);
  return new Map(Object.entries(value));
}

function textOf(fields: ReadonlyMap<string, unknown>, name: string, limit: number, what: string): string {
  const value = fields.get(name);
  if (typeof value !== 'string' || value.trim() === '') throw new FleetPlanError(`${what} has no ${name}`);
  return firstCharacters(value, limit);
}

function bytesOf(fields: ReadonlyMap<string, unknown>, name: string, what: string): number {
  const value = numberOf(fields.get(name));
  if (value === null || value < 0 || value > MOST_BYTES) throw new FleetPlanError(`${what} has no ${name}`);
  return value;
}

/** The inventory texts that the contract knows, cut to its limits; others are dropped. */
function inventoryOf(value: unknown, what: string): Inventory {
  const fields = fieldsOf(value, `the inventory of ${what}`);
  const known = Object.entries(TEXT_LIMITS).flatMap(([name, limit]) => {
    const text = fields.get(name);
    return typeof text === 'string' ? [[name, firstCharacters(text, limit)] as const] : [];
  });
  return Object.fromEntries(known);
}

function profileOf(value: unknown, index: number): DeviceProfile {
  const what = `device ${index + 1}`;
  const fields = fieldsOf(value, what);
  const guid = textOf(fields, 'guid', 36, what);
  if (!GUID.test(guid)) throw new FleetPlanError(`${what} has no guid`);
  return {
    guid,
    host_name: textOf(fields, 'host_name', 253, what),
    dev_os_id: operatingSystemOf(numberOf(fields.get('dev_os_id'))).code,
    dev_ver: textOf(fields, 'dev_ver', TEXT_LIMITS.dev_ver, what),
    memory_capacity: bytesOf(fields, 'memory_capacity', what),
    hdd_capacity: bytesOf(fields, 'hdd_capacity', what),
    retired: fields.get('retired') === true,
    inventory: inventoryOf(fields.get('inventory'), what),
  };
}

function listOf(fields: ReadonlyMap<string, unknown>, name: string, what: string): readonly unknown[] {
  const list = fields.get(name);
  if (!Array.isArray(list) || list.length === 0) throw new FleetPlanError(`${what} has no ${name}`);
  return list;
}

function fleetOf(value: unknown, index: number): Fleet {
  const what = `fleet ${index + 1}`;
  const fields = fieldsOf(value, what);
  const token = fields.get('enrolment_token');
  return {
    enrolmentToken: typeof token === 'string' && token !== '' ? token : null,
    devices: listOf(fields, 'devices', what).map((device, position) => profileOf(device, position)),
  };
}

/**
 * Reads a plan from a fleet file: an object with `fleets`, each with its `enrolment_token` and its `devices`. Other
 * fields are ignored.
 *
 * @throws FleetPlanError saying what is wrong with it.
 */
export function readFleetPlan(text: string): FleetPlan {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new FleetPlanError('it is not JSON');
  }
  const fleets = listOf(fieldsOf(content, 'it'), 'fleets', 'it').map((fleet, index) => fleetOf(fleet, index));
  const guids = fleets.flatMap(({ devices }) => devices.map(({ guid }) => guid));
  if (new Set(guids).size < guids.length) throw new FleetPlanError('a GUID appears twice');
  if (guids.length > LARGEST_FLEET) throw new FleetPlanError(`it has more than ${LARGEST_FLEET} devices`);
  return { fleets };
}
