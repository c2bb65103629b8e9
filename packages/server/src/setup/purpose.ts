import type { Kysely } from 'kysely';
import type { DatabasePlace, Schema } from '../database/index.ts';
import type { Settings } from '../settings/index.ts';
import { StartError } from './dataFolder.ts';

/** The only row of its table. */
const PK = 1;

/** What the database was filled with; null when it is empty. */
async function readPurpose(query: Kysely<Schema>): Promise<'demo' | 'company' | null> {
  const mark = await query.selectFrom('installation').select('is_demo').where('pk', '=', PK).executeTakeFirst();
  if (mark) return mark.is_demo === 1 ? 'demo' : 'company';
  const somebody = await query.selectFrom('members').select('pk').limit(1).executeTakeFirst();
  return somebody ? 'company' : null;
}

const nameOf = (place: DatabasePlace) =>
  place.engine === 'sqlite' ? `The database ${place.file}` : 'The PostgreSQL database named by DATABASE_URL';

/**
 * Refuses the demo on a company's database, where it would open the outbox with everybody's keys, and a company on the
 * demo's database, whose accounts have a publicly known password.
 *
 * @throws StartError whose message says what to do.
 */
export async function checkPurpose(
  query: Kysely<Schema>,
  { demo, place }: Pick<Settings, 'demo' | 'place'>,
): Promise<void> {
  const purpose = await readPurpose(query);
  if (purpose === 'company' && demo) {
    throw new StartError(
      `${nameOf(place)} is not a demo: set DEMO=0 to start it, or set DATA_DIR to another folder to try the demo.`,
    );
  }
  if (purpose === 'demo' && !demo) {
    throw new StartError(
      `${nameOf(place)} is a demo, whose passwords are public: start it without DEMO=0, or set DATA_DIR to an empty folder for a company.`,
    );
  }
}

/** Permanently records what an empty database is about to be filled with. */
export async function markPurpose(query: Kysely<Schema>, { demo }: Pick<Settings, 'demo'>): Promise<void> {
  const mark = { pk: PK, is_demo: demo ? 1 : 0 } as const;
  await query
    .insertInto('installation')
    .values(mark)
    .onConflict((conflict) => conflict.column('pk').doNothing())
    .execute();
}
