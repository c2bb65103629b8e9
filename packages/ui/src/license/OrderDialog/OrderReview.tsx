import { formatInstant, type OrderForm, type OrderSum } from '@remote-console/domain';
import { Fragment } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button, Stack } from '../../primitives/index.ts';
import { useTimePreferences } from '../../contexts/index.ts';
import { METHOD_LABELS, PLAN_LABELS } from '../planTexts.ts';
import styles from './OrderReview.module.css';

interface OrderSumBlockProps {
  readonly form: OrderForm;
  readonly sum: OrderSum;
}

/** The total of the order, with VAT shown next to it (C-LEGAL-08). */
export function OrderTotal({ form, sum: { price } }: OrderSumBlockProps) {
  const text = useText('license');
  return (
    <div role="status" className={styles.total}>
      <span className={styles.calculation}>
        {text('calculationValue', {
          price: price.unitPrice,
          devices: form.volume.devices,
          term: text('months', { count: form.months }),
        })}
        {price.discountPercent > 0 && ` · ${text('discountValue', { percent: price.discountPercent })}`}
      </span>
      <span className={styles.price}>
        <span className={styles.aside}>{`${text('total')} `}</span>
        <strong className={styles.amount}>{text('won', { amount: price.total })}</strong>
        <span className={styles.aside}>{` (${text('vat')})`}</span>
      </span>
    </div>
  );
}

interface OrderReviewProps extends OrderSumBlockProps {
  /** Shows what the buyer agrees to. */
  readonly onReadTerms: () => void;
}

/** A review of the whole order, before it is paid. */
export function OrderReview({ form, sum, onReadTerms }: OrderReviewProps) {
  const text = useText('license');
  const preferences = useTimePreferences();
  const date = (epoch: number) => formatInstant(new Date(epoch).toISOString(), preferences, 'date');
  const lines = [
    [text('plan'), text(PLAN_LABELS[form.licensePlan])],
    [text('devices'), text('deviceCount', { count: form.volume.devices })],
    [text('period'), text('months', { count: form.months })],
    [text('term'), text('termRange', { start: date(sum.term.start), end: date(sum.term.expire) })],
    [text('method'), text(METHOD_LABELS[form.method])],
  ] as const;
  return (
    <Stack gap="lg">
      <dl className={styles.facts}>
        {lines.map(([name, value]) => (
          <Fragment key={name}>
            <dt className={styles.term}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </Fragment>
        ))}
      </dl>
      <OrderTotal form={form} sum={sum} />
      <div className={styles.hint}>
        {text('payNote')}
        <span className={styles.terms}>
          <Button variant="text" size="small" onClick={onReadTerms}>
            {text('readTerms')}
          </Button>
        </span>
      </div>
    </Stack>
  );
}
