import { later } from '@remote-console/ui/provider';
import { Suspense } from 'react';
import type { Tour } from './tutorial/useTour.ts';

const ConsolePalette = later(async () => (await import('./palette/ConsolePalette.tsx')).ConsolePalette);
const ShortcutDialog = later(async () => (await import('./ShortcutDialog.tsx')).ShortcutDialog);
const AddDevice = later(async () => (await import('./AddDevice.tsx')).AddDevice);
const Tutorial = later(async () => (await import('./tutorial/Tutorial.tsx')).Tutorial);

/** What covers the whole frame; only one at a time. */
export type Overlay =
  | { readonly kind: 'palette' }
  | { readonly kind: 'shortcuts' }
  | { readonly kind: 'add-device'; readonly groupId: number | null };

interface FrameOverlaysProps {
  readonly overlay: Overlay | null;
  readonly tour: Tour;
  readonly onClose: () => void;
}

/** The search, the list of shortcuts, the dialog that adds a device, and the tour: each loaded when it opens. */
export function FrameOverlays({ overlay, tour, onClose }: FrameOverlaysProps) {
  return (
    <Suspense fallback={null}>
      {overlay?.kind === 'palette' && <ConsolePalette onClose={onClose} />}
      {overlay?.kind === 'shortcuts' && <ShortcutDialog onClose={onClose} />}
      {overlay?.kind === 'add-device' && <AddDevice groupId={overlay.groupId} onClose={onClose} />}
      {tour.isOpen && overlay === null && <Tutorial onEnd={tour.end} />}
    </Suspense>
  );
}
