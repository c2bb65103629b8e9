import { freshDesktop, type Desktop } from './desktop.ts';

/** A viewer of a desktop. */
export interface DesktopViewer {
  readonly desktop: () => Desktop;
  /** Changes the desktop for everybody who views it. */
  readonly change: (next: Desktop) => void;
  readonly leave: () => void;
}

/** A desktop for everybody who views one simulated device. */
export interface SharedDesktop {
  /**
   * Joins as a viewer.
   *
   * @param onChange Called after somebody else has changed it, with what it was before.
   */
  readonly look: (onChange: (before: Desktop) => void) => DesktopViewer;
}

/** A desktop that is created for the first viewer, and discarded when the last has left. */
export function createSharedDesktop(notes: string): SharedDesktop {
  const viewers = new Set<(before: Desktop) => void>();
  let desktop = freshDesktop(notes);
  return {
    look(onChange) {
      if (viewers.size === 0) desktop = freshDesktop(notes);
      viewers.add(onChange);
      return {
        desktop: () => desktop,
        change(next) {
          const before = desktop;
          desktop = next;
          for (const viewer of viewers) if (viewer !== onChange) viewer(before);
        },
        leave: () => void viewers.delete(onChange),
      };
    },
  };
}
