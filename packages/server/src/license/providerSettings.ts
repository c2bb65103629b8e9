import type { Settings } from '../settings/index.ts';
import { formProvider, type PaymentProvider } from './paymentProvider.ts';

/** The page of the sandbox provider, which takes no money. */
export const SANDBOX_PAGE = '/sandbox-payment';

/** The provider named by the settings; null where nobody takes money. */
export function paymentProvider({ payment }: Pick<Settings, 'payment'>): PaymentProvider | null {
  switch (payment.kind) {
    case 'none':
      return null;
    case 'sandbox':
      return formProvider(SANDBOX_PAGE, payment);
    case 'external':
      return formProvider(payment.page, payment);
  }
}
