import {
  ALERT_DEVICE_TYPES,
  ALERT_TYPES,
  formatAlertCode,
  parseAlertCode,
  readThreshold,
  thresholdBounds,
  type AlertDeviceInitial,
  type AlertType,
  type Threshold,
  type ThresholdFault,
} from '@remote-console/domain';
import type { ThresholdAlert } from '@remote-console/api-client';
import { useState } from 'react';
import { FormDialog } from '../../dialogs/index.ts';
import { useMessage, useText } from '../../i18n/index.ts';
import { SelectField, TextField, type SaveOutcome } from '../../primitives/index.ts';
import { useThresholdLabel } from './useThresholdLabel.ts';

export interface ThresholdDialogProps {
  readonly open: boolean;
  /** The threshold to change, or `null` for a new one. */
  readonly threshold: ThresholdAlert | null;
  /** Saves it; resolves to the text of a refusal. */
  readonly onSave: (threshold: Threshold) => Promise<SaveOutcome>;
  readonly onClose: () => void;
}

type Problem = Pick<ThresholdFault, 'fault'> & { readonly at: 'device' | 'type' | 'amount' };

const DEVICES: readonly AlertDeviceInitial[] = ['W'];

/** Where an error is shown: missing choices at their field, everything else at the amount. */
function placeOf(fault: ThresholdFault['fault']): Problem['at'] {
  if (fault === 'please_select_device_type') return 'device';
  return fault === 'please_select_alert_type' ? 'type' : 'amount';
}

/** A typed amount; anything that is not a number is outside all bounds. */
function amountOf(typed: string): number | null {
  return typed.trim() === '' ? null : Number(typed.trim());
}

/** Asks for a threshold [C-THRESH-02] [C-THRESH-03] [C-THRESH-08] [C-THRESH-09] [C-THRESH-10] [C-THRESH-11]. */
export function ThresholdDialog({ open, threshold, onSave, onClose }: ThresholdDialogProps) {
  const text = useText('groupPages');
  const common = useText('common');
  const message = useMessage();
  const words = useThresholdLabel();
  const parsed = threshold && parseAlertCode(threshold.alertCode);
  const [device, setDevice] = useState<AlertDeviceInitial | ''>(parsed?.device ?? '');
  const [type, setType] = useState<AlertType | null>(parsed?.type ?? null);
  const [amount, setAmount] = useState(String(threshold?.alertMinutes ?? threshold?.threshold ?? ''));
  const [problem, setProblem] = useState<Problem | null>(null);
  const [refusal, setRefusal] = useState<string | undefined>(undefined);
  const errorAt = (at: Problem['at']) => (problem?.at === at ? message(problem.fault) : undefined);
  const forget = () => {
    setProblem(null);
    setRefusal(undefined);
  };

  const save = () => {
    const alertCode = device === '' ? '' : type === null ? `I${device}` : formatAlertCode(device, type);
    const value = amountOf(amount);
    const read = readThreshold({ alertCode, alertMinutes: value, threshold: value });
    if ('fault' in read) {
      setProblem({ fault: read.fault, at: placeOf(read.fault) });
      return null;
    }
    return onSave(read.threshold);
  };
  const bounds = type && thresholdBounds(type);

  return (
    <FormDialog
      open={open}
      title={text(threshold ? 'changeThreshold' : 'addThreshold')}
      label={threshold ? common('save') : text('add')}
      onSave={save}
      onRefused={({ error }) => setRefusal(error)}
      onClose={onClose}
    >
      <SelectField<AlertDeviceInitial>
        label={text('deviceType')}
        value={device}
        placeholder={text('choose')}
        disabled={threshold !== null}
        error={errorAt('device')}
        options={DEVICES.map((value) => ({ value, label: words.device(ALERT_DEVICE_TYPES[value]) }))}
        onChange={({ value }) => {
          setDevice(value);
          forget();
        }}
      />
      <SelectField<string>
        label={text('alertType')}
        value={type ? String(type.number) : ''}
        placeholder={text('choose')}
        disabled={threshold !== null}
        error={errorAt('type')}
        options={ALERT_TYPES.map((choice) => ({ value: String(choice.number), label: words.type(choice) }))}
        onChange={({ value }) => {
          setType(ALERT_TYPES.find(({ number }) => String(number) === value) ?? null);
          forget();
        }}
      />
      <TextField
        label={
          type
            ? text('amountLabel', {
                what: text(type.basis === 'time' ? 'alertTime' : 'alertValue'),
                unit: words.unit(type),
              })
            : text('alertValue')
        }
        value={amount}
        inputMode="numeric"
        autoComplete="off"
        error={errorAt('amount') ?? refusal}
        hint={bounds ? text('amountBounds', { least: bounds[0], most: bounds[1] }) : undefined}
        onChange={({ value }) => {
          setAmount(value);
          forget();
        }}
      />
    </FormDialog>
  );
}
