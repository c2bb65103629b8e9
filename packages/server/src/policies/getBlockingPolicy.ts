import { SERVICE_OPERATOR } from '../accounts/profile.ts';
import { found } from '../http/answers.ts';
import { forPerson } from '../http/operation.ts';

/** The address policy with its list, and the address by which it judges the caller (C-IPBLOCK-05). */
export const getBlockingPolicy = forPerson<'getBlockingPolicy'>(async (_request, { stores, session, address }) =>
  found({
    ...(await stores.blocking.read()),
    caller_address: session.member.member_type_id === SERVICE_OPERATOR ? null : address,
  }),
);
