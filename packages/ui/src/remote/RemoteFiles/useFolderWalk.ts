import type { FilePath } from '@remote-console/domain';
import { useCallback, useState, type KeyboardEvent } from 'react';
import { BEGINNING, mayStep, shownFolder, stepFolder, visitFolder } from './folderHistory.ts';

/** The folder that is shown, and the ways back to where one was and forward again. */
export interface FolderWalk {
  readonly path: FilePath;
  readonly visit: (path: FilePath) => void;
  /** Goes back (-1) or forward (1). */
  readonly step: (by: -1 | 1) => void;
  readonly mayGoBack: boolean;
  readonly mayGoForward: boolean;
}

/**
 * Walks through the folders of a device, from the shared one.
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

/** Where the keys lead that browsers have for it, back (-1) or forward (1); null for all others, and while text is typed. */
export function stepOfKey({ key, altKey, target }: KeyboardEvent): -1 | 1 | null {
  if (!altKey || target instanceof HTMLInputElement) return null;
  if (key === 'ArrowLeft') return -1;
  return key === 'ArrowRight' ? 1 : null;
}
