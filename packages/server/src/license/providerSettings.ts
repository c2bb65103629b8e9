import type { Settings } from '../settings.ts';
import { formProvider, type PaymentProvider, type ProviderAgreement } from './paymentProvider.ts';

/** The page of the sandbox provider, which takes no money. */
export const SANDBOX_PAGE = '/sandbox-payment';

/** How the server and its provider know each other. */
export function agreementOf({ payment }: Pick<Settings, 'payment'>): ProviderAgreement {
  return { merchantKey: payment.merchantKey, secret: payment.secret };
}

/** The provider that the settings name. */
export function paymentProvider(settings: Pick<Settings, 'payment'>): PaymentProvider {
  return formProvider(settings.payment.page ?? SANDBOX_PAGE, agreementOf(settings));
}
