import { useCallback } from 'react';
import { answerOf } from '../client/index.ts';
import type { Device } from '../contract/index.ts';
import { useApi } from './ApiProvider.ts';

/**
 * Requests the current screen of a device. Each call names another time, to bypass caches [B-LIVE-08]; throws
 * `ApiFailure`.
 */
export function useReadDeviceImage() {
  const { client } = useApi();
  return useCallback(
    async ({ id }: Pick<Device, 'id'>, at: number): Promise<Blob> => {
      const image: unknown = await answerOf(
        client.GET('/live_view/{devicePk}', {
          params: { path: { devicePk: id }, query: { t: String(at) } },
          parseAs: 'blob',
        }),
      );
      if (!(image instanceof Blob)) throw new Error('The picture is no picture.');
      return image;
    },
    [client],
  );
}
