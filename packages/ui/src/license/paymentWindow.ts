import type { components } from '@remote-console/api-client';
import { PAYMENT_POPUP } from '@remote-console/domain';

/** The form that opens the page of the payment provider. */
export type PaymentForm = components['schemas']['PaymentForm'];

/** The outcome of a payment; `closed` if the window closed without a message. */
export type PaymentOutcome = 'success' | 'failure' | 'cancel' | 'closed';

/** The payment window of the provider. */
export interface PaymentWindow {
  /** Submits the form of an order into the window. */
  readonly submit: (form: PaymentForm) => void;
  /** Brings the window to the front. */
  readonly show: () => void;
  readonly close: () => void;
  /** Resolves once the window is closed (C-PAY-25). */
  readonly outcome: Promise<PaymentOutcome>;
}

/** A single name, so that a second order reuses the window of the first. */
const NAME = 'remote-console-payment';

function features({ screenX, screenY, outerWidth, outerHeight }: Window): string {
  const { width, height } = PAYMENT_POPUP;
  const left = Math.max(0, Math.round(screenX + (outerWidth - width) / 2));
  const top = Math.max(0, Math.round(screenY + (outerHeight - height) / 2));
  return `popup=yes,width=${width},height=${height},left=${left},top=${top}`;
}

/** The outcome in a message of the page that buyers return to, or null for any other message. */
function outcomeIn({ origin, data }: MessageEvent<unknown>, host: Window): PaymentOutcome | null {
  if (origin !== host.location.origin || typeof data !== 'object' || data === null) return null;
  if (!('type' in data) || data.type !== 'payment' || !('result' in data)) return null;
  const { result } = data;
  return result === 'success' || result === 'failure' || result === 'cancel' ? result : null;
}

/** Checks every half second whether the window is closed, and then resolves to the last reported outcome. */
function watch(opened: Window, host: Window): Promise<PaymentOutcome> {
  return new Promise((resolve) => {
    let outcome: PaymentOutcome = 'closed';
    const listen = (event: MessageEvent<unknown>) => {
      outcome = outcomeIn(event, host) ?? outcome;
    };
    host.addEventListener('message', listen);
    const timer = setInterval(() => {
      if (!opened.closed) return;
      clearInterval(timer);
      // A message sent right before the window closed may not have arrived yet.
      setTimeout(() => {
        host.removeEventListener('message', listen);
        resolve(outcome);
      });
    }, PAYMENT_POPUP.pollMs);
  });
}

function submitInto({ document }: Window, { action, fields }: PaymentForm): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.target = NAME;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

/**
 * Opens the window for a payment, 1024 by 726 (C-PAY-24). Call it in the click handler: later, browsers block windows.
 * Null if the browser opens none.
 */
export function openPaymentWindow(host: Window = window): PaymentWindow | null {
  const opened = host.open('', NAME, features(host));
  if (!opened) return null;
  return {
    submit: (form) => submitInto(host, form),
    show: () => opened.focus(),
    close: () => opened.close(),
    outcome: watch(opened, host),
  };
}
