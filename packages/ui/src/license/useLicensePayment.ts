import { type Profile } from '@remote-console/api-client';
import { useReloadProfile, useStartPayment } from '@remote-console/api-client/react';
import type { OrderForm } from '@remote-console/domain';
import { useRef, useState } from 'react';
import { useErrorMessage, useText } from '../i18n/index.ts';
import { useToast, type ToastTone } from '../contexts/index.ts';
import type { PaymentStage } from './OrderDialog/OrderDialog.tsx';
import { openPaymentWindow, type PaymentOutcome, type PaymentWindow } from './paymentWindow.ts';

interface LicensePaymentInput {
  /** The licenses before the payment, to see whether one was added. */
  readonly licenses: readonly { readonly licenseId: number }[];
  /** The profile after the payment; an application stores it in its session. */
  readonly onProfile: ((change: { readonly profile: Profile }) => void) | undefined;
  /** The payment is over, whatever the outcome (C-PAY-27). */
  readonly onOver: () => void;
}

/** A payment from order to end. */
export interface LicensePayment {
  readonly stage: PaymentStage;
  /** Why the payment did not start, as text. */
  readonly error: string | null;
  readonly pay: (choice: { readonly form: OrderForm }) => void;
  readonly showWindow: () => void;
  readonly stop: () => void;
}

const OUTCOMES = {
  success: { tone: 'success', key: 'paid' },
  failure: { tone: 'error', key: 'paymentFailed' },
  cancel: { tone: 'info', key: 'paymentCancelled' },
  closed: { tone: 'warn', key: 'windowClosed' },
} as const satisfies Record<PaymentOutcome, { tone: ToastTone; key: string }>;

function orderOf({ licensePlan, volume, months, method, renewed }: OrderForm) {
  return {
    plan: licensePlan,
    deviceCount: volume.devices,
    months,
    paymentMethod: method,
    licenseReference: renewed?.licenseId ?? null,
  };
}

/**
 * Pays for an order: opens the window, submits the server's form into it, waits until it is closed, reloads the
 * licenses and reports the outcome (C-PAY-24 to C-PAY-27).
 */
export function useLicensePayment({ licenses, onProfile, onOver }: LicensePaymentInput): LicensePayment {
  const text = useText('license');
  const errorMessage = useErrorMessage();
  const toast = useToast();
  const start = useStartPayment();
  const reload = useReloadProfile();
  const [stage, setStage] = useState<PaymentStage>('order');
  const [error, setError] = useState<string | null>(null);
  const opened = useRef<PaymentWindow | null>(null);

  /** The actual outcome: an added license overrides a window that closed without a message. */
  const settle = async (outcome: PaymentOutcome) => {
    setStage('checking');
    try {
      const profile = await reload();
      if (profile) onProfile?.({ profile });
      const known = new Set(licenses.map(({ licenseId }) => licenseId));
      const isGranted = profile?.pay.some(({ licenseId }) => !known.has(licenseId)) ?? false;
      const { tone, key } = OUTCOMES[isGranted ? 'success' : outcome];
      toast.show({ tone, text: text(key) });
    } catch {
      toast.show({ tone: 'warn', text: text('resultUnknown') });
    }
    setStage('order');
    onOver();
  };

  const run = async (paymentWindow: PaymentWindow, form: OrderForm) => {
    try {
      paymentWindow.submit(await start(orderOf(form)));
    } catch (thrown) {
      paymentWindow.close();
      setError(errorMessage(thrown));
      setStage('order');
      return;
    }
    setStage('paying');
    await settle(await paymentWindow.outcome);
  };

  return {
    stage,
    error,
    pay: ({ form }) => {
      if (stage !== 'order') return;
      setError(null);
      // In the click itself: browsers block windows opened after a response.
      const paymentWindow = openPaymentWindow();
      opened.current = paymentWindow;
      if (paymentWindow === null) {
        setError(text('windowBlocked'));
        return;
      }
      setStage('opening');
      void run(paymentWindow, form);
    },
    showWindow: () => opened.current?.show(),
    stop: () => opened.current?.close(),
  };
}
