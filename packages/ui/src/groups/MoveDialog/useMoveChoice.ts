import { chosenMoves, type GroupTree } from '@remote-console/domain';
import { useRef, useState } from 'react';
import { useAction } from '../../actions/index.ts';
import type { ReadConsequences } from '../useMoveConsequences.ts';
import { pickedOf, type MoveSubject } from './moveSubject.ts';

/** A choice, and its consequences; `null` until known. */
interface Choice {
  readonly target: number | null;
  readonly consequences: readonly string[] | null;
}

const NONE: Choice = { target: null, consequences: [] };

/** The chosen target group, its consequences, and its error. */
export function useMoveChoice(tree: GroupTree, subject: MoveSubject, consequencesOf: ReadConsequences) {
  const { save } = useAction();
  const [choice, setChoice] = useState(NONE);
  const [error, setError] = useState<string | undefined>(undefined);
  const asking = useRef(0);
  const choose = async (target: number | null) => {
    asking.current += 1;
    const mine = asking.current;
    setError(undefined);
    const outcome = chosenMoves(tree, pickedOf(subject), target);
    setChoice({ target, consequences: outcome.kind === 'move' ? null : [] });
    if (outcome.kind !== 'move') return;
    const read = await save(() => consequencesOf(outcome.moves));
    // Another group has been chosen since.
    if (mine !== asking.current) return;
    if (read.kind === 'saved') {
      setChoice({ target, consequences: read.value });
      return;
    }
    setChoice(NONE);
    setError(read.error);
  };
  return { choice, choose, error, setError };
}
