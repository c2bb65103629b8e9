import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import type { Connection } from '../database/connection.ts';
import type { PersonScope } from '../database/scope.ts';
import { containsPattern, textKey } from '../database/textKey.ts';
import { openGroups } from '../members/openGroups.ts';
import { openDeviceListFixture } from '../testing/deviceListFixture.ts';
import { addCompany, addDevices, addPerson, letInto } from '../testing/testServer.ts';
import { countChosen, type DeviceSearch, pageOfPks } from './devicePage.ts';
import { deviceStore } from './deviceStore.ts';
import { searchedPage } from './searchedPage.ts';

const RUNS = inject('engine') === 'sqlite' ? 60 : 30;

/** Letters with a meaning in patterns, quotes, cases, widths and the language of the index. */
const LETTERS = [
  ['a', 'A', 'b', 'k', 'K', 'ｋ', 'Ｋ', '\u212A', 'İ', 'ı', 'ß', 'ẞ', 'ς', 'Σ', 'é', 'e\u0301', 'ﬁ', '①'],
  ['%', '_', '\\', '"', "'", '*', '^', '(', ')', ':', ';', '-', '+', '{', '}', '1', ' ', '\t', '\n'],
  ['AND', 'NOT', 'NEAR', '가', '각', 'ㄱ', '\u1100', '서버', 'サ', 'ｻ', 'ﾞ', '漢', '🖥', '👩‍💻', '\u200b', '\ufeff'],
].flat();
const text = fc.array(fc.constantFrom(...LETTERS), { maxLength: 6 }).map((letters) => letters.join(''));
const device = fc.record({ alias: text, memo: text, s_pub_ip: text, ip_addr: text });

/** A text to search for: random letters, or a part of a device's name. */
const searches = (devices: readonly { alias: string; memo: string; ip_addr: string }[]) =>
  fc.oneof(
    text,
    fc
      .record({ from: fc.constantFrom(...devices), key: fc.constantFrom('alias', 'memo', 'ip_addr'), cut: fc.nat(6) })
      .map(({ from, key, cut }) => from[key].slice(cut)),
  );

const COLUMNS = {
  any: ['search_key'],
  alias: ['alias_key'],
  memo: ['memo_key'],
  ip: ['s_pub_ip', 's_pri_ip', 'ip_addr'],
} as const;

/** What a search finds by reading every device; no index has an expression. */
async function plainSearch(
  { query }: Pick<Connection, 'query'>,
  companyId: number,
  groups: ReadonlySet<number> | null,
  { key, text: asked }: Exclude<DeviceSearch, { key: 'os' }>,
): Promise<number[]> {
  const pattern = containsPattern(textKey(asked));
  const each = COLUMNS[key].map((column) => sql`(${sql.ref(column)} || '') like ${pattern} escape '\\'`);
  const { rows } = await sql<{ pk: number; device_group_fk: number }>`select pk, device_group_fk from devices
    where company_fk = ${companyId} and (${sql.join(each, sql` or `)}) order by pk`.execute(query);
  return rows.filter(({ device_group_fk }) => groups?.has(device_group_fk) ?? true).map(({ pk }) => pk);
}

const EVERYTHING = { by: 'last_connected_time', order: 'asc', limit: 5000, offset: 0 } as const;

/** What a search finds; on PostgreSQL by the index, even for a table as small as this. */
function found(connection: Connection, scope: PersonScope, search: DeviceSearch) {
  return connection.transact(async (inside) => {
    if (inside.engine === 'postgres') await sql`set local enable_seqscan = off`.execute(inside.query);
    return searchedPage(inside, scope, { from: { kind: 'all' }, search, filter: {} }, EVERYTHING);
  });
}

async function openSearchFixture() {
  const fixture = await openDeviceListFixture(() => []);
  const { testServer, company, seoul } = fixture;
  const memberId = await addPerson(testServer, company.companyId, 'una');
  await letInto(testServer, memberId, seoul);
  const manager: PersonScope = { companyId: company.companyId, memberId: 0, everyGroup: true, needsApproval: false };
  const user: PersonScope = { ...manager, memberId, everyGroup: false };
  return { ...fixture, connection: testServer.connection, manager, user };
}

