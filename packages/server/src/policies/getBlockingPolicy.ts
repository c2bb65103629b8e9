import { found } from '../http/answers.ts';
import { forPerson } from '../http/operation.ts';

/** The address policy with its list (C-IPBLOCK-05). */
export const getBlockingPolicy = forPerson<'getBlockingPolicy'>(async (_request, { stores }) =>
  found(await stores.blocking.read()),
);
