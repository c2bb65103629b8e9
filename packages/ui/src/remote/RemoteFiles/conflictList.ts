import type { Conflict, ConflictAnswer } from './transfers.ts';

/** The existing files waiting for an answer, in order. */
export interface ConflictList {
  readonly first: () => Conflict | null;
  /** Adds one; an answer given for all others applies to it, too. */
  readonly add: (conflict: Conflict) => void;
  readonly remove: (id: number) => void;
  /** Returns the first one, or all current and future ones. */
  readonly answer: (answer: ConflictAnswer, forAll: boolean) => void;
  /** Asks again about future ones. */
  readonly forget: () => void;
}

/** A list without conflicts. */
export function createConflictList(
  settle: (conflict: Conflict, answer: ConflictAnswer) => Promise<void>,
): ConflictList {
  const waiting: Conflict[] = [];
  let answerForAll: ConflictAnswer | null = null;

  async function settleSome(count: number, answer: ConflictAnswer): Promise<void> {
    for (const conflict of waiting.splice(0, count)) await settle(conflict, answer);
  }

  return {
    first: () => waiting[0] ?? null,
    add: (conflict) => {
      waiting.push(conflict);
      if (answerForAll) void settleSome(waiting.length, answerForAll);
    },
    remove: (id) => {
      const index = waiting.findIndex((conflict) => conflict.id === id);
      if (index !== -1) waiting.splice(index, 1);
    },
    answer: (answer, forAll) => {
      if (forAll) answerForAll = answer;
      void settleSome(forAll ? waiting.length : 1, answer);
    },
    forget: () => {
      answerForAll = null;
    },
  };
}
