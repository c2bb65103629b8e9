import type { PaymentFields, PaymentResult } from '@remote-console/api-client/contract';
import { directionOf, type Language } from '@remote-console/domain';
import { html, raw } from 'hono/html';
import { PAYMENT_TEXTS } from './paymentTexts.ts';

/** A page that needs a nonce for its style. */
interface PageFrame {
  readonly language: Language;
  readonly nonce: string;
}

const STYLE = `
:root { color-scheme: light dark; font-family: Pretendard, "Noto Sans KR", "Noto Sans JP", system-ui, sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: Canvas; color: CanvasText; }
main { width: min(32rem, calc(100vw - 2rem)); padding: 1rem 0; }
h1 { font-size: 1.5rem; margin: 0 0 .5rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .5rem 1.5rem; padding: 1rem; margin: 1rem 0; border: 1px solid; border-radius: .5rem; }
dd { margin: 0; text-align: end; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.amount { font-size: 1.25rem; font-weight: 700; }
.choices { display: flex; flex-wrap: wrap; gap: .5rem; border: 0; padding: 0; margin: 0; }
button { font: inherit; min-height: 2.75rem; padding: 0 1.25rem; border-radius: .5rem; border: 1px solid; background: ButtonFace; color: ButtonText; cursor: pointer; }
button.main { background: #2456c4; border-color: #2456c4; color: #fff; font-weight: 600; }
button:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
`;

function frame({ language, nonce }: PageFrame, title: string, content: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style nonce="${nonce}">
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`;
}

/** The sandbox provider's page: what is paid, and a choice of how the payment ends. */
export function sandboxPage(page: PageFrame, form: PaymentFields, action: string) {
  const text = PAYMENT_TEXTS[page.language];
  return frame(
    page,
    text('title'),
    html`<h1>${text('title')}</h1>
      <p>${text('notice')}</p>
      <dl>
        <dt>${text('order')}</dt>
        <dd>${form.order_id}</dd>
        <dt>${text('buyer')}</dt>
        <dd>${form.buyer}</dd>
        <dt>${text('product')}</dt>
        <dd>${form.product_type}</dd>
        <dt>${text('devices')}</dt>
        <dd>${form.device_count}</dd>
        <dt>${text('term')}</dt>
        <dd>${text('months', { count: Number(form.term) })}</dd>
        <dt>${text('method')}</dt>
        <dd>${text(`method_${form.payment_method}`)}</dd>
        <dt>${text('amount')}</dt>
        <dd><span class="amount">${text('price', { amount: Number(form.amount) })}</span> (${text('vat')})</dd>
      </dl>
      <form method="post" action="${action}">
        ${Object.entries(form).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
        <fieldset class="choices">
          <legend>${text('choose')}</legend>
          <button class="main" name="result" value="success">${text('success')}</button>
          <button name="result" value="failure">${text('failure')}</button>
          <button name="result" value="cancel">${text('cancel')}</button>
        </fieldset>
      </form>`,
  );
}

/** The page for a request that was not signed by the server. */
export function invalidPage(page: PageFrame) {
  const text = PAYMENT_TEXTS[page.language];
  return frame(
    page,
    text('title'),
    html`<h1>${text('title')}</h1>
      <p role="alert">${text('invalid')}</p>`,
  );
}

/** The page that a buyer returns to: it notifies the console that opened it, and closes itself. */
export function resultPage(page: PageFrame, result: PaymentResult['result'], script: string) {
  const text = PAYMENT_TEXTS[page.language];
  const outcome = text(`result_${result}`);
  return frame(
    page,
    outcome,
    html`<h1 role="status">${outcome}</h1>
      <button class="main" id="close" data-result="${result}">${text('close')}</button>
      <script src="${script}" defer></script>`,
  );
}

/** Notifies the window that opened the page, and closes the page: right away if possible, otherwise with its button. */
export const CLOSE_SCRIPT = `'use strict';
const button = document.getElementById('close');
button.addEventListener('click', () => window.close());
if (window.opener) {
  window.opener.postMessage({ type: 'payment', result: button.dataset.result }, window.location.origin);
  window.close();
}
`;
