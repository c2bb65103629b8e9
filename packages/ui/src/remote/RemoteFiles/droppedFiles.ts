import type { FilePath } from '@remote-console/domain';

/** Files and folders that were dropped or chosen. */
export interface ChosenFiles {
  /** Folders to be made, those above others first. */
  readonly folders: readonly FilePath[];
  readonly files: readonly { readonly path: FilePath; readonly file: File }[];
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => {
    entry.file(resolve, reject);
  });
}

/** Browsers give the entries of a folder in parts, the last of which is empty. */
async function entriesIn(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (part.length === 0) return all;
    all.push(...part);
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/** What was dropped; has to be called while the event is handled, after which the browser forgets it. */
export async function droppedFiles(transfer: DataTransfer): Promise<ChosenFiles> {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file');
  const entries = items.map((item) => item.webkitGetAsEntry());
  const folders: FilePath[] = [];
  const files: { path: FilePath; file: File }[] = [];
  for (const [index, item] of items.entries()) {
    // What is dropped without the disk it is on, as an attachment of a mail may be, has no entry.
    const file = entries[index] ? null : item.getAsFile();
    if (file) files.push({ path: [file.name], file });
  }

  async function add(entry: FileSystemEntry, above: FilePath): Promise<void> {
    const path = [...above, entry.name];
    if (isFile(entry)) files.push({ path, file: await fileOf(entry) });
    if (!isFolder(entry)) return;
    folders.push(path);
    for (const inner of await entriesIn(entry)) await add(inner, path);
  }

  for (const entry of entries) if (entry) await add(entry, []);
  return { folders, files };
}

/** What was chosen in a field for files or for a folder. */
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
