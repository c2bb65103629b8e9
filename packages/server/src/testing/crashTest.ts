import { randomUUID } from 'node:crypto';
import { AUDIT_CODES } from '@remote-console/domain';
import { connect } from '../database/connection.ts';
import { registerDevices } from '../database/deviceRegistry.ts';
import { type OpenDatabase, openDatabase } from '../database/openDatabase.ts';
import { createMemoryBus } from '../events/memoryBus.ts';
import { addGroup, addMember, foundCompany } from '../members/foundCompany.ts';
import { findMember } from '../members/memberStore.ts';
import { newToken, tokenHash } from '../members/secrets.ts';
import { openSession } from '../members/sessionStore.ts';
import { proofOf } from './agentProofs.ts';
import { afterThisTest } from './cleanup.ts';
import { newPlace, type TestPlace } from './testDatabase.ts';

const YEAR_MS = 365 * 86_400_000;
const BASE = '/lmm/api/v1.0';
const GROUPS = ['Seoul', 'Busan'] as const;
/** Devices that are renamed and moved, each by one writer at a time. */
const DEVICES = 4;

/** A place with a company, prepared for servers that run as their own processes. */
export interface CrashTest {
  readonly testPlace: TestPlace;
  readonly environment: Readonly<Record<string, string>>;
  readonly enrolmentToken: string;
  readonly token: string;
  readonly devices: readonly number[];
  readonly groups: readonly number[];
}

/** What a server of this place is started with. */
export const environmentOf = ({ place, folder }: TestPlace) => ({
  DATA_DIR: folder,
  ...(place.engine === 'postgres' ? { DATABASE_URL: place.url } : {}),
});

async function fill({ query, engine }: OpenDatabase): Promise<Omit<CrashTest, 'testPlace' | 'environment'>> {
  const now = Date.now();
  const company = await foundCompany(query, {
    name: 'Alpha',
    latestAgentVersion: '1',
    now,
    license: {
      pay_type: 'Corporate',
      pay_dev_vol: 100_000,
      pay_start: now,
      pay_expire: now + YEAR_MS,
      pay_lisence_ref: null,
    },
  });
  const { companyId, rootGroupId, defaultGroupId } = company;
  const groups: number[] = [];
  for (const name of GROUPS)
    groups.push(await addGroup(query, { companyId, name, parentId: rootGroupId, rootId: rootGroupId }));
  const guids = Array.from({ length: DEVICES }, () => randomUUID());
  const pks = await registerDevices(
    query,
    companyId,
    guids.map((guid) => ({
      guid,
      alias: 'new',
      device_group_fk: groups[0] ?? defaultGroupId,
      agent_token_hash: null,
      simulated: 0,
      dev_os_id: 1,
      dev_ver: '1',
      created_at: now,
      telemetry: { interval_seconds: 5, last_seen_at: 0, offline_due_at: 0 },
    })),
  );
  const enrolmentToken = newToken();
  await query
    .insertInto('enrolment_tokens')
    .values({
      token_hash: tokenHash(enrolmentToken),
      company_fk: companyId,
      device_group_fk: defaultGroupId,
      made_by_server: 1,
      created_at: now,
      revoked_at: null,
      expires_at: now + 86_400_000,
      device_limit: 1_000_000,
    })
    .execute();
  const memberId = await addMember(
    query,
    { company_fk: companyId, mgrid: 'mia', name: 'mia', member_type_id: 2, password_hash: '' },
    now,
  );
  const connection = connect({ query, engine }, createMemoryBus(), Date.now);
  const member = await findMember(connection, memberId);
  if (!member) throw new Error('The manager is missing.');
  const token = await openSession(connection, member);
  return { enrolmentToken, token, groups, devices: guids.map((guid) => pks.get(guid) ?? 0) };
}

/** Prepares a place, and leaves it to the servers. */
export async function prepareCrashTest(): Promise<CrashTest> {
  const testPlace = await newPlace();
  afterThisTest(() => testPlace.remove());
  const database = await openDatabase(testPlace.place);
  const filled = await fill(database);
  await database.close();
  return { testPlace, environment: environmentOf(testPlace), ...filled };
}

/** What servers have acknowledged so far. */
export interface Acknowledged {
  readonly guids: string[];
  readonly aliases: { readonly device: number; readonly alias: string }[];
  moves: number;
}

/** How many writes were acknowledged. */
export const countOf = ({ guids, aliases, moves }: Acknowledged) => guids.length + aliases.length + moves;

const PATIENCE_MS = 30_000;

/** Waits until that many writes are acknowledged; a server that answers nothing for long has failed the test. */
export async function untilAcknowledged(heard: Acknowledged, enough: number): Promise<void> {
  const giveUpAt = performance.now() + PATIENCE_MS;
  while (countOf(heard) < enough) {
    if (performance.now() > giveUpAt) throw new Error(`Only ${countOf(heard)} of ${enough} writes were acknowledged.`);
    await new Promise((resume) => setTimeout(resume, 1));
  }
}

