import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinInbox, type JoinedItem } from './joinInbox.ts';

describe('what happens again', () => {
  interface Item extends JoinedItem {
    readonly name: string;
  }
  const item = (about: string, happenedAt: number, isRead = false): Item => ({
    about,
    isRead,
    times: 1,
    happenedAt,
    name: `${about} ${happenedAt}`,
  });

  it('is counted while it is unread, and comes to the front', () => {
    const items = [item('b', 2), item('a', 1)];
    expect(joinInbox(items, item('a', 3))).toEqual([{ ...item('a', 1), happenedAt: 3, times: 2 }, item('b', 2)]);
  });

  it('is another item once the first was read', () => {
    const read = item('a', 1, true);
    expect(joinInbox([read], item('a', 2))).toEqual([item('a', 2), read]);
  });

  it('leaves one unread item of each subject, the newest first, and loses nothing', () => {
    const happening = fc.record({ about: fc.constantFrom('a', 'b', 'c'), readAll: fc.boolean() });
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 30 }), (happenings) => {
        let items: readonly Item[] = [];
        for (const [at, { about, readAll }] of happenings.entries()) {
          items = joinInbox(items, item(about, at));
          if (readAll) items = items.map((each) => ({ ...each, isRead: true }));
        }
        const unread = items.filter(({ isRead }) => !isRead).map(({ about }) => about);
        expect(new Set(unread).size).toBe(unread.length);
        expect(items.map(({ happenedAt }) => happenedAt)).toEqual(
          items.map(({ happenedAt }) => happenedAt).toSorted((one, other) => other - one),
        );
        expect(items.reduce((sum, { times }) => sum + times, 0)).toBe(happenings.length);
      }),
    );
  });
});
