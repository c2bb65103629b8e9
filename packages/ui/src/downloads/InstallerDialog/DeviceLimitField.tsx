import { isDeviceLimit, LARGEST_ENROLMENT } from '@remote-console/domain';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { TextField } from '../../primitives/index.ts';

export interface DeviceLimitFieldProps {
  /** The number as typed. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The typed number; null if it is not allowed. */
export function deviceLimitOf(typed: string): number | null {
  const text = typed.trim();
  const limit = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return isDeviceLimit(limit) ? limit : null;
}

/** The maximum number of devices an installer registers, so that a leaked file cannot use up a license. */
export function DeviceLimitField({ value, onChange }: DeviceLimitFieldProps) {
  const text = useText('downloads');
  const [isLeft, setLeft] = useState(false);
  const isWrong = isLeft && deviceLimitOf(value) === null;
  return (
    <TextField
      label={text('deviceLimit')}
      name="deviceLimit"
      value={value}
      inputMode="numeric"
      required
      hint={text('deviceLimitHint')}
      error={isWrong ? text('deviceLimitNeeded', { most: LARGEST_ENROLMENT }) : undefined}
      onChange={({ value: typed }) => onChange(typed)}
      onBlur={() => setLeft(true)}
    />
  );
}
