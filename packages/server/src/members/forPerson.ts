import type { OperationId } from '@remote-console/api-client/contract';
import type { Connection } from '../database/index.ts';
import type { CallFacts, Handler, Operation } from '../http/index.ts';
import { scopeOf } from './scopeOf.ts';
import type { Services } from './services.ts';
import type { LiveSession } from './sessionStore.ts';
import { namedStores, type OpenStore, type StoreFactories, storeOpener, type StoresOf } from './storeAccess.ts';

/** A call by a signed-in person. */
export interface PersonCall extends CallFacts {
  readonly services: Services;
  readonly session: LiveSession;
  /** Opens stores for the whole call. */
  readonly open: OpenStore;
}

/** What an operation of a signed-in person works with: the stores that it names, and no others. */
export interface PersonContext<Stores = unknown> extends Pick<
  Services,
  'bus' | 'settings' | 'passwords' | 'pulse' | 'publicUrl'
> {
  readonly session: LiveSession;
  readonly stores: Stores;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Runs work on the same stores in one transaction. */
  readonly transact: <Result>(work: (stores: Stores) => Promise<Result>) => Promise<Result>;
}

/** An operation of a signed-in person. */
export type PersonOperation<Id extends OperationId> = Operation<Id, 'person', PersonCall>;

/** Opens stores for a session: over the server's connection, or over a transaction's. */
export function storesOfSession(
  services: Services,
  { session, address }: { readonly session: LiveSession; readonly address: string },
  connection: Connection = services.connection,
): OpenStore {
  const { member } = session;
  const scope = scopeOf(member, connection.now);
  return storeOpener({ connection, scope, session, member, address, services });
}

function contextOf<Stores>(
  storesOf: (open: OpenStore) => Stores,
  { services, open, ...facts }: PersonCall,
): PersonContext<Stores> & CallFacts {
  const { connection, bus, settings, passwords, pulse, publicUrl } = services;
  return {
    ...facts,
    bus,
    settings,
    passwords,
    pulse,
    publicUrl,
    stores: storesOf(open),
    now: connection.now,
    transact: (work) => connection.transact((inside) => work(storesOf(storesOfSession(services, facts, inside)))),
  };
}

/**
 * Creates operations of a signed-in person.
 *
 * @param factories The stores that the operation needs, by the names it has for them, each created on first use.
 * @example forPerson({ devices: deviceStore })<'getDevice'>(async ({ path }, { stores }) => …)
 */
export function forPerson<const Factories extends StoreFactories>(factories: Factories) {
  const storesOf = namedStores(factories);
  return <Id extends OperationId>(
    handle: Handler<Id, PersonContext<StoresOf<Factories>> & CallFacts>,
  ): PersonOperation<Id> => ({
    caller: 'person',
    handle: (request, call) => handle(request, contextOf(storesOf, call)),
  });
}
