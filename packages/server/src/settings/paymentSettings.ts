import type { z } from 'zod';
import { refuse, type Variables } from './variables.ts';

/** Who takes the license payments. */
export type PaymentSettings =
  /** Nobody: licenses cannot be bought. */
  | { readonly kind: 'none' }
  /** One of our own pages that takes no money, only in a demo. */
  | ({ readonly kind: 'sandbox' } & PaymentKeys)
  | ({
      readonly kind: 'external';
      /** The page of the provider. */
      readonly page: string;
      /** The origin of the console, which buyers return to. */
      readonly returnOrigin: string;
    } & PaymentKeys);

/** How the server and its provider recognize each other; the secret is never sent. */
export interface PaymentKeys {
  /** Identifies the merchant to the provider. */
  readonly merchantKey: string;
  /** The key with which the server and the provider sign their messages. */
  readonly secret: string;
}

const SANDBOX = 'sandbox';
const SHORTEST_SECRET = 32;
/** Public, so it may only be used in a demo, where licenses are worth nothing; it is the same in every process. */
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
