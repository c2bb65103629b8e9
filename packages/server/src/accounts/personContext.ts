import type { EventBus } from '../database/connection.ts';
import type { OpenStreams } from '../events/openStreams.ts';
import type { DevicePages } from '../devices/devicePages.ts';
import type { GroupLists } from '../groups/groupLists.ts';
import type { Services } from '../http/publicContext.ts';
import type { ServerPulse } from '../http/serverPulse.ts';
import type { Settings } from '../settings.ts';
import type { PasswordHasher } from './passwordHash.ts';
import type { LiveSession } from './sessionStore.ts';
import { PersonStores } from './personStores.ts';

/** What an operation of somebody who is signed in works with. */
export interface PersonContext {
  readonly session: LiveSession;
  readonly stores: PersonStores;
  readonly bus: EventBus;
  readonly settings: Settings;
  readonly passwords: PasswordHasher;
  readonly openStreams: OpenStreams;
  readonly pulse: ServerPulse;
  readonly groupLists: GroupLists;
  readonly devicePages: DevicePages;
  /** Where the console answers, as links in mails name it, without a slash at the end. */
  readonly publicUrl: () => string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Runs work on the same stores in one transaction. */
  readonly transact: <Result>(work: (stores: PersonStores) => Promise<Result>) => Promise<Result>;
}

/** What operations get for a session. */
export function personContext(
  { connection, settings, passwords, openStreams, pulse, groupLists, devicePages, publicUrl }: Services,
  bus: EventBus,
  { session, address }: { readonly session: LiveSession; readonly address: string },
): PersonContext {
  return {
    session,
    settings,
    passwords,
    openStreams,
    pulse,
    groupLists,
    devicePages,
    publicUrl,
    stores: new PersonStores(connection, session, address),
    bus,
    now: connection.now,
    transact: (work) => connection.transact((inside) => work(new PersonStores(inside, session, address))),
  };
}
