import type { Device } from '@remote-console/api-client';
import { isFavourite } from '@remote-console/domain';
import { useCallback, useMemo, useState } from 'react';

/** A star that was pressed: what it should become, and whether the server has agreed. */
interface Press {
  readonly marked: boolean;
  readonly agreed: boolean;
}

interface PressedStars {
  /** The devices as they look with the stars that were pressed. */
  readonly devices: readonly Device[];
  readonly isPressed: (device: Device) => boolean;
  /** Notes a press, or with `null` takes it back. */
  readonly note: (device: Device, press: Press | null) => void;
}

/**
 * Lets a star answer at once [B-FAV-06]. It keeps its new look until the list itself shows it: several lists may be on
 * their way, and an older one must not turn the star back for a moment.
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
