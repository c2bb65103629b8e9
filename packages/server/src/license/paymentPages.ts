import { type PaymentFields, type PaymentResult, routeOf } from '@remote-console/api-client/contract';
import {
  isLanguage,
  type Language,
  PAYMENT_METHODS,
  type PaymentMethodCode,
  preferredLanguage,
} from '@remote-console/domain';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Hono } from 'hono';
import type { SecureHeadersVariables } from 'hono/secure-headers';
import type { PaymentKeys, Settings } from '../settings/index.ts';
import { CLOSE_SCRIPT, invalidPage, resultPage, sandboxPage } from './paymentHtml.ts';
import { isGenuineForm, signResult } from './paymentProvider.ts';
import { SANDBOX_PAGE } from './providerSettings.ts';

/** Where a provider sends the buyer back to, with `result` in the query. */
export const RESULT_PAGE = '/payment-result';
const CLOSE_ADDRESS = `${RESULT_PAGE}/close.js`;
const SANDBOX_DECISION = `${SANDBOX_PAGE}/decision`;
const LARGEST_FORM = 16 * 1024;

const RESULTS = ['success', 'failure', 'cancel'] as const;

type Page = Context<{ Variables: { secureHeadersNonce?: string } }>;

function frameOf(context: Page, language?: Language) {
  return {
    language: language ?? preferredLanguage({ acceptLanguage: context.req.header('accept-language') }),
    nonce: context.get('secureHeadersNonce') ?? '',
  };
}

function resultOf(value: unknown): PaymentResult['result'] | null {
  return RESULTS.find((result) => result === value) ?? null;
}

const isMethod = (code: string): code is PaymentMethodCode => Object.hasOwn(PAYMENT_METHODS, code);

/** The fields of a posted form, if all of them are present and signed by the server; otherwise null. */
async function readForm(context: Page, keys: PaymentKeys) {
  const body: Record<string, unknown> = await context.req.parseBody().catch(() => ({}));
  const field = (name: string) => (typeof body[name] === 'string' ? body[name] : '');
  const [method, language, plan] = [field('payment_method'), field('language'), field('product_type')];
  if (!isMethod(method) || !isLanguage(language) || (plan !== 'Basic' && plan !== 'Corporate')) return null;
  const form: PaymentFields = {
    merchant_key: field('merchant_key'),
    order_id: field('order_id'),
    amount: field('amount'),
    buyer: field('buyer'),
    product_type: plan,
    device_count: field('device_count'),
    start_date: field('start_date'),
    end_date: field('end_date'),
    term: field('term'),
    renew_ref: field('renew_ref'),
    flag: field('flag') === 'renew' ? 'renew' : 'new',
    payment_method: method,
    language,
    return_url: field('return_url'),
    signature: field('signature'),
  };
  return isGenuineForm(keys, form) ? { form, result: resultOf(body['result']) } : null;
}

/** The sandbox provider: its page, and what it reports to the server when the buyer has chosen. */
function serveSandbox(app: Hono<{ Variables: SecureHeadersVariables }>, keys: PaymentKeys): void {
  const limit = bodyLimit({ maxSize: LARGEST_FORM, onError: (context) => context.body(null, 413) });

  app.post(SANDBOX_PAGE, limit, async (context) => {
    const read = await readForm(context, keys);
    if (!read) return context.html(invalidPage(frameOf(context)), 400);
    return context.html(sandboxPage(frameOf(context, read.form.language), read.form, SANDBOX_DECISION));
  });

  app.post(SANDBOX_DECISION, limit, async (context) => {
    const read = await readForm(context, keys);
    const result = read?.result ?? null;
    if (!read || result === null) return context.html(invalidPage(frameOf(context)), 400);
    const { order_id, amount, payment_method, return_url } = read.form;
    const signedResult = signResult(keys, { order_id, amount, payment_method, result });
    // Handled like any provider's answer, so that the sandbox goes through the same checks.
    const answer = await app.request(routeOf('settlePayment'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(signedResult),
    });
    if (!answer.ok) return context.html(invalidPage(frameOf(context, read.form.language)), 409);
    return context.redirect(`${return_url}?result=${result}&language=${read.form.language}`, 303);
  });
}

/** Serves the page that buyers return to, and in a demo the sandbox provider. */
export function servePaymentPages(
  app: Hono<{ Variables: SecureHeadersVariables }>,
  { payment }: Pick<Settings, 'payment'>,
): void {
  if (payment.kind === 'sandbox') serveSandbox(app, payment);
  app.get(RESULT_PAGE, (context) => {
    const result = resultOf(context.req.query('result'));
    if (result === null) return context.notFound();
    const language = context.req.query('language') ?? '';
    return context.html(
      resultPage(frameOf(context, isLanguage(language) ? language : undefined), result, CLOSE_ADDRESS),
    );
  });
  app.get(CLOSE_ADDRESS, (context) =>
    context.body(CLOSE_SCRIPT, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }),
  );
}
