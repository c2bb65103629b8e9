import type { Registry } from '../http/index.ts';
import { getPaymentProvider } from './getPaymentProvider.ts';
import { listPayments } from './listPayments.ts';
import { settlePayment } from './settlePayment.ts';
import { startPayment } from './startPayment.ts';

/** The operations of this area. */
export const licenseOperations = {
  getPaymentProvider,
  listPayments,
  settlePayment,
  startPayment,
} satisfies Partial<Registry>;
