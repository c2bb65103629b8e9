import { HISTORY_PAGE_SIZE } from '@remote-console/domain';
import { page, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { paymentStore } from './paymentStore.ts';

/** A page of license payments (C-PAY-32). */
export const listPayments = forPerson({ payments: paymentStore })<'listPayments'>(async ({ query }, { stores }) => {
  const { order = 'desc', limit = HISTORY_PAGE_SIZE, offset = 0, userId = null } = query;
  if (userId !== null && !(await stores.payments.isPayer(userId))) return problem(404, 'not_found');
  const payments = await stores.payments.page(userId, { order, limit, offset });
  return page(payments, await stores.payments.count(userId));
});
