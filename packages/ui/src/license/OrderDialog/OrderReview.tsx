import Box from '@mui/material/Box';
import { formatInstant, type OrderForm, type OrderSum } from '@remote-console/domain';
import { Fragment } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button } from '../../primitives/index.ts';
import { useTimePreferences } from '../../provider/index.ts';
import { METHOD_LABELS, PLAN_LABELS } from '../planTexts.ts';

interface OrderSumBlockProps {
  readonly form: OrderForm;
  readonly sum: OrderSum;
}

/** What the order costs, with VAT named beside the total (C-LEGAL-08). */
export function OrderTotal({ form, sum: { price } }: OrderSumBlockProps) {
  const text = useText('license');
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        gap: 'var(--rc-space-hair) var(--rc-space-lg)',
        p: 'var(--rc-space-md) var(--rc-space-lg)',
        borderRadius: 'var(--rc-radius-control)',
        bgcolor: 'tone.sunken',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <Box
        component="span"
        sx={{ fontSize: 'var(--rc-font-size-label)', lineHeight: '18px', color: 'tone.textSecondary' }}
      >
        {text('calculationValue', {
          price: price.unitPrice,
          devices: form.volume.devices,
          term: text('months', { count: form.months }),
        })}
        {price.discountPercent > 0 && ` · ${text('discountValue', { percent: price.discountPercent })}`}
      </Box>
      <Box component="span" sx={{ ml: 'auto', whiteSpace: 'nowrap' }}>
        <Box component="span" sx={{ fontSize: 'var(--rc-font-size-label)', color: 'tone.textSecondary' }}>
          {`${text('total')} `}
        </Box>
        <Box component="strong" sx={{ fontSize: 'var(--rc-font-size-heading)', lineHeight: '24px' }}>
          {text('won', { amount: price.total })}
        </Box>
        <Box
          component="span"
          sx={{ fontSize: 'var(--rc-font-size-label)', color: 'tone.textSecondary' }}
        >{` (${text('vat')})`}</Box>
      </Box>
    </Box>
  );
}

interface OrderReviewProps extends OrderSumBlockProps {
  /** Shows what the buyer agrees to. */
  readonly onReadTerms: () => void;
}

/** The whole order once more, before it is paid. */
export function OrderReview({ form, sum, onReadTerms }: OrderReviewProps) {
  const text = useText('license');
  const preferences = useTimePreferences();
  const date = (epoch: number) => formatInstant(new Date(epoch).toISOString(), preferences, 'date');
  const lines = [
    [text('plan'), text(PLAN_LABELS[form.plan])],
    [text('devices'), text('deviceCount', { count: form.volume.devices })],
    [text('period'), text('months', { count: form.months })],
    [text('term'), text('termRange', { start: date(sum.term.start), end: date(sum.term.expire) })],
    [text('method'), text(METHOD_LABELS[form.method])],
  ] as const;
  return (
    <Box sx={{ display: 'grid', gap: 'var(--rc-space-lg)', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(88px, max-content) minmax(0, 1fr)',
          gap: 'var(--rc-space-sm) var(--rc-space-xl)',
          m: 0,
          fontSize: 'var(--rc-font-size-body)',
          lineHeight: '20px',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {lines.map(([name, value]) => (
          <Fragment key={name}>
            <Box component="dt" sx={{ color: 'tone.textSecondary' }}>
              {name}
            </Box>
            <Box component="dd" sx={{ m: 0, fontWeight: 500 }}>
              {value}
            </Box>
          </Fragment>
        ))}
      </Box>
      <OrderTotal form={form} sum={sum} />
      <Box sx={{ fontSize: 'var(--rc-font-size-dense)', lineHeight: '20px', color: 'tone.textSecondary' }}>
        {text('payNote')}
        <Box component="span" sx={{ ml: 'var(--rc-space-xs)' }}>
          <Button variant="text" size="small" onClick={onReadTerms}>
            {text('readTerms')}
          </Button>
        </Box>
      </Box>
    </Box>
  );
}
