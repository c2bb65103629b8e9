import type { BlockingPolicy } from '@remote-console/api-client/contract';
import type { IpPolicy, Ipv4Range } from '@remote-console/domain';
import { companyTables, flagColumn, instantText } from '../database/index.ts';
import { ipPolicyOf, isAddressListed, type StoreAccess } from '../members/index.ts';

/** An entry to add: what was typed and what it covers. */
export interface NewBlockingEntry extends Ipv4Range {
  readonly start_ip_address: string;
  readonly end_ip_address: string;
  readonly reason: string;
}

/** The address policy of a company and its list. */
export function blockingStore({ connection, scope }: Pick<StoreAccess, 'connection' | 'scope'>) {
  const { query, now } = connection;
  const { companyId } = scope;
  const tables = companyTables(connection, companyId);

  return {
    /** The policy with its list, newest entry first. */
    async read(): Promise<Omit<BlockingPolicy, 'callerAddress'>> {
      const policy = await tables.policies().select(['ip_use', 'ip_block', 'ip_version']).executeTakeFirstOrThrow();
      const entries = await tables
        .ipEntries()
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('pk', 'desc')
        .execute();
      return {
        ...ipPolicyOf(policy),
        version: policy.ip_version,
        list: entries.map((entry) => ({
          timeAdded: instantText(entry.created_at),
          startIpAddress: [entry.start_ip_address],
          endIpAddress: [entry.end_ip_address],
          reason: entry.reason,
        })),
      };
    },

    /** The policy without its list. Inside a transaction it makes other changes of the policy wait for this one. */
    async lock(): Promise<IpPolicy & { readonly version: number }> {
      const policy = await tables
        .changePolicies()
        .set((eb) => ({ ip_version: eb.ref('ip_version') }))
        .returning(['ip_use', 'ip_block', 'ip_version'])
        .executeTakeFirstOrThrow();
      return { ...ipPolicyOf(policy), version: policy.ip_version };
    },

    /** Whether the list contains an IPv4 address. */
    isListed: (number: number) => isAddressListed(connection, companyId, number),

    /** Whether the list contains an IPv4 address in another entry than this one. */
    async isListedElsewhere(number: number, { first, last }: Ipv4Range): Promise<boolean> {
      const entry = await tables
        .ipEntries()
        .select('pk')
        .where('first_address', '<=', number)
        .where('last_address', '>=', number)
        .where((eb) => eb.or([eb('first_address', '!=', first), eb('last_address', '!=', last)]))
        .limit(1)
        .executeTakeFirst();
      return entry !== undefined;
    },

    /** Switches the policy. */
    async write({ policyUse, block }: IpPolicy, version: number): Promise<void> {
      await tables
        .changePolicies()
        .set({ ip_use: flagColumn(policyUse), ip_block: flagColumn(block), ip_version: version + 1 })
        .execute();
    },

    /** How many entries the list has. */
    async count(): Promise<number> {
      const { total } = await tables
        .ipEntries()
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return total;
    },

    /** Adds an entry, unless one that covers exactly the same exists. */
    async add({ first, last, ...texts }: NewBlockingEntry): Promise<void> {
      await query
        .insertInto('ip_entries')
        .values({ ...texts, company_fk: companyId, first_address: first, last_address: last, created_at: now() })
        .onConflict((conflict) => conflict.columns(['company_fk', 'first_address', 'last_address']).doNothing())
        .execute();
    },

    /** Removes the entry that covers exactly this range; false when there is none. */
    async remove({ first, last }: Ipv4Range): Promise<boolean> {
      const { numDeletedRows } = await tables
        .removeIpEntries()
        .where('first_address', '=', first)
        .where('last_address', '=', last)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

/** The return type of `blockingStore`. */
export type BlockingStore = ReturnType<typeof blockingStore>;
