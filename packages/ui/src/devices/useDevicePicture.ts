import type { Device } from '@remote-console/api-client';
import { useReadDeviceImage } from '@remote-console/api-client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Picture } from '../primitives/index.ts';
import { useClockReading } from '../contexts/index.ts';
import { inTurn } from './pictureQueue.ts';
import { usePageVisible } from './usePageVisible.ts';

interface DevicePictureInput {
  readonly device: Pick<Device, 'id'>;
  /** Whether someone is looking: otherwise nothing is requested. */
  readonly wanted: boolean;
  /** Refresh interval, in milliseconds; `null` for only on request. */
  readonly interval: number | null;
  /** A new value requests again. */
  readonly round?: number;
}

interface DevicePictureState {
  readonly picture: Picture;
  readonly refreshing: boolean;
  readonly refresh: () => void;
}

/**
 * The screen of a device while someone looks at it. Every request has a new timestamp; the previous picture stays until
 * the next one arrives, and a failed one is replaced by the placeholder [B-LIVE-08] [B-LIVE-09] [B-LIVE-10].
 */
export function useDevicePicture({
  device: { id },
  wanted,
  interval,
  round = 0,
}: DevicePictureInput): DevicePictureState {
  const read = useReadDeviceImage();
  const readClock = useClockReading();
  const isVisible = usePageVisible();
  const [picture, setPicture] = useState<Picture>({ kind: 'waiting' });
  const [refreshing, setRefreshing] = useState(false);
  const isBusy = useRef(false);
  const source = useRef<string | null>(null);
  const isLooking = wanted && isVisible;
  const isHere = useRef(true);
  const mayShow = useRef(isLooking);
  useEffect(() => {
    mayShow.current = isLooking;
    return () => {
      mayShow.current = false;
    };
  }, [isLooking]);

  const keep = useCallback((next: string | null) => {
    if (source.current !== null) URL.revokeObjectURL(source.current);
    source.current = next;
  }, []);

  const refresh = useCallback(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setRefreshing(true);
    try {
      await inTurn(async () => {
        // If the person has looked away while waiting in the queue, no request is sent.
        if (!mayShow.current) return;
        const image = await read({ id }, Date.now());
        if (!isHere.current) return;
        const next = URL.createObjectURL(image);
        keep(next);
        setPicture({ kind: 'ready', source: next, at: readClock() });
      });
    } catch {
      // The placeholder and the refresh button are all a person can use for a missing picture.
      keep(null);
      if (isHere.current) setPicture({ kind: 'missing' });
    } finally {
      isBusy.current = false;
      if (isHere.current) setRefreshing(false);
    }
  }, [keep, id, read, readClock]);

  useEffect(() => {
    if (!isLooking) return undefined;
    const first = setTimeout(() => void refresh());
    const timer = interval === null ? undefined : setInterval(() => void refresh(), interval);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [interval, isLooking, refresh, round]);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      keep(null);
    };
  }, [keep]);

  return { picture, refreshing, refresh: () => void refresh() };
}
