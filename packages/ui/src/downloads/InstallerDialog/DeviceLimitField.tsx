import { isDeviceLimit, LARGEST_ENROLMENT } from '@remote-console/domain';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { TextField } from '../../primitives/index.ts';

export interface DeviceLimitFieldProps {
  /** The number as it is typed. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The number that was typed; null while it is none that can be asked for. */
export function deviceLimitOf(typed: string): number | null {
  const text = typed.trim();
  const limit = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return isDeviceLimit(limit) ? limit : null;
}

/** How many new devices an installer registers at most, so that a file that goes astray fills no license. */
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
