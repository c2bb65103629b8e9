import {
  DAY_MS,
  type FilterExpression,
  type FilterTerm,
  formatFilter,
  holds,
  OPERATING_SYSTEMS,
  parseFilter,
  readFilterText,
  deviceFilterQuery,
} from '@remote-console/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refuse, succeed } from '../testing/exchange.ts';
import { wireQuery } from '../testing/wireQuery.ts';
import { addTicket } from '../testing/addTicket.ts';
import { sheetOf } from '../testing/spreadsheet.ts';
import {
  addCompany,
  addDevices,
  addPerson,
  addTestGroup,
  letInto,
  openTestServer,
  sessionOf,
  type TestServer,
} from '../testing/testServer.ts';

const LATEST = '3.2.1';

async function addTag({ database, clock }: TestServer, company_fk: number, name: string, devices: readonly number[]) {
  const { pk } = await database.query
    .insertInto('tags')
    .values({ company_fk, name, name_key: name.toLowerCase(), color: 'blue', created_at: clock.now })
    .returning('pk')
    .executeTakeFirstOrThrow();
  if (devices.length > 0) {
    await database.query
      .insertInto('device_tags')
      .values(devices.map((device_fk) => ({ device_fk, tag_fk: pk })))
      .execute();
  }
  return pk;
}

/** Seoul with 3F below it, Busan with a 3F of its own, tags, and a person of each kind. */
async function openTaggedFleet() {
  const testServer = await openTestServer();
  const { app, clock, database } = testServer;
  const company = await addCompany(testServer, 'Alpha');
  await database.query
    .updateTable('companies')
    .set({ latest_agent_version: LATEST })
    .where('pk', '=', company.companyId)
    .execute();
  const seoul = await addTestGroup(testServer, company, 'Seoul');
  const floor = await addTestGroup(testServer, company, '3F', seoul);
  const busan = await addTestGroup(testServer, company, 'Busan');
  const pier = await addTestGroup(testServer, company, '3F', busan);
  const person = async (name: string, columns: Parameters<typeof addPerson>[3], ...groups: readonly number[]) => {
    const pk = await addPerson(testServer, company.companyId, name, columns);
    await letInto(testServer, pk, ...groups);
    return { pk, token: await sessionOf(testServer, pk) };
  };
  const manager = await person('mia', { member_type_id: 2 });
  const user = await person('uma', {}, seoul, floor);
  const add = async (...devices: readonly Parameters<typeof addDevices>[2][number][]) =>
    addDevices(testServer, company.companyId, devices);
  const found = async (filter: string, token = manager.token) => {
    const { meta, objects } = await succeed(app, 'listDevices', { token, query: { filter, limit: 100 } });
    expect(meta.total_count).toBe(objects.length);
    return { names: objects.map(({ alias }) => alias), unknown: meta.unknown_names };
  };
  const names = async (filter: string, token = manager.token) => (await found(filter, token)).names;
  const tag = (name: string, ...devices: readonly number[]) => addTag(testServer, company.companyId, name, devices);
  return { testServer, app, clock, company, seoul, floor, busan, pier, manager, user, add, found, names, tag };
}

