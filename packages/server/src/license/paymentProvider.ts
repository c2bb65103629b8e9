import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PaymentFields, PaymentResult, WireComponents } from '@remote-console/api-client/contract';
import type { PaymentKeys } from '../settings/index.ts';

/** The fields signed by or sent to a provider, before they are signed. */
export type UnsignedFields = Omit<PaymentFields, 'signature' | 'merchant_key'>;
/** A provider's report about an order, with the names covered by its signature. */
export type SignedResult = WireComponents['schemas']['PaymentResult'];
/** The same before it is signed. */
export type UnsignedResult = Omit<SignedResult, 'signature'>;

/** A payment provider: a page that a form is posted to, and its report of the outcome. */
export interface PaymentProvider {
  /** Where the form is posted to; one of our own addresses for the sandbox. */
  readonly action: string;
  /** The form for an order, signed so that nobody can change it in transit. */
  readonly form: (fields: UnsignedFields) => PaymentFields;
  /** Whether a report really comes from the provider. */
  readonly isGenuine: (result: PaymentResult) => boolean;
}

/** One text for named values, in any order; no two different sets of values share one. */
function canonical(values: Readonly<Record<string, string>>): string {
  return JSON.stringify(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** HMAC-SHA-256 (RFC 2104) of named values, in hexadecimal. It covers its purpose, so that none passes for another. */
function signatureOf(secret: string, purpose: 'form' | 'result', values: Readonly<Record<string, string>>): string {
  return createHmac('sha256', secret)
    .update(`${purpose}:${canonical(values)}`)
    .digest('hex');
}

function isSignature(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.byteLength === b.byteLength && timingSafeEqual(a, b);
}

/** Signs the form of an order. */
export function signForm({ merchantKey, secret }: PaymentKeys, fields: UnsignedFields): PaymentFields {
  const form = { ...fields, merchant_key: merchantKey };
  return { ...form, signature: signatureOf(secret, 'form', form) };
}

/** Whether a form is as the server signed it. */
export function isGenuineForm({ merchantKey, secret }: PaymentKeys, form: PaymentFields): boolean {
  const { signature, ...fields } = form;
  return form.merchant_key === merchantKey && isSignature(signature, signatureOf(secret, 'form', fields));
}

/** Signs the outcome of an order. */
export function signResult({ secret }: PaymentKeys, result: UnsignedResult): SignedResult {
  return { ...result, signature: signatureOf(secret, 'result', result) };
}

function isGenuineResult(
  { secret }: PaymentKeys,
  { signature, orderId, paymentMethod, amount, result }: PaymentResult,
): boolean {
  const signed: UnsignedResult = { order_id: orderId, payment_method: paymentMethod, amount, result };
  return isSignature(signature, signatureOf(secret, 'result', signed));
}

/** A provider that is reached by posting a signed form to its page. */
export function formProvider(action: string, agreement: PaymentKeys): PaymentProvider {
  return {
    action,
    form: (fields) => signForm(agreement, fields),
    isGenuine: (result) => isGenuineResult(agreement, result),
  };
}
