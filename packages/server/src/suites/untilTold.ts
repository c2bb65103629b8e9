import { setTimeout as pause } from 'node:timers/promises';
import type { EventBus } from '../database/connection.ts';
import type { OpenDatabase } from '../database/openDatabase.ts';

const PAUSE_MS = 5;

/**
 * A wait until a bus has told every event that is written. On PostgreSQL an event is told some time after the change was
 * answered, so a stream that is opened right then would begin with events from before it.
 */
export async function untilTold(bus: EventBus, { query }: Pick<OpenDatabase, 'query'>): Promise<() => Promise<void>> {
  const written = () => query.selectFrom('events').select('id').execute();
  const told = new Set((await written()).map(({ id }) => id));
  bus.subscribe(({ id }) => told.add(id));
  return async () => {
    while ((await written()).some(({ id }) => !told.has(id))) await pause(PAUSE_MS);
  };
}
