import type { FileEntry } from '@remote-console/domain';

/** What can be done with a file or folder of a list. */
export type FileAction = 'open' | 'download' | 'downloadZip' | 'rename' | 'move' | 'delete';

/** What can be done with one of them. */
export interface FileActions {
  readonly readOnly: boolean;
  readonly onAct: (change: { readonly action: FileAction; readonly entries: readonly FileEntry[] }) => void;
}
