import Skeleton from '@mui/material/Skeleton';
import {
  newOrder,
  orderSum,
  refuseOrder,
  renewalOrder,
  type LicenseRecord,
  type OrderForm,
  type SoldPlan,
} from '@remote-console/domain';
import { useState, type ReactNode } from 'react';
import { DialogChoice, DialogFrame } from '../../dialogs/index.ts';
import { useText } from '../../i18n/index.ts';
import { Button, LoadFailed, Stack, Stepper } from '../../primitives/index.ts';
import { useNow, useTimePreferences } from '../../contexts/index.ts';
import { PLAN_LABELS } from '../planTexts.ts';
import { OrderFields } from './OrderFields.tsx';
import { OrderReview, OrderTotal } from './OrderReview.tsx';
import { PayingNote } from './PayingNote.tsx';
import styles from './OrderDialog.module.css';

/** The state of the payment: not started, requested, in its window, or closed and being checked. */
export type PaymentStage = 'order' | 'opening' | 'paying' | 'checking';

/** The price per device and month that was agreed with the buyer. */
export type AgreedPrice =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly onRetry: () => void; readonly retrying: boolean }
  /** Won; 0 for the list price. */
  | { readonly kind: 'known'; readonly price: number };

export interface OrderDialogProps {
  readonly open: boolean;
  /** The license to renew, with its renewals applied; `null` to buy a new one. */
  readonly renewed: LicenseRecord | null;
  /** The initial plan of a new license; Basic by default. */
  readonly licensePlan?: SoldPlan;
  readonly agreed: AgreedPrice;
  readonly stage: PaymentStage;
  /** Why the payment did not start, as text. */
  readonly error: string | null;
  /** Starts the payment: opens its window synchronously. */
  readonly onPay: (choice: { readonly form: OrderForm }) => void;
  /** Brings the payment window to the front. */
  readonly onShowWindow: () => void;
  /** Closes the payment window. */
  readonly onStopPaying: () => void;
  /** Shows the terms of use. */
  readonly onReadTerms: () => void;
  readonly onClose: () => void;
}

type Step = 'form' | 'review';

/** Buys a license or renews one: the order, its review, and the payment (C-PAY-01, C-PAY-02). */
export function OrderDialog(props: OrderDialogProps) {
  const {
    open,
    renewed,
    licensePlan = 'Basic',
    agreed,
    stage,
    error,
    onPay,
    onShowWindow,
    onStopPaying,
    onReadTerms,
    onClose,
  } = props;
  const text = useText('license');
  const now = useNow();
  const { timeZoneId } = useTimePreferences();
  const [form, setForm] = useState<OrderForm>(() => (renewed === null ? newOrder(licensePlan) : renewalOrder(renewed)));
  const [step, setStep] = useState<Step>('form');
  const inWindow = stage === 'paying' || stage === 'checking';
  const position = inWindow ? 2 : step === 'review' ? 1 : 0;
  const sum = agreed.kind === 'known' ? orderSum(form, agreed.price, now, timeZoneId) : null;

  const content = (): ReactNode => {
    if (inWindow) return <PayingNote stage={stage} />;
    if (agreed.kind === 'failed')
      return <LoadFailed title={text('priceFailed')} retrying={agreed.retrying} onRetry={agreed.onRetry} />;
    if (sum !== null && step === 'review') return <OrderReview form={form} sum={sum} onReadTerms={onReadTerms} />;
    return (
      <>
        <OrderFields form={form} onChange={setForm} customPrice={agreed.kind === 'known' ? agreed.price : 0} />
        {sum === null ? <Skeleton variant="rounded" height={48} /> : <OrderTotal form={form} sum={sum} />}
      </>
    );
  };
  const actions = (): ReactNode => {
    if (inWindow)
      return (
        <>
          <Button variant="text" disabled={stage === 'checking'} onClick={onStopPaying}>
            {text('stopPaying')}
          </Button>
          <Button variant="contained" disabled={stage === 'checking'} onClick={onShowWindow}>
            {text('showWindow')}
          </Button>
        </>
      );
    if (step === 'form' || sum === null)
      return (
        <DialogChoice
          label={text('next')}
          disabled={sum === null || refuseOrder(form) !== null}
          onConfirm={() => setStep('review')}
          onCancel={onClose}
        />
      );
    return (
      <>
        <Button variant="text" disabled={stage === 'opening'} onClick={() => setStep('form')}>
          {text('previous')}
        </Button>
        <Button variant="contained" loading={stage === 'opening'} onClick={() => onPay({ form })}>
          {text('pay', { amount: sum.price.total })}
        </Button>
      </>
    );
  };
  return (
    <DialogFrame
      open={open}
      width={560}
      locked={stage !== 'order'}
      title={renewed === null ? text('buyTitle') : text('renewTitle', { plan: text(PLAN_LABELS[renewed.plan]) })}
      onClose={onClose}
      actions={actions()}
    >
      <Stack gap="roomy">
        <Stepper
          label={text('steps')}
          current={position}
          steps={[
            { key: 'form', label: text('stepOrder') },
            { key: 'review', label: text('stepReview') },
            { key: 'pay', label: text('stepPay') },
          ]}
        />
        {content()}
        {error !== null && !inWindow && (
          <div role="alert" className={styles.error}>
            {error}
          </div>
        )}
      </Stack>
    </DialogFrame>
  );
}
