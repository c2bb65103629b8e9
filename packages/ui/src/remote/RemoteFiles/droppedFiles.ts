import type { FilePath } from '@remote-console/domain';

/** Dropped or chosen files and folders. */
export interface ChosenFiles {
  /** Folders to create, parents first. */
  readonly folders: readonly FilePath[];
  readonly files: readonly { readonly path: FilePath; readonly file: File }[];
}

/** What browsers report about a dropped file or folder, as far as it is used (File and Directory Entries API). */
export interface DroppedEntry {
  readonly name: string;
  readonly isFile: boolean;
  readonly isDirectory: boolean;
  /** For a file. */
  file?(take: (file: File) => void, fail?: (error: DOMException) => void): void;
  /** For a folder. */
  createReader?(): DroppedReader;
}

interface DroppedReader {
  readEntries(take: (entries: readonly DroppedEntry[]) => void, fail?: (error: DOMException) => void): void;
}

/** A dropped item. */
export interface DroppedItem {
  readonly kind: string;
  webkitGetAsEntry(): DroppedEntry | null;
  getAsFile(): File | null;
}

function fileOf(entry: DroppedEntry): Promise<File> {
  return new Promise((resolve, reject) => {
    entry.file?.(resolve, reject);
  });
}

/** Browsers return the entries of a folder in chunks, the last of which is empty. */
async function entriesIn(folder: DroppedEntry): Promise<DroppedEntry[]> {
  const reader = folder.createReader?.();
  const all: DroppedEntry[] = [];
  if (!reader) return all;
  for (;;) {
    const part = await new Promise<readonly DroppedEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (part.length === 0) return all;
    all.push(...part);
  }
}

/** The dropped files and folders; has to be called in the event handler, after which the browser forgets them. */
export async function droppedFiles(dropped: Iterable<DroppedItem>): Promise<ChosenFiles> {
  const items = [...dropped].filter(({ kind }) => kind === 'file');
  // Something dropped that is not on disk, such as an email attachment, has no entry.
  const found = items.map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  const folders: FilePath[] = [];
  const files: { path: FilePath; file: File }[] = [];

  async function add(entry: DroppedEntry, above: FilePath): Promise<void> {
    const path = [...above, entry.name];
    if (entry.isFile) files.push({ path, file: await fileOf(entry) });
    if (!entry.isDirectory) return;
    folders.push(path);
    for (const inner of await entriesIn(entry)) await add(inner, path);
  }

  for (const { entry, file } of found) {
    if (entry) await add(entry, []);
    else if (file) files.push({ path: [file.name], file });
  }
  return { folders, files };
}

/** The chosen files of an input for files or for a folder. */
export function chosenFiles(list: FileList): ChosenFiles {
  const files = [...list].map((file) => ({
    file,
    path: file.webkitRelativePath === '' ? [file.name] : file.webkitRelativePath.split('/'),
  }));
  const folders = new Map<string, FilePath>();
  for (const { path } of files) {
    for (let depth = 1; depth < path.length; depth += 1)
      folders.set(path.slice(0, depth).join('/'), path.slice(0, depth));
  }
  return { folders: [...folders.values()], files };
}
