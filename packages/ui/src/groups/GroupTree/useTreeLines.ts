import type { GroupTree } from '@remote-console/domain';
import { useMemo, useState } from 'react';
import { useLanguage, useText } from '../../i18n/index.ts';
import type { GroupTreeProps } from './GroupTree.tsx';
import { groupLines, treeOf, type GroupKey, type GroupLine, type TreeLabels } from './treeLines.ts';
import { useExpandedGroups } from './useExpandedGroups.ts';

const NOTHING: ReadonlySet<number> = new Set();

type TreeLinesInput = Pick<
  GroupTreeProps,
  'groups' | 'selected' | 'reveal' | 'query' | 'allCount' | 'favouriteCount' | 'entries' | 'subgroups'
>;

interface TreeLines {
  readonly tree: GroupTree;
  readonly lines: readonly GroupLine[];
  readonly setOpen: (keys: readonly GroupKey[], open: boolean) => void;
}

function useLabels(): TreeLabels {
  const text = useText('groups');
  return useMemo(
    () => ({
      all: text('all'),
      favorite: text('favourites'),
      root: text('rootGroup'),
      defaultGroup: text('defaultGroup'),
    }),
    [text],
  );
}

/** The visible lines of the tree, and expanding and collapsing them; a search has its own expansion. */
export function useTreeLines(input: TreeLinesInput): TreeLines {
  const { groups, selected, reveal = null, query = '', entries = true, subgroups = false } = input;
  const { allCount = null, favouriteCount = null } = input;
  const language = useLanguage();
  const labels = useLabels();
  const tree = useMemo(() => treeOf(groups, labels, language), [groups, labels, language]);
  const { expanded, setExpanded } = useExpandedGroups(tree, selected, reveal);
  const [closedInSearch, setClosedInSearch] = useState<{ query: string; closed: ReadonlySet<number> }>({
    query: '',
    closed: NOTHING,
  });
  const closed = closedInSearch.query === query ? closedInSearch.closed : NOTHING;
  const lines = useMemo(
    () =>
      groupLines({
        tree,
        labels,
        language,
        query,
        expanded,
        closedInSearch: closed,
        allCount,
        favouriteCount,
        entries,
        subgroups,
      }),
    [tree, labels, language, query, expanded, closed, allCount, favouriteCount, entries, subgroups],
  );

  const setOpen = (keys: readonly GroupKey[], open: boolean) => {
    if (query.trim() === '') {
      setExpanded(keys, open);
      return;
    }
    const next = new Set(closed);
    for (const key of keys) {
      if (typeof key !== 'number') continue;
      if (open) next.delete(key);
      else next.add(key);
    }
    setClosedInSearch({ query, closed: next });
  };
  return { tree, lines, setOpen };
}
