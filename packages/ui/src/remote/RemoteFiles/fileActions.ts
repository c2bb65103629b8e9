import type { FileEntry } from '@remote-console/domain';

/** The actions of a file or folder in a list. */
export type FileAction = 'open' | 'download' | 'downloadZip' | 'rename' | 'move' | 'delete';

/** The possible actions of one of them. */
export interface FileActions {
  readonly readOnly: boolean;
  readonly onAct: (change: { readonly action: FileAction; readonly entries: readonly FileEntry[] }) => void;
}
