import type { Device } from '@remote-console/api-client';
import { Suspense, useState, type ReactNode } from 'react';
import { later } from '../material/index.ts';

const ShownImage = later(async () => (await import('./ShownImage.tsx')).ShownImage);

interface LiveImageInput {
  /** The current devices. */
  readonly devices: readonly Device[];
  /** Refresh interval of the picture, in milliseconds; `null` for only on request. */
  readonly interval: number | null;
}

/** Shows the screen of a device. */
export interface LiveImage {
  readonly show: (device: Device) => void;
  /** Render this once. */
  readonly dialog: ReactNode;
}

/** The live image dialog of a list: it follows the device, so that the overlay appears when the device disconnects. */
export function useLiveImage({ devices, interval }: LiveImageInput): LiveImage {
  const [shown, setShown] = useState<{ readonly device: Device; readonly open: boolean } | null>(null);
  const device = shown && (devices.find(({ id }) => id === shown.device.id) ?? shown.device);
  return {
    show: (wanted) => setShown({ device: wanted, open: true }),
    dialog: shown && device && (
      <Suspense fallback={null}>
        <ShownImage
          key={device.id}
          device={device}
          open={shown.open}
          interval={interval}
          onClose={() => setShown({ ...shown, open: false })}
        />
      </Suspense>
    ),
  };
}
