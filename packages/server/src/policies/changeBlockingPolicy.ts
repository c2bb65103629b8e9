import {
  type CallerAddress,
  holdsAddress,
  type IpPolicy,
  ipRefusal,
  type Ipv4Range,
  readCallerAddress,
  readIpEntry,
  recordedChange,
} from '@remote-console/domain';
import { auditOfCall, type CallAudit } from '../audit/index.ts';
import { done, problem, type RequestOf } from '../http/index.ts';
import { forPerson, SERVICE_OPERATOR } from '../members/index.ts';
import { type BlockingStore, blockingStore } from './blockingStore.ts';

/** Maximum number of entries of a list. */
const LONGEST_LIST = 10_000;

type Body = RequestOf<'changeBlockingPolicy'>['body'];
type Stores = { readonly audit: CallAudit; readonly blocking: BlockingStore };
type ListedRange = Pick<Extract<Body, { type: 'post' }>, 'startIpAddress' | 'endIpAddress'>;

/** An entry of the list as the audit names it. */
function rangeText({ startIpAddress, endIpAddress = '' }: ListedRange): string {
  const [start, end] = [startIpAddress.trim(), endIpAddress.trim()];
  return end === '' ? start : `${start} - ${end}`;
}

/** The caller, as the policy is about to judge them; null for people it does not apply to. */
type Judged = CallerAddress | null;

const lockedOut = () => problem(409, 'ip_policy_locks_out');

function shutsOut(policy: IpPolicy, caller: Judged, isListed: boolean): boolean {
  return caller !== null && ipRefusal(policy, caller, isListed) !== null;
}

async function isListed(blocking: BlockingStore, caller: Judged): Promise<boolean> {
  return caller?.kind === 'ipv4' && (await blocking.isListed(caller.number));
}

/** The policy as the audit records it. */
const recordedPolicy = ({ policyUse, block }: IpPolicy) => ({ policy_use: policyUse, block });

async function switchPolicy({ blocking, audit }: Stores, body: Extract<Body, { type: 'set' }>, caller: Judged) {
  const { version, ...before } = await blocking.lock();
  if (version !== body.version) return problem(409, 'changed_meanwhile');
  if (!body.confirmedLockOut && shutsOut(body, caller, await isListed(blocking, caller))) return lockedOut();
  await blocking.write(body, version);
  const change = recordedChange(recordedPolicy(before), recordedPolicy(body));
  if (change) await audit.writeAdministration([{ act: 'addressPolicyChanged', subject: '', change }]);
  return done();
}

async function addEntry(
  { blocking, audit }: Stores,
  body: Extract<Body, { type: 'post' }>,
  { range, caller }: { readonly range: Ipv4Range; readonly caller: Judged },
) {
  const policy = await blocking.lock();
  const isCovered = caller?.kind === 'ipv4' && holdsAddress(range, caller.number);
  const shuts = isCovered && policy.block && shutsOut(policy, caller, true);
  if (shuts && !body.confirmedLockOut) return lockedOut();
  if ((await blocking.count()) >= LONGEST_LIST) return problem(409, 'ip_list_full');
  await blocking.add({
    ...range,
    start_ip_address: body.startIpAddress.trim(),
    end_ip_address: (body.endIpAddress ?? '').trim(),
    reason: (body.reason ?? '').trim(),
  });
  await audit.writeAdministration([{ act: 'addressAdded', subject: rangeText(body) }]);
  return done();
}

async function removeEntry(
  { blocking, audit }: Stores,
  body: Extract<Body, { type: 'delete' }>,
  { range, caller }: { readonly range: Ipv4Range; readonly caller: Judged },
) {
  const policy = await blocking.lock();
  const staysListed = caller?.kind === 'ipv4' && (await blocking.isListedElsewhere(caller.number, range));
  // Removing an address from a list of blocked ones locks out nobody.
  const shuts = !policy.block && shutsOut(policy, caller, staysListed);
  if (shuts && !body.confirmedLockOut) return lockedOut();
  if (!(await blocking.remove(range))) return problem(404, 'not_found');
  await audit.writeAdministration([{ act: 'addressRemoved', subject: rangeText(body) }]);
  return done();
}

/**
 * Switches the address policy, or adds or removes an entry. Locking out the caller needs confirmation (C-IPBLOCK-03,
 * C-IPBLOCK-13 to C-IPBLOCK-18, C-IPBLOCK-22).
 */
export const changeBlockingPolicy = forPerson({ audit: auditOfCall, blocking: blockingStore })<'changeBlockingPolicy'>(
  async ({ body }, { session, address, transact }) => {
    const caller = session.member.member_type_id === SERVICE_OPERATOR ? null : readCallerAddress(address);
    if (body.type === 'set') return transact((stores) => switchPolicy(stores, body, caller));
    const range = readIpEntry(body.startIpAddress, body.endIpAddress ?? '');
    if (range === 'ip_blank_error') return problem(405, range, 'startIpAddress');
    if (range === 'ip_range_error') return problem(406, range, 'startIpAddress');
    return transact((stores) =>
      body.type === 'post' ? addEntry(stores, body, { range, caller }) : removeEntry(stores, body, { range, caller }),
    );
  },
);
