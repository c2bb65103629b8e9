import { statfs } from 'node:fs/promises';
import type { ServerHealth } from '@remote-console/api-client/contract';
import { DAY_MS } from '@remote-console/domain';
import { databaseBytes, instantText, operatorTables } from '../database/index.ts';
import type { StoreAccess } from '../members/index.ts';

const LATELY_MS = 7 * DAY_MS;

/** How much space a disk has, or null where that cannot be read. */
export async function diskOf(folder: string): Promise<ServerHealth['disk']> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch {
    return null;
  }
}

/** What the database says about the health of the service. */
export function healthStore({ connection }: Pick<StoreAccess, 'connection'>) {
  const tables = operatorTables(connection);
  return {
    async database(): Promise<ServerHealth['database']> {
      return { engine: connection.engine, bytes: await databaseBytes(connection.query, connection.engine) };
    },

    async mail(): Promise<Omit<ServerHealth['mail'], 'server'>> {
      const { waiting, oldest } = await tables
        .mails()
        .select((eb) => [eb.fn.countAll<number>().as('waiting'), eb.fn.min('created_at').as('oldest')])
        .executeTakeFirstOrThrow();
      const { given_up } = await tables
        .mailsGivenUp()
        .where('given_up_at', '>', connection.now() - LATELY_MS)
        .select((eb) => eb.fn.countAll<number>().as('given_up'))
        .executeTakeFirstOrThrow();
      return { waiting, oldest: waiting === 0 ? null : instantText(oldest), givenUp: given_up };
    },

    async agents(): Promise<ServerHealth['agents']> {
      const rows = await tables.fleet().execute();
      const of = (alive: 0 | 1) => rows.find((row) => row.alive === alive)?.devices ?? 0;
      return { online: of(1), total: of(0) + of(1) };
    },
  };
}
