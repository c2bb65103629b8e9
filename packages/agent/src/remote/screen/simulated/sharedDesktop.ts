import { freshDesktop, type Desktop } from './desktop.ts';

/** One who looks at a desktop. */
export interface DesktopViewer {
  readonly desktop: () => Desktop;
  /** Changes the desktop, for everybody who looks at it. */
  readonly change: (next: Desktop) => void;
  readonly leave: () => void;
}

/** A desktop for everybody who looks at one simulated device. */
export interface SharedDesktop {
  /**
   * Looks at it.
   *
   * @param onChange Called after somebody else has changed it, with what it was before.
   */
  readonly look: (onChange: (before: Desktop) => void) => DesktopViewer;
}

/** A desktop that is fresh for whoever comes first, and gone when the last has left. */
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
