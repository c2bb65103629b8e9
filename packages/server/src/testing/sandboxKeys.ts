import type { PaymentKeys } from '../settings/paymentSettings.ts';
import type { Settings } from '../settings/settings.ts';

/** The key with which the sandbox of a demo signs its messages to the server. */
export function sandboxKeys({ payment }: Pick<Settings, 'payment'>): PaymentKeys {
  if (payment.kind !== 'sandbox') throw new Error('The server has no sandbox.');
  return payment;
}
