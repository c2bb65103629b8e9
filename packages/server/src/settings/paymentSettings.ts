import type { z } from 'zod';
import { refuse, type Variables } from './variables.ts';

/** Who takes the money for licenses. */
export type PaymentSettings =
  /** Nobody: licenses cannot be bought. */
  | { readonly kind: 'none' }
  /** A page of our own that takes no money, in a demo alone. */
  | ({ readonly kind: 'sandbox' } & PaymentKeys)
  | ({
      readonly kind: 'external';
      /** The page of the provider. */
      readonly page: string;
      /** The origin of the console, which buyers come back to. */
      readonly returnOrigin: string;
    } & PaymentKeys);

/** How the server and its provider know each other; the secret is never sent. */
export interface PaymentKeys {
  /** By which the provider knows whom the money is for. */
  readonly merchantKey: string;
  /** By which the server and the provider sign what they tell each other. */
  readonly secret: string;
}

const SANDBOX = 'sandbox';
const SHORTEST_SECRET = 32;
/** Public, so that it may work in a demo alone, where licenses are worth nothing; it is the same in every process. */
const SANDBOX_SECRET = 'the sandbox takes no money and has no secret';

/** Who takes the money. In a demo that is the sandbox unless a provider is named; a company has nobody until then. */
export function paymentOf(variables: Variables, context: z.RefinementCtx): PaymentSettings {
  const { DEMO, PUBLIC_URL, PAYMENT_MERCHANT_KEY: merchantKey, PAYMENT_SECRET: secret = '' } = variables;
  const provider = variables.PAYMENT_PROVIDER ?? (DEMO ? SANDBOX : undefined);
  if (provider === undefined) return { kind: 'none' };
  if (provider === SANDBOX && DEMO) {
    return { kind: 'sandbox', merchantKey: merchantKey ?? SANDBOX, secret: secret || SANDBOX_SECRET };
  }
  if (provider === SANDBOX) {
    return refuse(
      context,
      'PAYMENT_PROVIDER',
      'can be sandbox in a demo only, because it gives licenses away: name the https address of a provider, or leave it out.',
    );
  }
  if (merchantKey === undefined || secret.length < SHORTEST_SECRET) {
    return refuse(
      context,
      'PAYMENT_PROVIDER',
      `needs PAYMENT_MERCHANT_KEY, and PAYMENT_SECRET with at least ${SHORTEST_SECRET} characters.`,
    );
  }
  if (PUBLIC_URL === undefined) {
    return refuse(context, 'PAYMENT_PROVIDER', 'needs PUBLIC_URL, the address that buyers come back to.');
  }
  return { kind: 'external', page: provider, merchantKey, secret, returnOrigin: PUBLIC_URL };
}
