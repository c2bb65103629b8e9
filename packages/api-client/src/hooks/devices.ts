import { useCallback } from 'react';
import { answerOf } from '../client.ts';
import type { Device, DeviceListQuery } from '../contract.ts';
import { useApi } from './ApiProvider.ts';
import { useRefresh, type ReadPath } from './cacheKeys.ts';

/** Every read that a change of a device can touch. */
const DEVICE_READS = [
  '/devices',
  '/devices/{devicePk}',
  '/devices/summary',
  '/favorites',
] as const satisfies readonly ReadPath[];

/** A page of devices. The rows of the page before stay while the next page is on its way. */
export function useDevices(query: DeviceListQuery) {
  return useApi().useQuery('/devices', { params: { query } }, { keepPreviousData: true });
}

/** One device with its processes, hardware and software. */
export function useDevice(devicePk: number) {
  return useApi().useQuery('/devices/{devicePk}', { params: { path: { devicePk } } });
}

/** The counts of the header; `interval` in milliseconds, 0 for no polling. */
export function useDeviceSummary(interval = 0) {
  return useApi().useQuery(
    '/devices/summary',
    {},
    { refreshInterval: interval, refreshWhenHidden: true, revalidateOnFocus: true },
  );
}

/** Reads everything about devices anew. */
export function useRefreshDevices() {
  const refresh = useRefresh();
  return useCallback(() => refresh(DEVICE_READS), [refresh]);
}

/** Changes the name or the memo of a device; throws `ApiFailure`. */
export function useChangeDevice() {
  const { client } = useApi();
  const refresh = useRefreshDevices();
  return useCallback(
    async (devicePk: number, change: { alias: string } | { memo: string }) => {
      await answerOf(client.PUT('/devices/{devicePk}', { params: { path: { devicePk } }, body: change }));
      await refresh();
    },
    [client, refresh],
  );
}

/** Moves a device to another group; throws `ApiFailure`. */
export function useMoveDevice() {
  const { client } = useApi();
  const refresh = useRefresh();
  return useCallback(
    async (device: Pick<Device, 'pk' | 'device_group_fk'>, groupPk: number) => {
      await answerOf(
        client.POST('/devices', {
          body: {
            device_pk: device.pk,
            new_device_group_fk: groupPk,
            old_device_group_fk: device.device_group_fk,
          },
        }),
      );
      await refresh([...DEVICE_READS, '/groups']);
    },
    [client, refresh],
  );
}

/** Marks a device as the caller's favourite, or takes the mark away; throws `ApiFailure` [B-FAV-01] [B-FAV-02]. */
export function useToggleFavourite() {
  const { client } = useApi();
  const refresh = useRefreshDevices();
  return useCallback(
    async (device: Pick<Device, 'pk' | 'favorate'>) => {
      await (device.favorate === null
        ? answerOf(client.POST('/favorites', { body: { servernum: device.pk } }))
        : answerOf(client.DELETE('/favorites', { params: { query: { favnum: device.favorate.pk } } })));
      await refresh();
    },
    [client, refresh],
  );
}
