import {
  FileFault,
  joinedChannels,
  memoryFileStore,
  serveFileStore,
  WEB_SUMS,
  type FileEntry,
  type FileFaultKey,
  type FileStore,
  type JoinedChannels,
  type MemoryFolder,
  type MemoryNode,
} from '@remote-console/domain';

/** The moment of the stories. */
const NOW = Date.parse('2026-11-21T03:00:00Z');
const DAY = 86_400_000;

/** A picture of 2 by 2 pixels. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGNkYPjPwMDAxAADEIKRgQEAIxYDA3GA5eEAAAAASUVORK5CYII=';

const encoder = new TextEncoder();

function file(bytes: Uint8Array, daysAgo: number): MemoryNode {
  return { kind: 'file', bytes, modified: NOW - daysAgo * DAY };
}

const text = (content: string, daysAgo: number) => file(encoder.encode(content), daysAgo);

function folder(children: Readonly<Record<string, MemoryNode>>): MemoryFolder {
  return { kind: 'folder', children: new Map(Object.entries(children)), modified: NOW - 10 * DAY };
}

const picture = () =>
  file(
    Uint8Array.from(atob(PNG), (character) => character.charCodeAt(0)),
    2,
  );

/** The folder that stories share: a signage player with Korean names, one with hostile names and an empty folder. */
export function exampleFolder(): MemoryFolder {
  return folder({
    content: folder({
      '2026-11': folder({}),
      '2026-12': folder({
        _drafts: folder({}),
        '점심 메뉴': folder({ 'menu.txt': text('김치찌개\n비빔밥\n', 1) }),
        'lobby.png': picture(),
        '로비-연말-인사.jpg': file(new Uint8Array(34_000), 0),
        'playlist.json': text('{\n  "loop": true\n}\n', 1),
        'icon.svg': text('<svg onload="alert(1)"></svg>', 1),
        'winter.mp4': file(new Uint8Array(2_400_000), 3),
      }),
    }),
    logs: folder({ 'player.log': text('2026-11-21T02:59:00Z started\n'.repeat(4000), 0) }),
    settings: folder({}),
    'readme.txt': text('Hello, lobby.\n', 40),
    'photo\u202Egpj.exe': text('MZ', 2),
    '.profile': text('export LANG=C.UTF-8\n', 90),
  });
}

/** A folder with this many files. */
export function folderOfMany(count: number): MemoryFolder {
  const names = Array.from({ length: count }, (_, index) => `capture-${String(index + 1).padStart(5, '0')}.txt`);
  return folder(Object.fromEntries(names.map((name, index) => [name, text(name, index % 60)])));
}

// oxlint-disable-next-line require-yield -- nothing is packed where nothing is looked into
async function* emptyArchive(): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(encoder.encode('PK\u0005\u0006'.padEnd(22, '\0')));
}

/** Overrides the behavior of a scripted device. */
export interface FilesScript {
  readonly root?: MemoryFolder;
  /** Why folders cannot be listed, as long as it returns a reason. */
  readonly listFault?: () => FileFaultKey | null;
  /** Listing folders never completes. */
  readonly neverLists?: boolean;
  /** Waits before each written chunk. */
  readonly beforeWrite?: () => Promise<void>;
  /** Links among the files of the shared folder. */
  readonly links?: readonly FileEntry[];
}

/** The files of a device in this page, and its connection. */
export interface ScriptedFiles {
  readonly store: FileStore;
  /** A new connection to the device. */
  readonly connect: () => JoinedChannels;
}

function scripted(store: FileStore, { listFault, neverLists, beforeWrite, links = [] }: FilesScript): FileStore {
  return {
    ...store,
    list: async (path, after) => {
      if (neverLists) return new Promise(() => undefined);
      const fault = listFault?.();
      if (fault) throw new FileFault(fault);
      const page = await store.list(path, after);
      return path.length === 0 ? { ...page, entries: [...page.entries, ...links] } : page;
    },
    openToWrite: async (path, options) => {
      const sink = await store.openToWrite(path, options);
      return {
        ...sink,
        write: async (bytes) => {
          await beforeWrite?.();
          await sink.write(bytes);
        },
      };
    },
  };
}

/** A device whose files are kept in this page. */
export function scriptedFiles(script: FilesScript = {}): ScriptedFiles {
  const memory = memoryFileStore({
    name: 'Kiosk',
    root: script.root ?? exampleFolder(),
    capacity: 128_000_000,
    now: () => NOW,
    zip: emptyArchive,
  });
  const store = scripted(memory, script);
  return {
    store,
    connect: () => {
      const joined = joinedChannels();
      void serveFileStore(joined.device, store, { ...WEB_SUMS, now: () => performance.now() });
      return joined;
    },
  };
}