describe('the index of names, memos and addresses', () => {
  it('finds what reading every device finds, for whoever asks, as devices come, change and go', async () => {
    const fixture = await openSearchFixture();
    const { testServer, connection, company, seoul, busan, manager, user } = fixture;
    const other = await addCompany(testServer, 'Beta');
    const compare = async (search: Exclude<DeviceSearch, { key: 'os' }>) => {
      for (const scope of [manager, user]) {
        const groups = await openGroups(connection, scope);
        const expected = await plainSearch(connection, scope.companyId, groups, search);
        const { pks, total } = await found(connection, scope, search);
        expect({ search, pks: pks.toSorted((a, b) => a - b), total }).toEqual({
          search,
          pks: expected,
          total: expected.length,
        });
      }
    };
    await fc.assert(
      fc.asyncProperty(
        fc
          .array(device, { minLength: 1, maxLength: 8 })
          .chain((devices) =>
            fc.tuple(fc.constant(devices), fc.array(searches(devices), { minLength: 8, maxLength: 8 })),
          ),
        async ([devices, texts]) => {
          const placed = devices.map((each, index) => ({ ...each, device_group_fk: index % 2 === 0 ? seoul : busan }));
          const pks = await addDevices(testServer, company.companyId, placed);
          await addDevices(
            testServer,
            other.companyId,
            devices.map((each) => ({ ...each, device_group_fk: other.defaultGroupId })),
          );
          const store = deviceStore({ connection, scope: manager });
          const [first = 0, second = 0] = pks;
          await store.rename(first, texts[0] ?? '');
          await store.writeMemo(second, texts[1] ?? '');
          await connection.query
            .deleteFrom('devices')
            .where('pk', '=', pks.at(-1) ?? 0)
            .execute();
          for (const asked of texts) {
            for (const key of ['any', 'alias', 'memo', 'ip'] as const) await compare({ key, text: asked });
          }
        },
      ),
      { numRuns: RUNS },
    );
  });

  it("counts and cuts many as it does few, and no other company's", async () => {
    const { testServer, connection, company, seoul, manager, user } = await openSearchFixture();
    const names = Array.from({ length: 1100 }, (_, index) => ({
      alias: `Kiosk ${String(index).padStart(4, '0')}`,
      memo: index % 2 === 0 ? 'kiosk' : 'other',
      device_group_fk: index < 600 ? seoul : company.defaultGroupId,
    }));
    const other = await addCompany(testServer, 'Beta');
    const pks = await addDevices(testServer, company.companyId, names);
    await addDevices(testServer, other.companyId, [{ alias: 'kiosk', device_group_fk: other.defaultGroupId }]);
    const ask = (scope: PersonScope, key: 'any' | 'memo', cut: { limit: number; offset: number }) => {
      const choice = { from: { kind: 'all' }, search: { key, text: 'ＫＩＯＳＫ' }, filter: {} } as const;
      return searchedPage(connection, scope, choice, { by: 'alias', order: 'asc', ...cut });
    };
    expect(await ask(manager, 'any', { limit: 3, offset: 1098 })).toEqual({ total: 1100, pks: pks.slice(1098) });
    expect(await ask(user, 'any', { limit: 2, offset: 598 })).toEqual({ total: 600, pks: pks.slice(598, 600) });
    expect(await ask(manager, 'memo', { limit: 1, offset: 1 })).toEqual({ total: 550, pks: [pks[2]] });
  });

  it('cuts and counts many as reading every device does, wherever in their names the text is', async () => {
    const { testServer, connection, company, seoul, busan, manager, user } = await openSearchFixture();
    const add = (count: number, alias: (index: number) => string, device_group_fk: number) =>
      addDevices(
        testServer,
        company.companyId,
        Array.from({ length: count }, (_, index) => ({
          alias: alias(index),
          memo: index % 3 === 0 ? 'a kiosk' : 'other',
          device_group_fk,
          simulated: index % 2 === 0 ? 1 : 0,
        })),
      );
    await add(1005, (index) => `Kiosk ${index}`, busan);
    await add(20, (index) => `kiosk ${index % 7}`, seoul);
    const asked = (['alias', 'any', 'memo'] as const).flatMap((key) =>
      (['alias', 'last_connected_time'] as const).flatMap((by) =>
        (['asc', 'desc'] as const).flatMap((order) =>
          [0, 1020].map((offset) => ({ key, cut: { by, order, offset, limit: 9 } })),
        ),
      ),
    );
    const compare = async () => {
      for (const scope of [manager, user]) {
        const sources = [
          { kind: 'all' },
          { kind: 'group', pk: seoul, subgroups: true },
          { kind: 'favourites' },
        ] as const;
        for (const from of sources) {
          for (const { key, cut } of asked) {
            const choice = { from, search: { key, text: 'kiosk' }, filter: {} };
            const pks = await pageOfPks(connection, scope, choice, cut);
            const total = await countChosen(connection, scope, choice);
            expect({ key, cut, ...(await searchedPage(connection, scope, choice, cut)) }).toEqual({
              key,
              cut,
              pks,
              total,
            });
          }
        }
      }
    };
    // Names that start with the text, and more of them than there are devices in the user's group.
    await compare();
    // Names that contain it elsewhere, and fewer of them than devices in that group.
    await add(3, (index) => `a kiosk ${index}`, seoul);
    await add(1100, (index) => `gate ${index}`, seoul);
    await compare();
  });

  it('is there, on PostgreSQL as an index that the planner takes', async () => {
    const { connection } = await openSearchFixture();
    const { rows } =
      connection.engine === 'sqlite'
        ? await sql`select name from sqlite_master where name = 'device_search'`.execute(connection.query)
        : await sql`select indexname from pg_indexes where schemaname = current_schema()
            and indexname = 'devices_by_trigram'`.execute(connection.query);
    expect(rows).toHaveLength(1);
  });
});
