import type { Device } from '@remote-console/api-client';
import { useToggleFavourite } from '@remote-console/api-client/react';
import { useErrorMessage } from '../i18n/index.ts';
import { useToast } from '../contexts/index.ts';
import type { DeviceChoice } from './actions.ts';
import { useHandler } from './useHandler.ts';
import { useOptimisticFavorites } from './useOptimisticFavorites.ts';

/** The stars of devices, which respond immediately [B-FAV-06]. */
export function useFavouriteStars(devices: readonly Device[]) {
  const errorMessage = useErrorMessage();
  const toast = useToast();
  const toggle = useToggleFavourite();
  const stars = useOptimisticFavorites(devices);
  const press = async (device: Device) => {
    const marked = device.favorite === null;
    stars.note(device, { marked, agreed: false });
    try {
      await toggle(device);
      stars.note(device, { marked, agreed: true });
    } catch (thrown) {
      stars.note(device, null);
      toast.show({ tone: 'error', text: errorMessage(thrown) });
    }
  };
  const onToggleFavourite = useHandler(({ device }: DeviceChoice) => {
    if (!stars.isPressed(device)) void press(device);
  });
  return { devices: stars.devices, onToggleFavourite };
}
