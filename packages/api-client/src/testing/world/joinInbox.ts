/** An item, as far as it decides whether another one is counted with it. */
export interface JoinedItem {
  /** What it is about, in one word that is the same for everything about the same. */
  readonly about: string;
  readonly isRead: boolean;
  /** How often it happened since it was read last. */
  readonly times: number;
  /** When it happened last, epoch milliseconds. */
  readonly happenedAt: number;
}

/**
 * Puts a new item into the inbox of one person. While one about the same is unread, that one is counted up and comes to the
 * front: what happens again and again fills no list.
 */
export function joinInbox<Item extends JoinedItem>(items: readonly Item[], added: Item): readonly Item[] {
  const same = items.find(({ about, isRead }) => about === added.about && !isRead);
  if (!same) return [added, ...items];
  const counted = { ...same, happenedAt: added.happenedAt, times: same.times + 1 };
  return [counted, ...items.filter((item) => item !== same)];
}
