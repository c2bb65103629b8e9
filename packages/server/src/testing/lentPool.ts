import type { PostgresPool } from 'kysely';
import type pg from 'pg';

/**
 * The connections of a pool for one test. Ending it waits until the test has returned all of them and leaves them open:
 * the next test finds them with what PostgreSQL has cached about the schema.
 */
export function lendPool(pool: pg.Pool): PostgresPool {
  const ended = Promise.withResolvers<void>();
  let taken = 0;
  let isEnding = false;
  const giveBack = () => {
    taken -= 1;
    if (isEnding && taken === 0) ended.resolve();
  };
  return {
    options: pool.options,
    async connect() {
      if (isEnding) throw new Error('The test that had these connections is over.');
      taken += 1;
      const client = await pool.connect().catch((error: unknown) => {
        giveBack();
        throw error;
      });
      const release = client.release.bind(client);
      client.release = (error) => {
        release(error);
        giveBack();
      };
      return client;
    },
    end() {
      isEnding = true;
      if (taken === 0) ended.resolve();
      return ended.promise;
    },
  };
}
