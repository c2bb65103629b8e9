import type { License, Profile } from '@remote-console/api-client';
import { useAgreedPrice } from '@remote-console/api-client/react';
import { usualPlan, type LicenseRecord } from '@remote-console/domain';
import { useLegalTexts } from '../legal/index.ts';
import { useNow } from '../contexts/index.ts';
import { OrderDialog, type AgreedPrice } from './OrderDialog/OrderDialog.tsx';
import { useLicensePayment } from './useLicensePayment.ts';

export interface OrderWidgetProps {
  /** Whether the dialog is visible. */
  readonly open: boolean;
  /** The license to renew, with its renewals applied; `null` to buy a new one. */
  readonly renewed: LicenseRecord | null;
  /** The buyer. */
  readonly buyerId: number;
  /** The current licenses. */
  readonly licenses: readonly License[];
  /** The profile after a payment; an application stores it in its session. */
  readonly onProfile: ((change: { readonly profile: Profile }) => void) | undefined;
  /** The dialog was closed, or the order is paid. */
  readonly onClose: () => void;
}

/** The order dialog with the buyer's price and the payment in its own window. */
export function OrderWidget({ open, renewed, buyerId, licenses, onProfile, onClose }: OrderWidgetProps) {
  const { price, error, isValidating, mutate } = useAgreedPrice(buyerId);
  const payment = useLicensePayment({ licenses, onProfile, onOver: onClose });
  const { readTerms } = useLegalTexts();
  const now = useNow();
  const agreed = (): AgreedPrice => {
    if (price !== null) return { kind: 'known', price };
    return error ? { kind: 'failed', retrying: isValidating, onRetry: () => void mutate() } : { kind: 'waiting' };
  };
  return (
    <OrderDialog
      open={open}
      renewed={renewed}
      licensePlan={usualPlan(licenses, now)}
      agreed={agreed()}
      stage={payment.stage}
      error={payment.error}
      onPay={payment.pay}
      onShowWindow={payment.showWindow}
      onStopPaying={payment.stop}
      onReadTerms={() => void readTerms()}
      onClose={onClose}
    />
  );
}
