import type { Connection, PersonScope } from '../database/index.ts';
import type { Services } from './services.ts';
import type { LiveSession } from './sessionStore.ts';
import type { SignedInMember } from './signedIn.ts';

/** What the stores of a call are made from: whose call it is, and the connection, or the transaction, that it uses. */
export interface StoreAccess {
  readonly connection: Connection;
  readonly scope: PersonScope;
  readonly session: LiveSession;
  readonly member: SignedInMember;
  /** The address that the person calls from, for the records. */
  readonly address: string;
  readonly services: Services;
}

/** Creates a store for one call. */
export type StoreFactory<Store> = (access: StoreAccess) => Store;

/** Factories by the names that a handler has for their stores. */
export type StoreFactories = Readonly<Record<string, StoreFactory<unknown>>>;

/** The stores created by factories, by the same names. */
export type StoresOf<Factories extends StoreFactories> = {
  readonly [Name in keyof Factories]: ReturnType<Factories[Name]>;
};

/** Creates each store when it is first used, and then returns the same one. */
export type OpenStore = <Store>(factory: StoreFactory<Store>) => Store;

/** Opens the stores of one call, or of one transaction: one per factory, however many ask for it. */
export function storeOpener(access: StoreAccess): OpenStore {
  const opened = new Map<StoreFactory<unknown>, unknown>();
  function open<Store>(factory: StoreFactory<Store>): Store;
  function open(factory: StoreFactory<unknown>): unknown {
    if (!opened.has(factory)) opened.set(factory, factory(access));
    return opened.get(factory);
  }
  return open;
}

/**
 * Returns the stores of a call by the names of their factories, each opened when it is first read. The names are
 * prepared once: a call creates one small object.
 */
export function namedStores<Factories extends StoreFactories>(
  factories: Factories,
): (open: OpenStore) => StoresOf<Factories>;
export function namedStores(factories: StoreFactories): (open: OpenStore) => object {
  class NamedStores {
    readonly #open: OpenStore;

    static {
      for (const [name, factory] of Object.entries(factories)) {
        Object.defineProperty(this.prototype, name, {
          get(this: NamedStores) {
            return this.#open(factory);
          },
        });
      }
    }

    constructor(open: OpenStore) {
      this.#open = open;
    }
  }
  return (open) => new NamedStores(open);
}

/**
 * A factory whose result all calls of a server share, such as a cache in memory. It is created when a call first needs
 * it.
 */
export function sharedByCalls<Shared extends object>(
  make: (services: Services) => Shared,
): (access: Pick<StoreAccess, 'services'>) => Shared {
  const made = new WeakMap<Services, Shared>();
  return ({ services }) => {
    const known = made.get(services);
    if (known) return known;
    const shared = make(services);
    made.set(services, shared);
    return shared;
  };
}
