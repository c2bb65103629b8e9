import type { Enrolment } from '@remote-console/api-client/contract';
import { ALIAS_LIMIT, type EnrolmentState, enrolmentState, provesDevice } from '@remote-console/domain';
import { companyTables, type Connection, lockCompany, registerDevices } from '../database/index.ts';
import { forgetConflicts } from '../devices/index.ts';
import { AGENT_TOKEN_PREFIX, newToken, tokenHash } from '../members/index.ts';
import { addTagsOfAgent } from '../tags/index.ts';
import { MISSED_INTERVALS } from './deviceReport.ts';
import { enrolmentFacts } from './enrolmentRows.ts';
import { findObstacle } from './newDevice.ts';
import { noteReplacement } from './replacement.ts';

/** What an enrollment token opens: a company, and the group where new devices are added. */
export interface EnrolmentRight {
  readonly pk: number;
  readonly companyId: number;
  readonly groupId: number;
  /** The name of its device; null if a device is named after its computer. */
  readonly deviceName: string | null;
  /** Who created the token; null when the server did, and when that is no longer known. */
  readonly makerId: number | null;
  readonly isMadeByServer: boolean;
  readonly state: EnrolmentState;
}

/** The permission of an enrollment token, even an expired one, or null when it is unknown. */
export async function findEnrolmentRight({ query, now }: Connection, token: string): Promise<EnrolmentRight | null> {
  const hash = tokenHash(token);
  const row = await query.selectFrom('enrolment_tokens').selectAll().where('token_hash', '=', hash).executeTakeFirst();
  if (!row) return null;
  return {
    pk: row.pk,
    companyId: row.company_fk,
    groupId: row.device_group_fk,
    // A name on a token for several devices would apply to each of them.
    deviceName: row.device_limit === 1 && row.label !== '' ? row.label : null,
    makerId: row.member_fk,
    isMadeByServer: row.made_by_server === 1,
    state: enrolmentState(enrolmentFacts(row), now()),
  };
}

/** The initial name of a device: that of its token or its host name, cut to the maximum length of a name. */
function firstAlias(name: string): string {
  return [...name.trim()].slice(0, ALIAS_LIMIT).join('').trim();
}

/** The outcome of an enrollment: the device and the token of its agent, or why it has none. */
export type EnrolmentOutcome =
  | { readonly kind: 'enrolled'; readonly deviceId: number; readonly token: string }
  /** The enrollment token no longer enrolls anybody. */
  | { readonly kind: 'over'; readonly state: Exclude<EnrolmentState, 'open'> }
  /** The licenses cover no more devices. */
  | { readonly kind: 'no-room' }
  /** The enrollment token's group accepts no more devices. */
  | { readonly kind: 'group-full' }
  /** Too many new devices within a minute. */
  | { readonly kind: 'too-many'; readonly retryAfterSeconds: number }
  /** The device has an agent, and nobody who manages the device agreed to another. */
  | { readonly kind: 'has-agent' };

/** What an enrollment is made with. */
export interface EnrolmentMeans {
  /** The thumbprint of the key that the agent has proved to have. */
  readonly key: string;
  readonly intervalSeconds: number;
}

/**
 * Registers the device of an agent. If the company knows the guid, the device keeps its name, memo and group; the agent
 * gets a new token and the old one ends, provided that it proves to be the device's agent or that the enrollment
 * token's creator manages the device.
 */
export function enrol(
  connection: Connection,
  right: EnrolmentRight,
  enrolment: Enrolment,
  { key, intervalSeconds }: EnrolmentMeans,
): Promise<EnrolmentOutcome> {
  const { companyId } = right;
  const guid = enrolment.guid.toLowerCase();
  const token = newToken(AGENT_TOKEN_PREFIX);
  const facts = {
    agent_token_hash: tokenHash(token),
    agent_key: key,
    enrolment_fk: right.pk,
    // The first report names the run.
    agent_run: null,
    dev_os_id: enrolment.osId,
    dev_ver: enrolment.agentVersion,
    simulated: enrolment.simulated ? 1 : 0,
  } as const;

  return connection.transact(async (inside) => {
    const deviceCount = await lockCompany(inside.query, companyId);
    const known = await companyTables(inside, companyId)
      .devices()
      .select(['pk', 'device_group_fk', 'agent_token_hash', 'agent_key'])
      .where('guid', '=', guid)
      .executeTakeFirst();
    if (known) {
      const former = enrolment.formerToken;
      const holdsToken = former !== undefined && tokenHash(former) === known.agent_token_hash;
      const isItself = provesDevice({ bound: known.agent_key, shown: key }, holdsToken);
      if (!isItself && right.state !== 'open') return { kind: 'over', state: right.state };
      if (!isItself && !(await noteReplacement(inside, right, known))) return { kind: 'has-agent' };
      await companyTables(inside, companyId).changeDevices().set(facts).where('pk', '=', known.pk).execute();
      await forgetConflicts(inside, known.pk);
      return { kind: 'enrolled', deviceId: known.pk, token };
    }
    if (right.state !== 'open') return { kind: 'over', state: right.state };
    const obstacle = await findObstacle(inside, right, deviceCount);
    if (obstacle) return obstacle;

    const at = inside.now();
    const pks = await registerDevices(inside.query, companyId, [
      {
        ...facts,
        guid,
        device_group_fk: right.groupId,
        alias: firstAlias(right.deviceName ?? enrolment.hostName),
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
    await addTagsOfAgent(inside, right, devicePk, enrolment.tags ?? []);
    await inside.emit({
      type: 'device_added',
      companyId,
      deviceId: devicePk,
      groupId: right.groupId,
      enrolmentId: right.pk,
    });
    await inside.emit({ type: 'groups_changed', companyId });
    return { kind: 'enrolled', deviceId: devicePk, token };
  });
}
