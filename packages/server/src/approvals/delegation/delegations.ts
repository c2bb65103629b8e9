import type { OwnDelegation } from '@remote-console/api-client/contract';
import { checkDelegation, decidesOnRequests, instantOfText, recordedChange } from '@remote-console/domain';
import { auditOfCall, type CallAudit } from '../../audit/index.ts';
import { found, problem } from '../../http/index.ts';
import { forPerson } from '../../members/index.ts';
import { approvalStore } from '../approvalStore.ts';
import { type DelegationStore, delegationStore } from './delegationStore.ts';

const recorded = ({ delegation }: OwnDelegation) => ({
  delegate: delegation?.delegate.name ?? '',
  start_time: delegation?.fromTime ?? '',
  end_time: delegation?.untilTime ?? '',
});

/** Records who may answer for whom, which is a permission given to somebody else. */
async function recordChange(
  { delegation, audit }: { readonly audit: CallAudit; readonly delegation: DelegationStore },
  subject: string,
  before: OwnDelegation,
): Promise<OwnDelegation> {
  const after = await delegation.own();
  const change = recordedChange(recorded(before), recorded(after));
  if (change) await audit.writeAdministration([{ act: 'delegationChanged', subject, change }]);
  return after;
}

/** The person's delegate while away. */
export const getDelegation = forPerson({ delegation: delegationStore })<'getDelegation'>(async (_request, { stores }) =>
  found([await stores.delegation.own()]),
);

/** Names the person's delegate while away. */
export const setDelegation = forPerson({
  approvals: approvalStore,
  audit: auditOfCall,
  delegation: delegationStore,
})<'setDelegation'>(async ({ body }, { session, transact, now }) => {
  const { member } = session;
  if (!decidesOnRequests(member)) return problem(403, 'no_permission');
  return transact(async (stores) => {
    const delegate = await stores.approvals.approverFor(body.delegateId);
    if (delegate === 'missing') return problem(404, 'not_found');
    const decides = delegate !== null && delegate !== 'unsuitable';
    const written = {
      delegateId: body.delegateId,
      from: instantOfText(body.fromTime),
      until: instantOfText(body.untilTime),
    };
    const checked = checkDelegation(written, member.pk, decides, now());
    if ('error' in checked) return problem(400, checked.error, checked.field);
    const before = await stores.delegation.own();
    await stores.delegation.set(checked.delegation, decides ? delegate.name : '');
    return found([await recordChange(stores, member.mgrid, before)]);
  });
});

/** Ends the person's delegation. */
export const endDelegation = forPerson({ audit: auditOfCall, delegation: delegationStore })<'endDelegation'>(
  async (_request, { session, transact }) =>
    transact(async (stores) => {
      const before = await stores.delegation.own();
      await stores.delegation.end();
      return found([await recordChange(stores, session.member.mgrid, before)]);
    }),
);
