import type { LoginCause } from '../accounts/index.ts';
import { holdsAddress, readCallerAddress, readIpEntry, type CallerAddress } from './ipAddress.ts';
import { ipEntryTexts, type ListedIpEntry } from './ipEntryForm.ts';

/** Whether a company limits the addresses that its people come from, and how its list is meant. */
export interface IpPolicy {
  readonly policyUse: boolean;
  /** True when the listed addresses are kept out, false when no one else is let in. */
  readonly block: boolean;
}

/** Why an address is refused. */
export type IpRefusal = Extract<LoginCause, 'ip_block' | 'ip_not_permit' | 'ip_setting'>;

/**
 * Why the policy keeps a caller out, or null (C-IPBLOCK-28, C-IPBLOCK-29).
 *
 * The list holds IPv4 addresses only. A caller by IPv6 is on none of them: a list of blocked addresses lets him in, a
 * list of allowed ones cannot, and says `ip_setting`, because it is the setting and not his address that decides. The
 * same goes for a caller whose address is unknown, who is let in by no list at all.
 *
 * @param isListed Whether an entry of the list holds the address.
 */
export function ipRefusal({ policyUse, block }: IpPolicy, caller: CallerAddress, isListed: boolean): IpRefusal | null {
  if (!policyUse) return null;
  switch (caller.kind) {
    case 'unknown':
      return 'ip_setting';
    case 'ipv6':
      return block ? null : 'ip_setting';
    case 'ipv4':
      if (block) return isListed ? 'ip_block' : null;
      return isListed ? null : 'ip_not_permit';
  }
}

/**
 * Why a policy with this list would keep out whoever sets it, or null. It may be one that is not in use yet.
 *
 * @param address The address by which the policy judges the person; null for those it does not bind.
 */
export function ownRefusal(policy: IpPolicy, list: readonly ListedIpEntry[], address: string | null): IpRefusal | null {
  if (address === null) return null;
  const caller = readCallerAddress(address);
  const isListed =
    caller.kind === 'ipv4' &&
    list.some((entry) => {
      const { startIpAddress, endIpAddress } = ipEntryTexts(entry);
      const range = readIpEntry(startIpAddress, endIpAddress);
      return typeof range !== 'string' && holdsAddress(range, caller.number);
    });
  return ipRefusal(policy, caller, isListed);
}
