import { completionAt, parseFilter, type FilterFault, type KnownNames } from '@remote-console/domain';
import { useRef, useState } from 'react';

interface Draft {
  /** The text of the list that it began with. */
  readonly base: string;
  readonly text: string;
  /** Whether its fault is shown: once it was to be applied, until something else is typed. */
  readonly isJudged: boolean;
}

function faultOf({ text, isJudged }: Draft): FilterFault | null {
  if (!isJudged) return null;
  const reading = parseFilter(text);
  return reading.ok ? null : reading.fault;
}

/**
 * A filter while it is typed: its text, what may come where the cursor is, and its fault once it was to be applied.
 *
 * @param current The filter of the list; one that was chosen elsewhere takes the place of what was typed.
 */
export function useFilterDraft(current: string, names: KnownNames) {
  /** Where the cursor is put once the text is on the screen. */
  const cursorToBe = useRef<number | null>(null);
  const fresh = { base: current, text: current, isJudged: !parseFilter(current).ok };
  const [kept, setDraft] = useState<Draft>(fresh);
  const draft = kept.base === current ? kept : fresh;
  const [cursor, setCursor] = useState(current.length);
  const [isOffering, setOffering] = useState(false);
  const completion = completionAt(draft.text, cursor, names);

  const type = (next: string, at: number) => {
    setDraft({ ...draft, text: next, isJudged: false });
    setCursor(at);
    setOffering(true);
  };
  const complete = (chosen: string) => {
    const { from, to } = completion;
    // A key waits for its value; what is complete is followed by the next term.
    const put = chosen.endsWith(':') || draft.text.charAt(to) === ' ' ? chosen : `${chosen} `;
    type(draft.text.slice(0, from) + put + draft.text.slice(to), from + put.length);
    setOffering(chosen.endsWith(':'));
    cursorToBe.current = from + put.length;
  };
  return {
    draft,
    fault: faultOf(draft),
    completion,
    /** Whether something is offered. */
    offering: isOffering && completion.texts.length > 0,
    setOffering,
    setCursor,
    type,
    complete,
    /** Reads the text that is to be applied; its fault is shown from then on. */
    judge: () => {
      setOffering(false);
      setDraft({ ...draft, isJudged: true });
      return parseFilter(draft.text);
    },
    /** Where the cursor has to be put, once for each completion; `null` where it stays. */
    takeCursor: () => {
      const at = cursorToBe.current;
      cursorToBe.current = null;
      return at;
    },
  };
}
