import { found } from '../http/index.ts';
import { forPerson, SERVICE_OPERATOR } from '../members/index.ts';
import { blockingStore } from './blockingStore.ts';

/** The address policy with its list, and the address by which it judges the caller (C-IPBLOCK-05). */
export const getBlockingPolicy = forPerson({ blocking: blockingStore })<'getBlockingPolicy'>(
  async (_request, { stores, session, address }) =>
    found({
      ...(await stores.blocking.read()),
      callerAddress: session.member.member_type_id === SERVICE_OPERATOR ? null : address,
    }),
);
