import { done, problem } from '../http/index.ts';
import { forAnyone } from '../members/index.ts';
import { settle } from './paymentStore.ts';
import { paymentProvider } from './providerSettings.ts';

/**
 * Accepts the provider's report of an order's outcome. Without its signature nothing is even looked up, and without a
 * provider nobody can sign.
 */
export const settlePayment = forAnyone<'settlePayment'>(async ({ body }, { connection, settings }) => {
  if (paymentProvider(settings)?.isGenuine(body) !== true) return problem(400, 'invalid_data', 'signature');
  const settlement = await settle(connection, body);
  switch (settlement) {
    case 'settled':
    case 'known':
      return done();
    case 'missing':
      return problem(404, 'not_found');
    case 'wrong_amount':
      return problem(409, 'invalid_data', 'amount');
    case 'contradicted':
      return problem(409, 'invalid_data', 'result');
  }
});
