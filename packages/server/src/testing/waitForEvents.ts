import { setTimeout as pause } from 'node:timers/promises';
import type { EventBus } from '../database/connection.ts';
import type { OpenDatabase } from '../database/openDatabase.ts';

const PAUSE_MS = 5;

/**
 * Waits until a bus has delivered every written event. On PostgreSQL that happens some time after the change was
 * answered, so a stream opened right then would start with earlier events.
 */
export async function waitForEvents(
  bus: EventBus,
  { query }: Pick<OpenDatabase, 'query'>,
): Promise<() => Promise<void>> {
  const written = () => query.selectFrom('events').select('id').execute();
  const delivered = new Set((await written()).map(({ id }) => id));
  bus.subscribe(({ id }) => delivered.add(id));
  return async () => {
    while ((await written()).some(({ id }) => !delivered.has(id))) await pause(PAUSE_MS);
  };
}
