import type { FilePath } from '@remote-console/domain';

/** The visited folders, in order, and which of them is shown. */
export interface FolderHistory {
  readonly visited: readonly FilePath[];
  /** The index of the current one. */
  readonly at: number;
}

/** How many folders are kept for going back. */
const MOST_VISITED = 100;

/** At the shared folder, with an empty history. */
export const BEGINNING: FolderHistory = { visited: [[]], at: 0 };

/** The current folder. */
export function shownFolder({ visited, at }: FolderHistory): FilePath {
  return visited[at] ?? [];
}

/** Goes to a folder; drops the forward history. */
export function visitFolder(history: FolderHistory, path: FilePath): FolderHistory {
  if (shownFolder(history).join('/') === path.join('/')) return history;
  const visited = [...history.visited.slice(0, history.at + 1), path].slice(-MOST_VISITED);
  return { visited, at: visited.length - 1 };
}

/** Whether there is a folder to go back to (-1) or forward to (1). */
export function mayStep({ visited, at }: FolderHistory, by: -1 | 1): boolean {
  return visited[at + by] !== undefined;
}

/** Goes back (-1) or forward (1); does nothing if there is no such folder. */
export function stepFolder(history: FolderHistory, by: -1 | 1): FolderHistory {
  return mayStep(history, by) ? { ...history, at: history.at + by } : history;
}
