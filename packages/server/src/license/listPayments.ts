import { HISTORY_PAGE_SIZE } from '@remote-console/domain';
import { page, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { paymentStore } from './paymentStore.ts';

/** A page of what was paid for licenses (C-PAY-32). */
export const listPayments = forPerson({ payments: paymentStore })<'listPayments'>(async ({ query }, { stores }) => {
  const { order = 'desc', limit = HISTORY_PAGE_SIZE, offset = 0, user_pk = null } = query;
  if (user_pk !== null && !(await stores.payments.isPayer(user_pk))) return problem(404, 'not_found');
  const payments = await stores.payments.page(user_pk, { order, limit, offset });
  return page(payments, await stores.payments.count(user_pk));
});
