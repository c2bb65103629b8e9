import { DAY_MS, LARGEST_ENROLMENT } from '@remote-console/domain';
import type { Kysely } from 'kysely';
import { type Schema, textKey } from '../database/index.ts';
import { newToken, tokenHash } from '../members/index.ts';
import type { PlannedDevice, PlannedInventory } from './fleetPlan.ts';
import { CAFE_FLEET, RETAIL_FLEET } from './fleets.ts';
import { BASIC_MANAGER, MANAGER } from './people.ts';
import { OWN_COMPUTER_GROUP } from './sites.ts';

/** A simulated device as in the agent's fleet file. */
export interface FleetFileDevice {
  readonly guid: string;
  readonly host_name: string;
  readonly dev_os_id: PlannedDevice['dev_os_id'];
  readonly dev_ver: string;
  readonly memory_capacity: number;
  readonly hdd_capacity: number;
  readonly retired: boolean;
  readonly inventory: PlannedInventory;
}

/** What the agents of the demo need. It contains secrets: anybody who stores it must protect it. */
export interface DemoAgents {
  /** Enrollment token for the computer that the demo runs on; missing without a demo. */
  readonly thisComputer?: string;
  /** The simulated fleets, one per company, each with its enrollment token: the form of the agent's fleet file. */
  readonly fleets: readonly { readonly enrolment_token: string; readonly devices: readonly FleetFileDevice[] }[];
}

/** How long tokens of an earlier start remain valid, so that another process on the same database can finish. */
const OLD_TOKENS_END_AFTER_MS = DAY_MS;

/** How long a token is valid: longer than a demo runs without being restarted. */
const TOKENS_LAST_MS = 365 * DAY_MS;

function fleetFileDevice(device: PlannedDevice): FleetFileDevice {
  const { guid, host_name, dev_os_id, dev_ver, memory_capacity, hdd_capacity, retired, inventory } = device;
  return { guid, host_name, dev_os_id, dev_ver, memory_capacity, hdd_capacity, retired, inventory };
}

interface Landing {
  readonly companyId: number;
  readonly groupId: number;
}

/** Ends the tokens of earlier starts and creates a new one; only its digest is stored. */
async function renewToken(query: Kysely<Schema>, { companyId, groupId }: Landing, now: number): Promise<string> {
  await query
    .updateTable('enrolment_tokens')
    .set({ revoked_at: now })
    .where('company_fk', '=', companyId)
    .where('device_group_fk', '=', groupId)
    .where('revoked_at', 'is', null)
    .where('created_at', '<', now - OLD_TOKENS_END_AFTER_MS)
    .execute();
  const token = newToken();
  await query
    .insertInto('enrolment_tokens')
    .values({
      token_hash: tokenHash(token),
      company_fk: companyId,
      device_group_fk: groupId,
      label: 'Demo',
      made_by_server: 1,
      // The licenses are the limit of the demo's own agents.
      device_limit: LARGEST_ENROLMENT,
      created_at: now,
      revoked_at: null,
      expires_at: now + TOKENS_LAST_MS,
    })
    .execute();
  return token;
}

/** The company of a demo account with its default group, or null when the demo was never loaded. */
async function homeOf(query: Kysely<Schema>, mgrid: string): Promise<Landing | null> {
  const home = await query
    .selectFrom('members')
    .innerJoin('device_groups', 'device_groups.company_fk', 'members.company_fk')
    .select(['members.company_fk as companyId', 'device_groups.pk as groupId'])
    .where('members.mgrid_key', '=', textKey(mgrid))
    .where('device_groups.flag_df_group', '=', 1)
    .executeTakeFirst();
  return home ?? null;
}

/** Where this computer is added: its group, or the default group when somebody has renamed or removed that one. */
async function ownComputersPlace(query: Kysely<Schema>, home: Landing): Promise<Landing> {
  const group = await query
    .selectFrom('device_groups')
    .select('pk')
    .where('company_fk', '=', home.companyId)
    .where('name_key', '=', textKey(OWN_COMPUTER_GROUP))
    .executeTakeFirst();
  return { companyId: home.companyId, groupId: group?.pk ?? home.groupId };
}

/** New enrollment tokens for a loaded demo's agents, with their simulated devices. Call it inside a transaction. */
export async function renewAgentTokens(query: Kysely<Schema>, now: number): Promise<DemoAgents> {
  const retailer = await homeOf(query, MANAGER.mgrid);
  const cafe = await homeOf(query, BASIC_MANAGER.mgrid);
  if (!retailer || !cafe) return { fleets: [] };
  return {
    thisComputer: await renewToken(query, await ownComputersPlace(query, retailer), now),
    fleets: [
      { enrolment_token: await renewToken(query, retailer, now), devices: RETAIL_FLEET.plan.map(fleetFileDevice) },
      { enrolment_token: await renewToken(query, cafe, now), devices: CAFE_FLEET.plan.map(fleetFileDevice) },
    ],
  };
}
