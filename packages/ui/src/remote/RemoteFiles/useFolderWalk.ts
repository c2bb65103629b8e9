import type { FilePath } from '@remote-console/domain';
import { useCallback, useState, type KeyboardEvent } from 'react';
import { BEGINNING, mayStep, shownFolder, stepFolder, visitFolder } from './folderHistory.ts';

/** The current folder, with back and forward. */
export interface FolderWalk {
  readonly path: FilePath;
  readonly visit: (path: FilePath) => void;
  /** Goes back (-1) or forward (1). */
  readonly step: (by: -1 | 1) => void;
  readonly mayGoBack: boolean;
  readonly mayGoForward: boolean;
}

/**
 * Navigates the folders of a device, starting from the shared one.
 *
 * @param onLeave Called before each step; does not change.
 */
export function useFolderWalk(onLeave: () => void): FolderWalk {
  const [history, setHistory] = useState(BEGINNING);
  const visit = useCallback(
    (path: FilePath) => {
      onLeave();
      setHistory((before) => visitFolder(before, path));
    },
    [onLeave],
  );
  const step = useCallback(
    (by: -1 | 1) => {
      onLeave();
      setHistory((before) => stepFolder(before, by));
    },
    [onLeave],
  );
  return {
    path: shownFolder(history),
    visit,
    step,
    mayGoBack: mayStep(history, -1),
    mayGoForward: mayStep(history, 1),
  };
}

/** The direction of the browsers' history keys, back (-1) or forward (1); null for all others, and while typing. */
export function stepOfKey({ key, altKey, target }: KeyboardEvent): -1 | 1 | null {
  if (!altKey || target instanceof HTMLInputElement) return null;
  if (key === 'ArrowLeft') return -1;
  return key === 'ArrowRight' ? 1 : null;
}
