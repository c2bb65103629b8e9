import { ancestorsOf, isGroupOpen, type GroupTree } from '@remote-console/domain';
import { useMemo, useState } from 'react';
import type { GroupKey } from './treeLines.ts';

interface ExpandedGroups {
  readonly expanded: ReadonlySet<number>;
  readonly setExpanded: (keys: readonly GroupKey[], open: boolean) => void;
}

function pathOf(tree: GroupTree, selected: GroupKey | null): readonly number[] {
  return typeof selected === 'number' ? ancestorsOf(tree, selected).map(({ id }) => id) : [];
}

/**
 * Which groups are expanded. Initially the top level, the groups that only lead to permitted ones, and the paths to the
 * selected and to the revealed group; selecting or revealing another group from outside expands the path to it, and
 * what a person expanded or collapsed stays.
 */
export function useExpandedGroups(tree: GroupTree, selected: GroupKey | null, reveal: number | null): ExpandedGroups {
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null);
  const [seen, setSeen] = useState<GroupKey | null>(selected);
  const start = useMemo(() => {
    const closed = [...tree.byId.values()].filter(({ group }) => !isGroupOpen(group));
    const first = [...tree.roots, ...closed].map(({ group }) => group.id);
    return new Set([...first, ...pathOf(tree, reveal), ...pathOf(tree, selected)]);
  }, [tree, selected, reveal]);
  const [revealed, setRevealed] = useState(reveal);
  if (seen !== selected || revealed !== reveal) {
    const ways = [
      ...(seen === selected ? [] : pathOf(tree, selected)),
      ...(revealed === reveal ? [] : pathOf(tree, reveal)),
    ];
    setSeen(selected);
    setRevealed(reveal);
    if (chosen !== null) setChosen(new Set([...chosen, ...ways]));
  }
  const expanded = chosen ?? start;

  return {
    expanded,
    setExpanded: (keys, open) => {
      const next = new Set(expanded);
      for (const key of keys) {
        if (typeof key !== 'number') continue;
        if (open) next.add(key);
        else next.delete(key);
      }
      setChosen(next);
    },
  };
}
