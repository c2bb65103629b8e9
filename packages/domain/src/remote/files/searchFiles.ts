import type { DeviceTransfer, TransferVoice } from './deviceTransfer.ts';
import { LARGEST_FILE_PAGE_BYTES, type FileEntry, type FoundFile } from './entries.ts';
import { faultOf } from './faults.ts';
import type { FileStore } from './fileStore.ts';
import { DEEPEST_FILE_PATH, type FilePath } from './names.ts';
import type { FileRequest } from './requests.ts';

type SearchRequest = Extract<FileRequest, { type: 'search' }>;

/** The maximum number of results of a search. */
export const MOST_FOUND = 1000;

/** The maximum number of files and folders that a search looks at. */
const MOST_SEARCHED = 100_000;

const encoder = new TextEncoder();
const folded = (text: string) => text.normalize('NFC').toLowerCase();

/** Whether a name matches a search: it contains the text, in any letter case and normal form. */
export function isFoundBy(name: string, text: string): boolean {
  return folded(name).includes(folded(text));
}

/** Parts that fit into messages, whatever the names. */
function* partsOf(found: readonly FoundFile[]): Generator<readonly FoundFile[]> {
  let part: FoundFile[] = [];
  let bytes = 0;
  for (const file of found) {
    const own = encoder.encode(JSON.stringify(file)).length + 1;
    if (part.length > 0 && bytes + own > LARGEST_FILE_PAGE_BYTES) {
      yield part;
      [part, bytes] = [[], 0];
    }
    part.push(file);
    bytes += own;
  }
  if (part.length > 0) yield part;
}

/** Searches a folder and its subfolders, nearer ones first; links are found but not followed. */
export function searchFiles(store: FileStore, request: SearchRequest, voice: TransferVoice): DeviceTransfer {
  const { path, text, hidden } = request;
  let cancelled = false;
  let looked = 0;
  let count = 0;

  const isOver = () => cancelled || count >= MOST_FOUND || looked >= MOST_SEARCHED;

  function tell(folder: FilePath, entries: readonly FileEntry[]): void {
    const found = entries
      .filter(({ name }) => isFoundBy(name, text))
      .slice(0, MOST_FOUND - count)
      .map((entry) => ({ folder, entry }));
    count += found.length;
    for (const part of partsOf(found)) voice.answer({ type: 'found', found: part });
  }

  /** Searches one folder; returns its subfolders. */
  async function look(folder: FilePath): Promise<readonly FilePath[]> {
    const below: FilePath[] = [];
    let after: string | null = null;
    for (let more = true; more && !isOver();) {
      const page = await store.list([...path, ...folder], after);
      if (cancelled) break;
      const entries = page.entries.filter((entry) => hidden || !entry.hidden);
      looked += page.entries.length;
      tell(folder, entries);
      for (const { kind, name } of entries) if (kind === 'folder') below.push([...folder, name]);
      more = page.more && page.entries.length > 0;
      after = page.entries.at(-1)?.name ?? null;
    }
    return below;
  }

  /** A subfolder that can't be read, or is gone, must not keep the search from finding anything elsewhere. */
  async function lookBelow(folder: FilePath): Promise<readonly FilePath[]> {
    if (path.length + folder.length > DEEPEST_FILE_PATH) return [];
    try {
      return await look(folder);
    } catch {
      return [];
    }
  }

  async function run(): Promise<void> {
    try {
      const waiting = [...(await look([]))];
      // Subfolders found on the way are searched in turn.
      for (const folder of waiting) {
        if (isOver()) break;
        waiting.push(...(await lookBelow(folder)));
      }
      if (!cancelled) voice.answer({ type: 'searched', complete: !isOver() });
    } catch (thrown) {
      if (!cancelled) voice.answer({ type: 'error', error: faultOf(thrown) });
    }
  }

  return {
    take: () => undefined,
    acknowledged: () => undefined,
    commit: () => undefined,
    cancel: () => {
      cancelled = true;
    },
    over: run(),
  };
}