/** Writes through a server until it is dead, one request after the other. */
export async function writeUntilDead(
  crashTest: CrashTest,
  url: string,
  device: number,
  heard: Acknowledged,
): Promise<void> {
  const { token, enrolmentToken, groups } = crashTest;
  const headers = { token, 'content-type': 'application/json' };
  let nonce: string | undefined;
  /** Sends a request as an agent that proves its own key, once more if the server wants another nonce. */
  async function fetchProven(agent: string, request: Request): Promise<Response | null> {
    const again = request.clone();
    request.headers.set('dpop', await proofOf(agent, request, { nonce }));
    const response = await fetch(request).catch(() => null);
    const wanted = response?.headers.get('dpop-nonce') ?? nonce;
    if (response?.status !== 401 || wanted === nonce) return response;
    nonce = wanted;
    return fetchProven(agent, again);
  }
  /** Whether a request was acknowledged; false once the server is dead. */
  async function isAcknowledged(path: string, method: string, body: object): Promise<boolean> {
    const request = new Request(`${url}${BASE}${path}`, { method, headers, body: JSON.stringify(body) });
    const response = await ('guid' in body
      ? fetchProven(String(body.guid), request)
      : fetch(request).catch(() => null));
    const answer: unknown = await response?.json().catch(() => null);
    if (!response || answer === null) return false;
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(answer)}`);
    return true;
  }
  /** A move whose answer was lost may have happened, so the device's group is queried. */
  async function groupNow(): Promise<number | null> {
    const response = await fetch(`${url}${BASE}/devices/${device}`, { headers }).catch(() => null);
    const answer: unknown = await response?.json().catch(() => null);
    const found = /"device_group_fk":(\d+)/.exec(JSON.stringify(answer))?.[1];
    return found === undefined ? null : Number(found);
  }
  for (;;) {
    const guid = randomUUID();
    const agent = {
      enrolment_token: enrolmentToken,
      guid,
      host_name: 'h',
      dev_os_id: 2,
      dev_ver: '1',
      simulated: true,
    };
    if (!(await isAcknowledged('/agents', 'POST', agent))) return;
    heard.guids.push(guid);
    // A name is too short for a whole UUID.
    const alias = randomUUID().slice(0, 18);
    if (!(await isAcknowledged(`/devices/${device}`, 'PUT', { alias }))) return;
    heard.aliases.push({ device, alias });
    const from = await groupNow();
    if (from === null) return;
    const to = groups.find((group) => group !== from);
    if (
      !(await isAcknowledged('/devices', 'POST', {
        device_pk: device,
        old_device_group_fk: from,
        new_device_group_fk: to,
      }))
    )
      return;
    heard.moves += 1;
  }
}

const count = (values: Iterable<number>) => {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};

/** What a place has lost, although it was acknowledged, and what was only partly written. */
export async function damageAt({ testPlace, devices }: CrashTest, heard: Acknowledged): Promise<string[]> {
  const { query, close } = await openDatabase(testPlace.place);
  try {
    const damage: string[] = [];
    const rows = await query.selectFrom('devices').select(['pk', 'guid', 'alias', 'device_group_fk']).execute();
    const stored = new Set(rows.map(({ guid }) => guid));
    for (const guid of heard.guids) if (!stored.has(guid)) damage.push(`lost: device ${guid}`);

    const audit = await query.selectFrom('audit').selectAll().orderBy('pk').execute();
    const renames = audit.filter(({ act_name_id }) => act_name_id === AUDIT_CODES.nameChanged.actionCode);
    const moves = audit.filter(({ act_name_id }) => act_name_id === AUDIT_CODES.groupMoved.actionCode);
    const written = new Set(renames.map(({ device_fk, new_value }) => `${device_fk} ${new_value}`));
    for (const { device, alias } of heard.aliases)
      if (!written.has(`${device} ${alias}`)) damage.push(`lost: name ${alias}`);
    if (moves.length < heard.moves) damage.push(`lost: ${heard.moves - moves.length} moves`);

    // Counters, names, groups, audit and events are written together or not at all.
    const { device_count } = await query
      .selectFrom('companies')
      .select('device_count')
      .where('name', '=', 'Alpha')
      .executeTakeFirstOrThrow();
    if (device_count !== rows.length)
      damage.push(`half done: the company counts ${device_count} of ${rows.length} devices`);
    const groups = await query.selectFrom('device_groups').select(['pk', 'name', 'device_count']).execute();
    const inGroup = count(rows.map(({ device_group_fk }) => device_group_fk));
    for (const { pk, name, device_count: counted } of groups) {
      if (counted !== (inGroup.get(pk) ?? 0))
        damage.push(`half done: ${name} counts ${counted} of ${inGroup.get(pk)} devices`);
    }
    for (const table of ['device_telemetry', 'device_details'] as const) {
      const { total } = await query
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      if (total !== rows.length) damage.push(`half done: ${total} ${table} of ${rows.length} devices`);
    }
    const events = await query.selectFrom('events').select('device_fk').where('type', '=', 'device_changed').execute();
    const eventsOf = count(events.flatMap(({ device_fk }) => device_fk ?? []));
    for (const pk of devices) {
      const row = rows.find((each) => each.pk === pk);
      const group = groups.find((each) => each.pk === row?.device_group_fk)?.name;
      const ownRenames = renames.filter(({ device_fk }) => device_fk === pk);
      const ownMoves = moves.filter(({ device_fk }) => device_fk === pk);
      if (row?.alias !== (ownRenames.at(-1)?.new_value ?? 'new')) damage.push(`half done: the name of ${pk}`);
      if (group !== (ownMoves.at(-1)?.new_value ?? GROUPS[0])) damage.push(`half done: the group of ${pk}`);
      if ((eventsOf.get(pk) ?? 0) !== ownRenames.length + ownMoves.length)
        damage.push(`half done: the events of ${pk}`);
    }
    return damage;
  } finally {
    await close();
  }
}
