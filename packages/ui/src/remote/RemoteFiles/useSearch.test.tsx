import type { FilesCaller, FoundFile } from '@remote-console/domain';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { type Search, type SearchWish, useSearch } from './useSearch.ts';

type Searching = FilesCaller['search'];

const fileNamed = (name: string): FoundFile => ({
  folder: ['content'],
  entry: { name, kind: 'file', leadsTo: null, size: 1, modified: 0, hidden: false },
});

/** The hook in a page, with a device that answers when the test says so. */
function openSearch() {
  const searches: { find: (...names: string[]) => void; end: () => void }[] = [];
  const search: Searching = (_request, onFound) => {
    const over = Promise.withResolvers<boolean>();
    searches.push({ find: (...names) => onFound(names.map(fileNamed)), end: () => over.resolve(true) });
    return over.promise;
  };
  const caller = { search };
  const shown: Search[] = [];
  function Searching(wish: SearchWish) {
    shown.push(useSearch(caller, wish));
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const wish: SearchWish = { path: [], text: 'play', hidden: false, tries: 0 };
  return {
    searches,
    shown,
    names: () => shown.at(-1)?.found.map(({ entry }) => entry.name),
    begun: (count: number) => vi.waitFor(() => expect(searches).toHaveLength(count)),
    ask: (change: Partial<SearchWish>) => flushSync(() => root.render(<Searching {...wish} {...change} />)),
  };
}

it('keeps what still fits while a longer text is searched for, and ends with what that search found', async () => {
  const { ask, begun, searches, shown, names } = openSearch();
  ask({ text: 'play' });
  await begun(1);
  searches[0]?.find('playlist.json', 'player.log');
  await vi.waitFor(() => expect(names()).toEqual(['playlist.json', 'player.log']));
  shown.length = 0;
  ask({ text: 'playlist' });
  await begun(2);
  await vi.waitFor(() => expect(names()).toEqual(['playlist.json']));
  searches[1]?.find('playlist.old');
  await vi.waitFor(() => expect(names()).toEqual(['playlist.old', 'playlist.json']));
  expect(shown.every(({ found }) => found.some(({ entry }) => entry.name === 'playlist.json'))).toBe(true);
  searches[1]?.end();
  await vi.waitFor(() => expect(names()).toEqual(['playlist.old']));
  expect(shown.at(-1)?.state).toBe('complete');
});

it('shows what was found once, however often it is reported', async () => {
  const { ask, begun, searches, names } = openSearch();
  ask({ text: 'play' });
  await begun(1);
  searches[0]?.find('playlist.json');
  await vi.waitFor(() => expect(names()).toEqual(['playlist.json']));
  ask({ text: 'playlist' });
  await begun(2);
  searches[1]?.find('playlist.json', 'playlist.old');
  await vi.waitFor(() => expect(names()).toEqual(['playlist.json', 'playlist.old']));
});

it.each([{ path: ['content'] }, { hidden: true }])('keeps nothing of a search elsewhere: %o', async (change) => {
  const { ask, begun, searches, names } = openSearch();
  ask({});
  await begun(1);
  searches[0]?.find('playlist.json');
  await vi.waitFor(() => expect(names()).toEqual(['playlist.json']));
  ask(change);
  await begun(2);
  await vi.waitFor(() => expect(names()).toEqual([]));
});
