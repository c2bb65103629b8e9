import { undoOf, type GroupRecord, type TreeMove } from '@remote-console/domain';
import { useEffect, useRef } from 'react';
import { useDialogs } from '../dialogs/index.ts';
import { useGroupName, useSentences, useText } from '../i18n/index.ts';
import { useToast } from '../contexts/index.ts';
import { useMoveConsequences, type ReadConsequences } from './useMoveConsequences.ts';
import { useMoveMessage } from './useMoveMessage.ts';
import { useMoveFailure, useMovesUnderWay } from './useMovesUnderWay.ts';

/** A move and the name of what moves. */
export interface MoveRequest {
  readonly move: TreeMove;
  readonly name: string;
}

/** How moves ended; what stayed is named by its ID. */
export type MoveOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'refused'; readonly error: string; readonly stayed: ReadonlySet<number> };

/** What is done with moves of groups and devices. */
export interface GroupMoves {
  /** Asks, where something comes of a move, whether it shall be. */
  readonly agree: (request: MoveRequest) => Promise<boolean>;
  /** Moves after asking, where something comes of it; reports success and failure itself. */
  readonly request: (request: MoveRequest) => Promise<void>;
  /** Moves into one group without asking, for a dialog that has said what comes of it. */
  readonly carryOut: (requests: readonly MoveRequest[]) => Promise<MoveOutcome>;
  /** Offers to take a move back that was made in another way than by `carryOut`, and says in these words what it was. */
  readonly offerUndo: (request: MoveRequest, words: readonly string[]) => void;
  /** What comes of moves, for a dialog to say. */
  readonly consequencesOf: ReadConsequences;
  /** The moves that are on their way to the server, to be drawn as done. */
  readonly pending: readonly TreeMove[];
}

/** Carries moves of groups and devices out: by mouse, touch, keyboard and dialog alike, each can be taken back. */
export function useGroupMoves(groups: readonly GroupRecord[]): GroupMoves {
  const text = useText('groups');
  const sentences = useSentences();
  const nameOf = useGroupName();
  const words = useMoveMessage();
  const failureWords = useMoveFailure();
  const toast = useToast();
  const { confirm } = useDialogs();
  const { pending, tree, send } = useMovesUnderWay(groups);
  const consequencesOf = useMoveConsequences(tree);
  const closeOffer = useRef<() => void>(() => undefined);
  // Whoever has left the page, or the session, cannot take the move back from elsewhere.
  useEffect(() => () => closeOffer.current(), []);
  const targetName = ([first]: readonly MoveRequest[]) => {
    const target = first && tree.byId.get(first.move.to)?.group;
    return target ? nameOf(target) : '';
  };

  const undo = async (moved: readonly MoveRequest[]) => {
    const [failure] = await send(moved.map(({ move, name }) => ({ move: undoOf(move), name })));
    toast.show(failure ? { tone: 'error', text: failure.reason } : { tone: 'success', text: words.undone(moved) });
  };
  const tellDone = (moved: readonly MoveRequest[], [happened = '', ...details]: readonly string[]) => {
    closeOffer.current = toast.show({
      tone: 'success',
      text: happened,
      detail: details.length > 0 ? sentences(...details) : undefined,
      action: { label: text('undo'), run: () => void undo(moved) },
    });
  };
  const carryOut = async (requests: readonly MoveRequest[]): Promise<MoveOutcome> => {
    const failed = await send(requests);
    const stayed = new Set(failed.map(({ id }) => id));
    const moved = requests.filter(({ move }) => !stayed.has(move.id));
    if (moved.length > 0) tellDone(moved, words.moved(moved, targetName(moved)));
    const [first] = failed;
    if (!first) return { kind: 'saved' };
    const counts = { moved: moved.length, total: requests.length, reason: first.reason };
    return { kind: 'refused', error: requests.length === 1 ? first.reason : text('movedSome', counts), stayed };
  };
  const agree = async (asked: MoveRequest) => {
    try {
      const consequences = await consequencesOf([asked.move]);
      const title = words.question(asked, targetName([asked]));
      const question = { title, body: sentences(...consequences), confirmLabel: text('move') };
      return consequences.length === 0 || (await confirm(question));
    } catch (thrown) {
      toast.show({ tone: 'error', text: failureWords(thrown, asked.name) });
      return false;
    }
  };
  const request = async (asked: MoveRequest) => {
    if (!(await agree(asked))) return;
    const outcome = await carryOut([asked]);
    if (outcome.kind === 'refused') toast.show({ tone: 'error', text: outcome.error });
  };

  return {
    agree,
    request,
    carryOut,
    offerUndo: (asked, said) => tellDone([asked], said),
    consequencesOf,
    pending,
  };
}
