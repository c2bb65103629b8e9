import type { ALERT_DEVICE_TYPES, AlertDeviceInitial, AlertType } from '@remote-console/domain';
import { useMemo } from 'react';
import { useText } from '../../i18n/index.ts';

const TYPES = {
  disconnected: 'alertDisconnected',
  cpuUsage: 'alertCpuUsage',
  memoryUsage: 'alertMemoryUsage',
  diskUsage: 'alertDiskUsage',
  cpuTemperature: 'alertCpuTemperature',
  diskTemperature: 'alertDiskTemperature',
  fanSpeed: 'alertFanSpeed',
} as const satisfies Record<AlertType['meaning'], string>;

const UNITS = {
  minutes: 'unitMinutes',
  percent: 'unitPercent',
  celsius: 'unitCelsius',
  rpm: 'unitRpm',
} as const satisfies Record<AlertType['unit'], string>;

const DEVICES = { windows: 'deviceWindows' } as const satisfies Record<
  (typeof ALERT_DEVICE_TYPES)[AlertDeviceInitial],
  string
>;

/** The labels of thresholds: device types, alert types, units (C-THRESH-03, C-THRESH-07). */
export function useThresholdLabel() {
  const text = useText('groupPages');
  return useMemo(
    () => ({
      device: (device: keyof typeof DEVICES) => text(DEVICES[device]),
      type: ({ meaning }: AlertType) => text(TYPES[meaning]),
      unit: ({ unit }: AlertType) => text(UNITS[unit]),
      /** An amount with its unit. */
      amount: ({ unit }: AlertType, amount: number) => {
        switch (unit) {
          case 'minutes':
            return text('amountMinutes', { count: amount });
          case 'percent':
            return text('amountPercent', { amount });
          case 'celsius':
            return text('amountCelsius', { amount });
          case 'rpm':
            return text('amountRpm', { amount });
        }
      },
    }),
    [text],
  );
}
