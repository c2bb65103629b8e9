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

/** The result of moves; what was not moved is identified by its ID. */
export type MoveOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'refused'; readonly error: string; readonly stayed: ReadonlySet<number> };

/** Moving groups and devices. */
export interface GroupMoves {
  /** Asks for confirmation if a move has consequences. */
  readonly agree: (request: MoveRequest) => Promise<boolean>;
  /** Moves, after confirming any consequences; reports success and failure itself. */
  readonly request: (request: MoveRequest) => Promise<void>;
  /** Moves into one group without asking, for a dialog that has shown the consequences. */
  readonly carryOut: (requests: readonly MoveRequest[]) => Promise<MoveOutcome>;
  /** Offers to undo a move made otherwise than by `carryOut`, with this description of it. */
  readonly offerUndo: (request: MoveRequest, words: readonly string[]) => void;
  /** The consequences of moves, for a dialog. */
  readonly consequencesOf: ReadConsequences;
  /** The moves being sent to the server, to be shown as done. */
  readonly pending: readonly TreeMove[];
}

/** Moves groups and devices: by mouse, touch, keyboard or dialog, each can be undone. */
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
  // After leaving the page or the session, the move cannot be undone from elsewhere.
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
