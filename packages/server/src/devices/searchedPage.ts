import { type RawBuilder, sql, type SqlBool } from 'kysely';
import {
  companyTables,
  type Connection,
  groupWithSubgroups,
  indexedDevices,
  type IndexedDevices,
  isVisibleTo,
  type PersonScope,
  textKey,
} from '../database/index.ts';
import { isNarrowing } from './deviceFilter.ts';
import {
  chosen,
  countChosen,
  countOf,
  cutOf,
  type DeviceChoice,
  type PageRequest,
  type DeviceSearch,
  pageOfPks,
} from './devicePage.ts';
import { keptCount } from './searchCounts.ts';

/** Up to this many matches are sorted separately; more are found quickly by following the order. */
const FEW = 1000;

/** A page of search results, and their number. */
interface SearchedPage {
  readonly pks: number[];
  readonly total: number;
}

type TextSearch = Exclude<DeviceSearch, { key: 'os' }>;

/** A filter by a text that an index answers. */
interface IndexedChoice extends DeviceChoice {
  readonly search: TextSearch;
  readonly index: IndexedDevices;
}

async function countIndexed({ query }: Connection, index: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ found: number }>`select count(*) as found from (${index}) as hits`.execute(query);
  return rows[0]?.found ?? 0;
}

/** How many devices of the company have the text, or start with it. */
function countWhole(
  connection: Connection,
  { companyId }: PersonScope,
  { search, index }: IndexedChoice,
  what: 'found' | 'beginning',
  make: () => Promise<number>,
): Promise<number> {
  const name = JSON.stringify([companyId, what, search.key, textKey(search.text)]);
  return keptCount(connection, name, index.revision, make);
}

/** Whether a filter has everything that the index finds in the company: nothing else narrows it. */
const isWholeSearch = ({ everyGroup }: PersonScope, { from, filter }: DeviceChoice) =>
  everyGroup && from.kind === 'all' && !isNarrowing(filter);

/** Sorts after every text with a given prefix. */
const LAST_LETTER = '\u{10FFFF}';

/**
 * A page of the many results of a search in the whole company. Names that start with the typed text are consecutive in
 * their order, perhaps far from its start: when they are the only results, the page is read right there.
 */
async function pageOfWhole(
  connection: Connection,
  scope: PersonScope,
  choice: IndexedChoice,
  cut: PageRequest,
  found: number,
): Promise<number[]> {
  if (cut.by === 'alias' && (choice.search.key === 'any' || choice.search.key === 'alias')) {
    const key = textKey(choice.search.text);
    const beginning = companyTables(connection, scope.companyId)
      .devices()
      // Both kinds, so that the order of names is the next column of the index.
      .where('devices.simulated', 'in', [0, 1])
      .where('devices.alias_key', '>=', key)
      .where('devices.alias_key', '<', key + LAST_LETTER);
    const begun = await countWhole(connection, scope, choice, 'beginning', () => countOf(beginning));
    if (begun === found) return cutOf(beginning, cut);
  }
  return pageOfPks(connection, scope, choice, cut);
}

/** How many devices are listed when nothing narrows the list, by the groups' counters; an overestimate with tickets. */
async function countListed(connection: Connection, scope: PersonScope, { from }: DeviceChoice): Promise<number> {
  let groups = companyTables(connection, scope.companyId).groups().where(isVisibleTo(scope, 'device_groups.pk'));
  if (from.kind === 'group') {
    groups = from.subgroups
      ? groups.where(sql<SqlBool>`device_groups.pk in (${groupWithSubgroups(scope, from.pk)})`)
      : groups.where('device_groups.pk', '=', from.pk);
  }
  const { devices } = await groups
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('device_count'), eb.lit(0)).as('devices'))
    .executeTakeFirstOrThrow();
  return devices;
}

/** The page with the help of an index: made only from its results, if they are fewer than what would be read. */
async function indexedPage(
  connection: Connection,
  scope: PersonScope,
  choice: IndexedChoice,
  cut: PageRequest,
): Promise<SearchedPage> {
  const { pks: index } = choice.index;
  const isWhole = isWholeSearch(scope, choice);
  const countAll = () => countWhole(connection, scope, choice, 'found', () => countIndexed(connection, index));
  const found = await (isWhole ? countAll() : countIndexed(connection, sql`${index} limit ${FEW + 1}`));
  if (found === 0) return { pks: [], total: 0 };
  if (isWhole && found > FEW) return { pks: await pageOfWhole(connection, scope, choice, cut, found), total: found };

  const hits = chosen(connection, scope, choice, companyTables(connection, scope.companyId).devicesById(index));
  if (isWhole) return { pks: await cutOf(hits, cut), total: found };
  if (found <= FEW) {
    const all = await cutOf(hits, { ...cut, limit: FEW, offset: 0 });
    return { pks: all.slice(cut.offset, cut.offset + cut.limit), total: all.length };
  }
  const isFewer =
    choice.from.kind !== 'favourites' && (await countAll()) <= (await countListed(connection, scope, choice));
  const total = isFewer ? await countOf(hits) : await countChosen(connection, scope, choice);
  // For people who may open every group, the order has an index.
  const isSorted = isFewer && !scope.everyGroup;
  return { pks: await (isSorted ? cutOf(hits, cut) : pageOfPks(connection, scope, choice, cut)), total };
}

/** A page of search results, and their number. */
export async function searchedPage(
  connection: Connection,
  scope: PersonScope,
  choice: DeviceChoice,
  cut: PageRequest,
): Promise<SearchedPage> {
  const { search } = choice;
  if (search !== null && search.key !== 'os') {
    const key = textKey(search.text);
    const index = indexedDevices(connection.engine, scope.companyId, { field: search.key, key });
    if (index) return indexedPage(connection, scope, { ...choice, search, index }, cut);
  }
  const few = await chosen(connection, scope, choice)
    .select('devices.pk')
    .limit(FEW + 1)
    .execute();
  if (few.length > FEW) {
    const pks = await pageOfPks(connection, scope, choice, cut);
    return { pks, total: await countChosen(connection, scope, choice) };
  }
  if (few.length === 0) return { pks: [], total: 0 };
  const pks = few.map(({ pk }) => pk);
  return { pks: await cutOf(companyTables(connection, scope.companyId).devicesById(pks), cut), total: few.length };
}
