/** The part of the browser's storage that drafts are kept in. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Whose draft it is: the primary key of the account, or somebody without one. */
export type DraftOwner = number | 'visitor';

const PREFIX = 'draft:';

/** The storage of this tab, or `null` where the browser forbids it: then nothing is kept. */
export function tabStorage(open: () => DraftStorage = () => window.sessionStorage): DraftStorage | null {
  try {
    return open();
  } catch {
    return null;
  }
}

/** What the names of all drafts of a person begin with. */
export const prefixOf = (owner: DraftOwner): string => `${PREFIX}${owner}:`;

function removeDrafts(storage: DraftStorage | null, isOver: (key: string) => boolean): void {
  if (storage === null) return;
  try {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key !== null);
    for (const key of keys) if (key.startsWith(PREFIX) && isOver(key)) storage.removeItem(key);
  } catch {
    // What cannot be reached cannot be read either.
  }
}

/** Removes every draft of a person: the session is over. */
export function removeDraftsOf(storage: DraftStorage | null, owner: DraftOwner): void {
  removeDrafts(storage, (key) => key.startsWith(prefixOf(owner)));
}

/** Removes what others left in this tab, such as a person whose session ended while no page was open. */
export function keepDraftsOnlyOf(storage: DraftStorage | null, owner: DraftOwner): void {
  removeDrafts(storage, (key) => !key.startsWith(prefixOf(owner)));
}
