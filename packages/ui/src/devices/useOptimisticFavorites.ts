import type { Device } from '@remote-console/api-client';
import { isFavourite } from '@remote-console/domain';
import { useCallback, useMemo, useState } from 'react';

/** A clicked star: its new state, and whether the server has confirmed it. */
interface Press {
  readonly marked: boolean;
  readonly agreed: boolean;
}

interface PressedStars {
  /** The devices with the stars as clicked. */
  readonly devices: readonly Device[];
  readonly isPressed: (device: Device) => boolean;
  /** Records a click, or reverts it with `null`. */
  readonly note: (device: Device, press: Press | null) => void;
}

/**
 * Makes a star respond immediately [B-FAV-06]. It keeps its new state until the list itself shows it: several reads may
 * be in progress, and an older one must not flip the star back.
 *
 * @param devices The devices as the server last sent them.
 */
export function useOptimisticFavorites(devices: readonly Device[]): PressedStars {
  const [presses, setPresses] = useState<ReadonlyMap<number, Press>>(new Map());
  const note = useCallback((device: Device, press: Press | null) => {
    setPresses((before) => {
      const next = new Map(before);
      if (press === null) next.delete(device.id);
      else next.set(device.id, press);
      return next;
    });
  }, []);

  const isSettled = ([pk, { marked, agreed }]: readonly [number, Press]) => {
    const device = devices.find((candidate) => candidate.id === pk);
    return agreed && (!device || isFavourite(device) === marked);
  };
  const waiting = [...presses].filter((entry) => !isSettled(entry));
  if (waiting.length < presses.size) setPresses(new Map(waiting));

  const shown = useMemo(
    () =>
      presses.size === 0
        ? devices
        : devices.map((device): Device => {
            const press = presses.get(device.id);
            if (!press || press.marked === isFavourite(device)) return device;
            return { ...device, favorite: press.marked ? { id: 1, deviceId: device.id } : null };
          }),
    [devices, presses],
  );
  return {
    devices: shown,
    isPressed: (device) => presses.has(device.id),
    note,
  };
}
