import { failureOf } from '@remote-console/api-client';
import { useGroupWrites, type StayedDevice } from '@remote-console/api-client/react';
import { buildGroupTree, groupsAfter, type GroupRecord, type GroupTree, type TreeMove } from '@remote-console/domain';
import { useCallback, useMemo, useState } from 'react';
import { useLanguage, useMessage } from '../i18n/index.ts';
import type { MoveRequest } from './useGroupMoves.ts';

/** Something that was not moved, and why, as text. */
interface Stayed {
  readonly id: number;
  readonly reason: string;
}

interface MovesUnderWay {
  /** The moves being sent to the server, to be shown as done. */
  readonly pending: readonly TreeMove[];
  /** The groups as rendered: the consequences of the next move follow from the target of the last one. */
  readonly tree: GroupTree;
  /** Sends moves of the same kind; resolves to what was not moved, with the reasons. */
  readonly send: (requests: readonly MoveRequest[]) => Promise<readonly Stayed[]>;
}

/** The message of a failed move, which may name its subject. */
export function useMoveFailure() {
  const message = useMessage();
  return useCallback(
    (thrown: unknown, name: string) => {
      const failure = failureOf(thrown);
      return failure.kind === 'unreachable' ? message('server_unreachable') : message(failure.error, { name });
    },
    [message],
  );
}

/** Sends moves of groups and devices, and tracks those in progress. */
export function useMovesUnderWay(groups: readonly GroupRecord[]): MovesUnderWay {
  const language = useLanguage();
  const failureWords = useMoveFailure();
  const { change, moveDevices } = useGroupWrites();
  const [pending, setPending] = useState<readonly TreeMove[]>([]);
  const tree = useMemo(
    () => buildGroupTree(pending.reduce(groupsAfter<GroupRecord>, groups), language),
    [groups, pending, language],
  );
  const moveGroup = async ({ id, to }: TreeMove): Promise<readonly StayedDevice[]> => {
    const rootId = tree.byId.get(id)?.group.rootId ?? undefined;
    try {
      await change(id, { parentId: to, ...(rootId === undefined ? {} : { rootId }) });
      return [];
    } catch (thrown) {
      return [{ id, thrown }];
    }
  };
  const send: MovesUnderWay['send'] = async (requests) => {
    const moves = requests.map(({ move }) => move);
    const [first] = moves;
    if (!first) return [];
    setPending((others) => [...others, ...moves]);
    try {
      const stayed = await (first.kind === 'group' ? moveGroup(first) : moveDevices(moves));
      return stayed.map(({ id, thrown }) => {
        const name = requests.find(({ move }) => move.id === id)?.name ?? '';
        return { id, reason: failureWords(thrown, name) };
      });
    } finally {
      setPending((all) => all.filter((move) => !moves.includes(move)));
    }
  };
  return { pending, tree, send };
}
