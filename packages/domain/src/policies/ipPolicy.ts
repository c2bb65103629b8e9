import type { LoginCause } from '../accounts/index.ts';
import { holdsAddress, readCallerAddress, readIpEntry, type CallerAddress } from './ipAddress.ts';
import { ipEntryTexts, type ListedIpEntry } from './ipEntryForm.ts';

/** Whether a company restricts its users' addresses, and how its list is used. */
export interface IpPolicy {
  readonly policyUse: boolean;
  /** True if the listed addresses are blocked, false if only they are allowed. */
  readonly block: boolean;
}

/** Why an address is rejected. */
export type IpRefusal = Extract<LoginCause, 'ip_block' | 'ip_not_permit' | 'ip_setting'>;

/**
 * Why the policy blocks a caller, or null (C-IPBLOCK-28, C-IPBLOCK-29).
 *
 * The list holds IPv4 addresses only. An IPv6 caller is never on it: a list of blocked addresses lets them in, a list
 * of allowed ones can't, and reports `ip_setting`, because the setting rather than their address decides. The same goes
 * for a caller whose address is unknown, except that no list lets them in.
 *
 * @param isListed Whether an entry of the list contains the address.
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
 * Why a policy with this list would lock out the person who sets it, or null. The policy need not be in use yet.
 *
 * @param address The address by which the policy judges the user; null for those whom it doesn't restrict.
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
