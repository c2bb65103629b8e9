import { useReadGroups } from '@remote-console/api-client/react';
import { branchOf, moveEffects, mustConfirmMove, type GroupTree, type TreeMove } from '@remote-console/domain';
import { useCallback } from 'react';
import { useMoveMessage } from './useMoveMessage.ts';

/** Reads the consequences of moves into one group, before they are made; rejects if that fails. */
export type ReadConsequences = (moves: readonly TreeMove[]) => Promise<readonly string[]>;

/** The consequences of a move: a group keeps its contents; devices get the people and thresholds of their new group. */
export function useMoveConsequences(tree: GroupTree): ReadConsequences {
  const words = useMoveMessage();
  const readGroups = useReadGroups();
  return useCallback(
    async (moves) => {
      const [first] = moves;
      if (!first) return [];
      if (first.kind === 'group') {
        return mustConfirmMove(tree, first) ? words.takesAlong(branchOf(tree, first.id)) : [];
      }
      const left = new Set(moves.map(({ from }) => from));
      const groups = await readGroups([...left, first.to]);
      const to = groups.find(({ id }) => id === first.to);
      const from = groups.filter(({ id }) => left.has(id));
      return to ? words.changes(moveEffects(from, to)) : [];
    },
    [tree, words, readGroups],
  );
}
