import type { DevicesShown } from '@remote-console/ui/devices';
import { createContext, useContext } from 'react';

/** Parts of the whole frame that can be opened from anywhere in it. */
export interface FrameParts {
  /** Opens the console's search. */
  readonly openPalette: () => void;
  /** Opens the list of keyboard shortcuts. */
  readonly openShortcuts: () => void;
  /** Opens the dialog that adds a device, to a group if one is given. */
  readonly openAddDevice: (choice: { readonly groupId: number | null }) => void;
  /** Starts the tour of the all-devices page from the beginning. */
  readonly startTutorial: () => void;
  /** The all-devices page shows the list or the guide to adding the first device, which the tour waits for. */
  readonly noteDevices: (shown: DevicesShown) => void;
  readonly logOut: () => void;
}

export const FrameContext = createContext<FrameParts | null>(null);

/** The surrounding frame's parts. */
export function useFrame(): FrameParts {
  const parts = useContext(FrameContext);
  if (!parts) throw new Error('Only what is drawn in the frame can open its parts.');
  return parts;
}
