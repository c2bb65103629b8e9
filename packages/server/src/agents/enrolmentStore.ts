import type { Enrolment } from '@remote-console/api-client/contract';
import { ALIAS_LIMIT, checkGroupRoom, licenseState } from '@remote-console/domain';
import { AGENT_TOKEN_PREFIX, newToken, tokenHash } from '../accounts/secrets.ts';
import type { Connection } from '../database/connection.ts';
import { lockCompany, registerDevices } from '../database/deviceRegistry.ts';
import { companyTables } from '../database/scope.ts';
import { licensesOf } from '../license/licenseStore.ts';
import { noteReplacement } from './replacement.ts';
import { MISSED_INTERVALS } from './agentStore.ts';

/** What an enrolment token opens: a company, and the group in which new devices land. */
export interface EnrolmentRight {
  readonly companyPk: number;
  readonly groupPk: number;
  /** Who made the token; null when the server did. */
  readonly makerPk: number | null;
}

/** The right of an enrolment token, or null when it is unknown, revoked or over. */
export async function findEnrolmentRight({ query, now }: Connection, token: string): Promise<EnrolmentRight | null> {
  const row = await query
    .selectFrom('enrolment_tokens')
    .select(['company_fk', 'device_group_fk', 'member_fk'])
    .where('token_hash', '=', tokenHash(token))
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now())]))
    .executeTakeFirst();
  return row ? { companyPk: row.company_fk, groupPk: row.device_group_fk, makerPk: row.member_fk } : null;
}

/** The first name of a device: its host name, cut to what a name may have. */
function firstAlias(hostName: string): string {
  return [...hostName.trim()].slice(0, ALIAS_LIMIT).join('');
}

/** What came of an enrolment: the device and the token of its agent, or that the licenses cover no more devices. */
export type EnrolmentOutcome =
  | { readonly kind: 'enrolled'; readonly devicePk: number; readonly token: string }
  | { readonly kind: 'no-room' }
  /** The device is there, and who made the token may not open its group. */
  | { readonly kind: 'closed' }
  /** The group of the enrolment token takes no more devices. */
  | { readonly kind: 'group-full' };

/**
 * Registers the device of an agent. A guid the company knows keeps its device with name, memo and group; the agent gets
 * a new token and the old one ends, provided that who made the enrolment token may open the device's group.
 */
export function enrol(
  connection: Connection,
  { companyPk, groupPk, makerPk }: EnrolmentRight,
  enrolment: Enrolment,
  intervalSeconds: number,
): Promise<EnrolmentOutcome> {
  const guid = enrolment.guid.toLowerCase();
  const token = newToken(AGENT_TOKEN_PREFIX);
  const facts = {
    agent_token_hash: tokenHash(token),
    dev_os_id: enrolment.dev_os_id,
    dev_ver: enrolment.dev_ver,
    simulated: enrolment.simulated ? 1 : 0,
  } as const;

  return connection.transact(async (inside) => {
    const deviceCount = await lockCompany(inside.query, companyPk);
    const known = await companyTables(inside, companyPk)
      .devices()
      .select(['pk', 'device_group_fk'])
      .where('guid', '=', guid)
      .executeTakeFirst();
    if (known) {
      if (!(await noteReplacement(inside, { companyPk, makerPk }, known))) return { kind: 'closed' };
      await companyTables(inside, companyPk).changeDevices().set(facts).where('pk', '=', known.pk).execute();
      return { kind: 'enrolled', devicePk: known.pk, token };
    }
    const { totalVolume } = licenseState(await licensesOf(inside, companyPk), inside.now());
    if (deviceCount >= totalVolume) return { kind: 'no-room' };
    const group = await companyTables(inside, companyPk)
      .groups()
      .select(['group_fk', 'dev_limit', 'device_count'])
      .where('pk', '=', groupPk)
      .executeTakeFirst();
    if (!group || checkGroupRoom(group, 1) !== null) return { kind: 'group-full' };

    const at = inside.now();
    const pks = await registerDevices(inside.query, companyPk, [
      {
        ...facts,
        guid,
        device_group_fk: groupPk,
        alias: firstAlias(enrolment.host_name),
        created_at: at,
        telemetry: {
          interval_seconds: intervalSeconds,
          last_seen_at: at,
          offline_due_at: at + MISSED_INTERVALS * intervalSeconds * 1000,
        },
      },
    ]);
    const devicePk = pks.get(guid);
    if (devicePk === undefined) throw new Error('The registered device has no pk.');
    await inside.emit({ type: 'device_added', companyPk, devicePk, groupPk });
    await inside.emit({ type: 'groups_changed', companyPk });
    return { kind: 'enrolled', devicePk, token };
  });
}
