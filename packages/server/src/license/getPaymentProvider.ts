import { found } from '../http/index.ts';
import { forPerson } from '../members/index.ts';

/** Who takes the license payments, so that a page can say that nobody does before anything is typed. */
export const getPaymentProvider = forPerson({})<'getPaymentProvider'>(async (_, { settings }) =>
  found({ kind: settings.payment.kind }),
);
