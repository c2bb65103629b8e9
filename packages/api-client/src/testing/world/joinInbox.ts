/** An item, as far as it decides whether another one is merged into it. */
export interface JoinedItem {
  /** What it is about, as a key that is the same for everything about the same subject. */
  readonly about: string;
  readonly isRead: boolean;
  /** How often it happened since it was last read. */
  readonly times: number;
  /** When it last happened, epoch milliseconds. */
  readonly happenedAt: number;
}

/**
 * Adds an item to the inbox of one person. While one about the same subject is unread, that one is incremented and
 * moved to the front: repeated events do not flood the list.
 */
export function joinInbox<Item extends JoinedItem>(items: readonly Item[], added: Item): readonly Item[] {
  const same = items.find(({ about, isRead }) => about === added.about && !isRead);
  if (!same) return [added, ...items];
  const counted = { ...same, happenedAt: added.happenedAt, times: same.times + 1 };
  return [counted, ...items.filter((item) => item !== same)];
}
