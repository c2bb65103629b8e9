import type { Device } from '@remote-console/api-client';
import { pictureState } from '@remote-console/domain';
import { LiveImageDialog } from '../dialogs/index.ts';
import { useDevicePicture } from './useDevicePicture.ts';

interface ShownImageProps {
  /** The current device. */
  readonly device: Device;
  readonly open: boolean;
  /** Refresh interval of the picture, in milliseconds; `null` for only on request. */
  readonly interval: number | null;
  readonly onClose: () => void;
}

/** The picture of a device in its dialog, requested while the device is reachable. */
export function ShownImage({ device, open, interval, onClose }: ShownImageProps) {
  const state = pictureState(device);
  const { picture, refreshing, refresh } = useDevicePicture({ device, wanted: open && state === 'live', interval });
  return (
    <LiveImageDialog
      open={open}
      deviceName={device.alias}
      state={state}
      picture={picture}
      refreshing={refreshing}
      everySeconds={interval === null ? null : Math.round(interval / 1000)}
      onRefresh={refresh}
      onClose={onClose}
    />
  );
}