describe('a typed filter', () => {
  it('combines tags, groups with their subgroups, and states', async () => {
    const { add, names, tag, seoul, floor, busan, pier } = await openTaggedFleet();
    const [a = 0, b = 0, , d = 0] = await add(
      { alias: 'a', device_group_fk: seoul, alive: 1 },
      { alias: 'b', device_group_fk: floor },
      { alias: 'c', device_group_fk: busan },
      { alias: 'd', device_group_fk: pier },
    );
    await tag('Kiosk', a, b, d);
    await tag('로비', b);
    expect(await names('tag:kiosk')).toEqual(['a', 'b', 'd']);
    expect(await names('tag:kiosk -group:Seoul state:offline')).toEqual(['d']);
    expect(await names('group:seoul')).toEqual(['a', 'b']);
    expect(await names('group:3F')).toEqual(['b', 'd']);
    expect(await names('group:Seoul/3F or group:Busan')).toEqual(['b', 'c', 'd']);
    expect(await names('-(tag:로비 or state:online)')).toEqual(['c', 'd']);
  });

  it('knows the default group by its name in every language', async () => {
    const { add, names, company, seoul } = await openTaggedFleet();
    await add({ alias: 'a', device_group_fk: seoul }, { alias: 'b', device_group_fk: company.defaultGroupId });
    for (const name of ['기본 그룹', 'default group', '既定のグループ']) {
      expect(await names(`group:"${name}"`)).toEqual(['b']);
    }
  });

  it('has alternatives of states beside alternatives of tags', async () => {
    const { clock, add, names, tag, seoul } = await openTaggedFleet();
    const old = { created_at: clock.now - 100 * DAY_MS, last_disconnected_at: clock.now - 9 * DAY_MS };
    const [a = 0, b = 0, c = 0] = await add(
      { alias: 'a', device_group_fk: seoul, ...old },
      { alias: 'b', device_group_fk: seoul, alive: 1 },
      { alias: 'c', device_group_fk: seoul },
      { alias: 'd', device_group_fk: seoul, ...old },
    );
    await tag('kiosk', a, b);
    await tag('door', c);
    expect(await names('(tag:kiosk or tag:door) (state:offline or seen:>1d)')).toEqual(['a', 'c']);
    expect(await names('(tag:kiosk or tag:door) (state:online or seen:>1d)')).toEqual(['a', 'b']);
  });

  it('says which names the person cannot see, and finds nothing by them', async () => {
    const { app, add, found, tag, seoul, busan, manager, user } = await openTaggedFleet();
    const [, device = 0] = await add({ alias: 'a', device_group_fk: seoul }, { alias: 'b', device_group_fk: busan });
    await tag('kiosk', device);
    expect(await found('group:Busan', user.token)).toEqual({
      names: [],
      unknown: [{ key: 'group', name: 'Busan' }],
    });
    expect(await found('-group:Busan or tag:gone', manager.token)).toEqual({
      names: ['a'],
      unknown: [{ key: 'tag', name: 'gone' }],
    });
    expect((await found('-group:Nowhere', user.token)).names).toEqual(['a']);
    expect(await found('group:Seoul', user.token)).toEqual({ names: ['a'], unknown: undefined });
    const whole = await succeed(app, 'listDevices', { token: manager.token });
    expect(whole.meta).toEqual({ total_count: 2 });
  });

  it('knows no tags but those of the devices of a temporary account', async () => {
    const { testServer, company, add, found, tag, seoul } = await openTaggedFleet();
    const [mine = 0, other = 0] = await add(
      { alias: 'mine', device_group_fk: seoul },
      { alias: 'other', device_group_fk: seoul },
    );
    await tag('kiosk', mine);
    await tag('secret', other);
    const worker = await addPerson(testServer, company.companyId, 'pia', { member_type_id: 7 });
    await addTicket(testServer, company.companyId, {
      worker_fk: worker,
      state: 2,
      work_start_at: testServer.clock.now - DAY_MS,
      work_end_at: testServer.clock.now + DAY_MS,
      devices: [{ pk: mine, name: 'mine' }],
    });
    const token = await sessionOf(testServer, worker);
    expect(await found('tag:kiosk', token)).toEqual({ names: ['mine'], unknown: undefined });
    expect(await found('tag:secret', token)).toEqual({ names: [], unknown: [{ key: 'tag', name: 'secret' }] });
  });

  it('narrows beside search, menu, order by group and the export', async () => {
    const { app, add, tag, seoul, busan, manager } = await openTaggedFleet();
    const { token } = manager;
    const [a = 0, b = 0, c = 0] = await add(
      { alias: 'kiosk a', device_group_fk: seoul, alive: 1 },
      { alias: 'kiosk b', device_group_fk: busan, alive: 1 },
      { alias: 'kiosk c', device_group_fk: seoul },
      { alias: 'kiosk d', device_group_fk: seoul, alive: 1 },
    );
    await tag('t', a, b, c);
    const query = { filter: 'tag:t', alive: 1, by: 'device_group_name', order: 'desc' } as const;
    const listed = await succeed(app, 'listDevices', { token, query });
    expect(listed.objects.map(({ alias }) => alias)).toEqual(['kiosk a', 'kiosk b']);
    const searched = { ...query, search_value: 'b', device_group_pk: String(busan) };
    const found = await succeed(app, 'listDevices', { token, query: searched });
    expect(found.objects.map(({ alias }) => alias)).toEqual(['kiosk b']);
    const body = { export_id: 'deviceTable', filter: 'tag:t -group:Busan', device_group_pk: 'all' };
    const rows = await sheetOf(app, token, body);
    expect(rows.flat().filter((cell) => String(cell).startsWith('kiosk'))).toEqual(['kiosk a', 'kiosk c']);
  });

  it.each(['tag:', 'kiosk', '(state:online', 'x'.repeat(600)])('that cannot be read is refused: %j', async (filter) => {
    const { app, manager } = await openTaggedFleet();
    const refusal = { status: 400, error: 'filter_not_understood', field: 'filter' };
    expect(await refuse(app, 'listDevices', { token: manager.token, query: { filter } })).toEqual(refusal);
    const body = { export_id: 'deviceTable', filter, device_group_pk: 'all' };
    expect(await refuse(app, 'exportTable', { token: manager.token, body })).toEqual(refusal);
  });

  it('finds the devices that it holds for, as text and as menu and rest', async () => {
    const { app, clock, add, tag, seoul, floor, busan, pier, manager, names } = await openTaggedFleet();
    const groups = [
      { pk: seoul, names: ['Seoul'] },
      { pk: floor, names: ['Seoul', '3F', 'Seoul/3F'] },
      { pk: busan, names: ['Busan'] },
      { pk: pier, names: ['Busan', '3F', 'Busan/3F'] },
    ];
    const fleet = Array.from({ length: 24 }, (_, index) => ({
      alias: `device ${String(index).padStart(2, '0')}`,
      group: groups[index % 4],
      alive: index % 3 === 0 ? 1 : 0,
      os: OPERATING_SYSTEMS[index % 6]?.code ?? 0,
      version: [LATEST, '3.1.0', '3.0'][index % 3] ?? '',
      goneDays: [0, 3, 9, 40][Math.floor(index / 6)] ?? 0,
      tags: ['kiosk', '로비 화면'].filter((_name, place) => (index >> place) % 2 === 0),
    }));
    const pks = await add(
      ...fleet.map(({ alias, group, alive, os, version, goneDays }) => ({
        alias,
        device_group_fk: group?.pk ?? 0,
        alive: alive === 1 ? (1 as const) : (0 as const),
        dev_os_id: os,
        dev_ver: version,
        last_disconnected_at: clock.now - goneDays * DAY_MS,
        created_at: clock.now - 100 * DAY_MS,
      })),
    );
    for (const name of ['kiosk', '로비 화면']) {
      await tag(name, ...pks.filter((_pk, index) => fleet[index]?.tags.includes(name)));
    }
    await succeed(app, 'addFavourite', { token: manager.token, body: { servernum: pks[5] } });

    type Device = (typeof fleet)[number];
    const isTrue = (device: Device) => (term: FilterTerm) => {
      const { alias, group, alive, os, version, goneDays, tags } = device;
      switch (term.kind) {
        case 'tag':
          return tags.includes(term.name);
        case 'group':
          return group?.names.includes(term.name) ?? false;
        case 'state':
          return alive === (term.value === 'online' ? 1 : 0);
        case 'os':
          return OPERATING_SYSTEMS.find(({ id }) => id === term.value)?.code === os;
        case 'version':
          if (term.value === 'outdated') return version !== LATEST;
          return version === (term.value === 'latest' ? LATEST : term.value);
        case 'seen': {
          const isGone = alive === 0 && goneDays >= term.days;
          return term.within ? !isGone : isGone;
        }
        case 'alerts':
          return false;
        case 'access':
          return term.value === 'open';
        case 'is':
          return alias === 'device 05';
      }
    };
    const term = fc.constantFrom(
      ...['kiosk', '"로비 화면"', 'gone'].map((name) => `tag:${name}`),
      ...['Seoul', '3F', 'Seoul/3F', 'Busan/3F', 'Nowhere'].map((name) => `group:${name}`),
      'state:online',
      'state:offline',
      'os:windows',
      'os:unknown',
      'version:latest',
      'version:outdated',
      'version:3.0',
      'seen:<7d',
      'seen:>1d',
      'seen:>7d',
      'seen:<10d',
      'alerts:open',
      'access:open',
      'is:favorite',
    );
    const { text } = fc.letrec<{ text: string }>((tie) => ({
      text: fc.oneof(
        { depthSize: 'small', maxDepth: 3, withCrossShrink: true },
        term,
        fc.tuple(tie('text'), tie('text')).map(([left, right]) => `(${left}) (${right})`),
        fc.tuple(tie('text'), tie('text')).map(([left, right]) => `(${left} or ${right})`),
        tie('text').map((part) => `-(${part})`),
      ),
    }));
    const readable = text.filter((each) => parseFilter(each).ok);
    await fc.assert(
      fc.asyncProperty(readable, async (typed) => {
        const reading = parseFilter(typed);
        const expression: FilterExpression | null = reading.ok ? reading.expression : null;
        const expected = fleet.flatMap((device) =>
          expression && holds(expression, isTrue(device)) ? [device.alias] : [],
        );
        expect(await names(formatFilter(expression))).toEqual(expected);
        const parts = readFilterText(typed);
        if (!parts.ok) throw new Error('A readable filter has both forms');
        const query = wireQuery({
          ...deviceFilterQuery(parts.filters),
          ...(parts.filter === '' ? {} : { filter: parts.filter }),
          limit: 100,
        });
        const { objects } = await succeed(app, 'listDevices', { token: manager.token, query });
        expect(objects.map(({ alias }) => alias)).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });
});
