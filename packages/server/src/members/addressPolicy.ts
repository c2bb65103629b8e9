import { type IpPolicy, type IpRefusal, ipRefusal, readCallerAddress } from '@remote-console/domain';
import { companyTables, type Connection } from '../database/index.ts';
import type { Member } from './memberStore.ts';
import { SERVICE_OPERATOR } from './roles.ts';

/** Whether the company's list contains an IPv4 address. */
export async function isAddressListed(connection: Connection, companyId: number, number: number): Promise<boolean> {
  const entry = await companyTables(connection, companyId)
    .ipEntries()
    .select('pk')
    .where('first_address', '<=', number)
    .where('last_address', '>=', number)
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
}

/** The policy as the rule reads it. */
export function ipPolicyOf({ ip_use, ip_block }: Pick<Member, 'ip_use' | 'ip_block'>): IpPolicy {
  return { policyUse: ip_use === 1, block: ip_block === 1 };
}

/**
 * Why a person may not come from an address, or null. Checked at the login and at every call. The service operator has
 * a separate list of networks, so that no company policy locks out the person who would have to correct it.
 */
export async function addressRefusal(
  connection: Connection,
  member: Pick<Member, 'company_fk' | 'member_type_id' | 'ip_use' | 'ip_block'>,
  address: string,
): Promise<IpRefusal | null> {
  if (member.ip_use === 0 || member.member_type_id === SERVICE_OPERATOR) return null;
  const caller = readCallerAddress(address);
  const isListed = caller.kind === 'ipv4' && (await isAddressListed(connection, member.company_fk, caller.number));
  return ipRefusal(ipPolicyOf(member), caller, isListed);
}
