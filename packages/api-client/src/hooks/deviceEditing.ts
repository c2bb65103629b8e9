import { useCallback } from 'react';
import { answerOf } from '../client/index.ts';
import { useApi } from './ApiProvider.ts';
import { useRefreshDevices } from './devices.ts';

/** One value to be saved. */
export interface DeviceValue {
  readonly deviceId: number;
  readonly field: 'alias' | 'memo';
  readonly value: string;
}

/**
 * Saves values of several devices one after the other, reports each outcome, and refreshes the devices once at the end.
 * A failure is reported, not thrown, and does not prevent the others from being saved.
 */
export function useChangeDevices() {
  const { client } = useApi();
  const refresh = useRefreshDevices();
  return useCallback(
    async (values: readonly DeviceValue[], onResult: (value: DeviceValue, thrown: unknown) => void) => {
      for (const entry of values) {
        const { deviceId, field, value } = entry;
        const body = field === 'alias' ? { alias: value } : { memo: value };
        try {
          await answerOf(client.PUT('/devices/{devicePk}', { params: { path: { devicePk: deviceId } }, body }));
          onResult(entry, null);
        } catch (thrown) {
          onResult(entry, thrown);
        }
      }
      await refresh();
    },
    [client, refresh],
  );
}
