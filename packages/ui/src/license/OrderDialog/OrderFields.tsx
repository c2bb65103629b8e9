import {
  choosePlan,
  chooseVolume,
  discountPercent,
  isPlanOpen,
  LICENSE_PERIODS,
  LIST_PRICES,
  MANUAL_VOLUME,
  minimumDevices,
  OFFERED_VOLUMES,
  PAYMENT_METHODS,
  refuseOrder,
  SOLD_PLANS,
  typeVolume,
  type LicensePeriod,
  type OrderForm,
  type PaymentMethodCode,
} from '@remote-console/domain';
import { useState } from 'react';
import { useMessage, useText } from '../../i18n/index.ts';
import { RadioField, SelectField, Stack, TextField } from '../../primitives/index.ts';
import { METHOD_LABELS, PLAN_LABELS } from '../planTexts.ts';
import styles from './OrderFields.module.css';

interface OrderFieldsProps {
  readonly form: OrderForm;
  readonly onChange: (form: OrderForm) => void;
  /** Agreed price in won per device and month; 0 for the list price. */
  readonly customPrice: number;
}

type FieldProps = Pick<OrderFieldsProps, 'form' | 'onChange'>;

const isMethod = (code: string): code is PaymentMethodCode => Object.hasOwn(PAYMENT_METHODS, code);
const METHODS = Object.keys(PAYMENT_METHODS).filter(isMethod);

const asNumber = (digits: string) => (/^\d{1,9}$/.test(digits.trim()) ? Number(digits) : Number.NaN);

/** The number of devices as typed: anything but a number above 0 becomes 1, with a warning (C-PAY-14). */
function TypedVolume({ form, onChange }: FieldProps) {
  const text = useText('license');
  const message = useMessage();
  const [digits, setDigits] = useState(String(form.volume.devices));
  const [warning, setWarning] = useState<string | null>(null);
  const refusal = refuseOrder(form);

  const settle = () => {
    const { warning: found, ...volume } = typeVolume(asNumber(digits));
    setWarning(found);
    setDigits(String(volume.devices));
    if (volume.devices !== form.volume.devices) onChange({ ...form, volume });
  };
  const shown = warning ?? refusal;
  return (
    <TextField
      label={text('devicesTyped')}
      value={digits}
      inputMode="numeric"
      required
      error={shown === null ? undefined : message(shown)}
      onBlur={settle}
      onChange={({ value }) => {
        setDigits(value);
        setWarning(null);
        const devices = asNumber(value);
        if (devices > 0) onChange({ ...form, volume: { manual: true, devices } });
      }}
    />
  );
}

/** The number of devices: 1 to 10 from a list, more by typing (C-PAY-12, C-PAY-13). */
function VolumeFields({ form, onChange }: FieldProps) {
  const text = useText('license');
  const message = useMessage();
  const { manual, devices } = form.volume;
  const refusal = refuseOrder(form);
  return (
    <>
      <SelectField
        label={text('devices')}
        value={String(manual ? MANUAL_VOLUME : devices)}
        options={[
          ...OFFERED_VOLUMES.map((count) => ({ value: String(count), label: text('deviceCount', { count }) })),
          { value: String(MANUAL_VOLUME), label: text('devicesManual') },
        ]}
        hint={
          form.licensePlan === 'Corporate' ? text('fewest', { count: minimumDevices(form.licensePlan) }) : undefined
        }
        error={refusal === null || manual ? undefined : message(refusal)}
        onChange={({ value }) => onChange({ ...form, volume: chooseVolume(Number(value)) })}
      />
      {manual && <TypedVolume form={form} onChange={onChange} />}
    </>
  );
}

/** The order: plan, devices, period and payment method. A renewal keeps plan and devices. */
export function OrderFields({ form, onChange, customPrice }: OrderFieldsProps) {
  const text = useText('license');
  const periodLabel = (count: LicensePeriod) => {
    const percent = discountPercent(count);
    const period = text('months', { count });
    return percent === 0 ? period : text('periodDiscount', { period, percent });
  };
  const isOpen = isPlanOpen(form);
  return (
    <Stack gap="lg">
      {isOpen ? (
        <>
          <RadioField
            label={text('plan')}
            value={form.licensePlan}
            options={SOLD_PLANS.map((plan) => ({
              value: plan,
              label: text(PLAN_LABELS[plan]),
              hint: text('planPrice', { price: customPrice > 0 ? customPrice : LIST_PRICES[plan] }),
            }))}
            onChange={({ value }) => onChange(choosePlan(form, value))}
          />
          <VolumeFields form={form} onChange={onChange} />
        </>
      ) : (
        <div className={styles.hint}>{text('keepsPlan')}</div>
      )}
      <SelectField
        label={text('period')}
        value={String(form.months)}
        options={LICENSE_PERIODS.map((months) => ({ value: String(months), label: periodLabel(months) }))}
        onChange={({ value }) => {
          const months = LICENSE_PERIODS.find((period) => String(period) === value);
          if (months !== undefined) onChange({ ...form, months });
        }}
      />
      <RadioField
        label={text('method')}
        direction="row"
        value={form.method}
        options={METHODS.map((code) => ({ value: code, label: text(METHOD_LABELS[code]) }))}
        onChange={({ value }) => onChange({ ...form, method: value })}
      />
    </Stack>
  );
}
