import type { DevicesShown } from '@remote-console/ui/devices';
import { createContext, useContext } from 'react';

/** What belongs to the whole frame and can be opened from anywhere in it. */
export interface FrameParts {
  /** Opens the search over the console. */
  readonly openPalette: () => void;
  /** Opens the list of keyboard shortcuts. */
  readonly openShortcuts: () => void;
  /** Opens the dialog that adds a device, to a group if one is named. */
  readonly openAddDevice: (choice: { readonly groupId: number | null }) => void;
  /** Starts the tour of the all-devices page from its beginning. */
  readonly startTutorial: () => void;
  /** The all-devices page shows the list, or the way to the first device, for which the tour waits. */
  readonly noteDevices: (shown: DevicesShown) => void;
  readonly logOut: () => void;
}

export const FrameContext = createContext<FrameParts | null>(null);

/** The parts of the frame around this component. */
export function useFrame(): FrameParts {
  const parts = useContext(FrameContext);
  if (!parts) throw new Error('Only what is drawn in the frame can open its parts.');
  return parts;
}
