import { useCallback, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { answerOf, type ApiClient } from '../client/index.ts';
import type { Device, DeviceListQuery } from '../contract/index.ts';
import { useApi } from './ApiProvider.ts';
import { useRefresh, type ReadPath } from './cacheKeys.ts';
import { keepUnchanged } from './keepUnchanged.ts';
import { noteRead } from './readings.ts';
import { PAGED } from './pagedReads.ts';
import { readName } from './readNames.ts';

/** Every read that a change of a device can affect. */
export const DEVICE_READS = [
  '/devices',
  '/devices/{devicePk}',
  '/devices/summary',
  '/favorites',
] as const satisfies readonly ReadPath[];

/**
 * A page of devices. The previous page's rows stay while the next page is loading, and an unchanged device keeps its
 * object. `interval` in milliseconds, 0 for no polling.
 */
export function useDevices(query: DeviceListQuery, interval = 0) {
  return useApi().useQuery(
    '/devices',
    { params: { query } },
    { ...PAGED, use: [...PAGED.use, keepUnchanged], refreshInterval: interval },
  );
}

/** The key of a page of devices in SWR's cache. */
export const devicesCacheKey = (client: ApiClient, query: DeviceListQuery): string =>
  readName(client, '/devices', { params: { query } });

/** Reads a page of devices without a hook, for callers that read it before it is shown; throws `ApiFailure`. */
export async function readDevices(client: ApiClient, query: DeviceListQuery) {
  const page = await answerOf(client.GET('/devices', { params: { query } }));
  noteRead(page);
  return page;
}

/**
 * Prefetches a page of devices that is probably wanted next, so that it appears instantly. When opened it is read
 * again, like any page that was read before.
 */
export function useReadDevicesAhead() {
  const { client } = useApi();
  const { cache, mutate } = useSWRConfig();
  const onTheirWay = useRef(new Set<string>());
  return useCallback(
    async (query: DeviceListQuery): Promise<void> => {
      const name = devicesCacheKey(client, query);
      if (cache.get(name)?.data !== undefined || onTheirWay.current.has(name)) return;
      onTheirWay.current.add(name);
      try {
        const page = await readDevices(client, query);
        // If opened in the meantime, the page has loaded itself.
        if (cache.get(name)?.data === undefined) await mutate(name, page, { revalidate: false });
      } catch {
        // Nobody has asked for it yet: whoever opens the page reads it again, and sees the failure there.
      } finally {
        onTheirWay.current.delete(name);
      }
    },
    [client, cache, mutate],
  );
}

/** The most devices that one call reads. */
const MOST_PER_CALL = 100;

/**
 * Reads the devices that match a query, ignoring its page, up to that number. Nothing is cached: what an action is
 * about is read when needed. Throws `ApiFailure`.
 */
export function useReadMatchingDevices() {
  const { client } = useApi();
  return useCallback(
    async (query: DeviceListQuery, atMost: number): Promise<readonly Device[]> => {
      const found = new Map<number, Device>();
      for (let offset = 0; offset < atMost; offset += MOST_PER_CALL) {
        const limit = Math.min(MOST_PER_CALL, atMost - offset);
        const { objects } = await answerOf(client.GET('/devices', { params: { query: { ...query, limit, offset } } }));
        for (const device of objects) found.set(device.id, device);
        if (objects.length < limit) break;
      }
      return [...found.values()];
    },
    [client],
  );
}

/** One device with its processes, hardware and software; `interval` in milliseconds, 0 for no polling. */
export function useDevice(deviceId: number, interval = 0) {
  return useApi().useQuery(
    '/devices/{devicePk}',
    { params: { path: { devicePk: deviceId } } },
    { refreshInterval: interval },
  );
}

/** The counts of the header; `interval` in milliseconds, 0 for no polling. */
export function useDeviceSummary(interval = 0) {
  return useApi().useQuery(
    '/devices/summary',
    {},
    { refreshInterval: interval, refreshWhenHidden: true, revalidateOnFocus: true },
  );
}

/** Refreshes everything about devices. */
export function useRefreshDevices() {
  const refresh = useRefresh();
  return useCallback(() => refresh(DEVICE_READS), [refresh]);
}

/** Changes the name or the memo of a device; throws `ApiFailure`. */
export function useChangeDevice() {
  const { client } = useApi();
  const refresh = useRefreshDevices();
  return useCallback(
    async (deviceId: number, change: { alias: string } | { memo: string }) => {
      await answerOf(client.PUT('/devices/{devicePk}', { params: { path: { devicePk: deviceId } }, body: change }));
      await refresh();
    },
    [client, refresh],
  );
}

/** Marks a device as the caller's favorite, or removes the mark; throws `ApiFailure` [B-FAV-01] [B-FAV-02]. */
export function useToggleFavourite() {
  const { client } = useApi();
  const refresh = useRefreshDevices();
  return useCallback(
    async (device: Pick<Device, 'id' | 'favorite'>) => {
      await (device.favorite === null
        ? answerOf(client.POST('/favorites', { body: { serverId: device.id } }))
        : answerOf(client.DELETE('/favorites', { params: { query: { favnum: device.favorite.id } } })));
      await refresh();
    },
    [client, refresh],
  );
}
