/** The part of the browser's storage that keeps drafts. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The owner of a draft: the primary key of the account, or a visitor. */
export type DraftOwner = number | 'visitor';

const PREFIX = 'draft:';

/** The storage of this tab, or `null` if the browser forbids it: nothing is kept then. */
export function tabStorage(open: () => DraftStorage = () => window.sessionStorage): DraftStorage | null {
  try {
    return open();
  } catch {
    return null;
  }
}

/** The prefix of the names of all drafts of a person. */
export const prefixOf = (owner: DraftOwner): string => `${PREFIX}${owner}:`;

function removeDrafts(storage: DraftStorage | null, isOver: (key: string) => boolean): void {
  if (storage === null) return;
  try {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key !== null);
    for (const key of keys) if (key.startsWith(PREFIX) && isOver(key)) storage.removeItem(key);
  } catch {
    // What is inaccessible cannot be read either.
  }
}

/** Removes all drafts of a person: the session has ended. */
export function removeDraftsOf(storage: DraftStorage | null, owner: DraftOwner): void {
  removeDrafts(storage, (key) => key.startsWith(prefixOf(owner)));
}

/** Removes drafts of others in this tab, such as a person whose session ended while no page was open. */
export function keepDraftsOnlyOf(storage: DraftStorage | null, owner: DraftOwner): void {
  removeDrafts(storage, (key) => !key.startsWith(prefixOf(owner)));
}
