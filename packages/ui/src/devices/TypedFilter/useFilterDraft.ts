import { completionAt, parseFilter, type FilterFault, type KnownNames } from '@remote-console/domain';
import { useRef, useState } from 'react';

interface Draft {
  /** The text of the list that it started from. */
  readonly base: string;
  readonly text: string;
  /** Whether its error is shown: from applying it until something else is typed. */
  readonly isJudged: boolean;
}

function faultOf({ text, isJudged }: Draft): FilterFault | null {
  if (!isJudged) return null;
  const reading = parseFilter(text);
  return reading.ok ? null : reading.fault;
}

/**
 * A filter being typed: its text, the completions at the cursor, and its error once applied.
 *
 * @param current The filter of the list; one chosen elsewhere replaces what was typed.
 */
export function useFilterDraft(current: string, names: KnownNames) {
  /** Where to put the cursor once the text is rendered. */
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
    // A key is followed by its value; a complete term by the next one.
    const put = chosen.endsWith(':') || draft.text.charAt(to) === ' ' ? chosen : `${chosen} `;
    type(draft.text.slice(0, from) + put + draft.text.slice(to), from + put.length);
    setOffering(chosen.endsWith(':'));
    cursorToBe.current = from + put.length;
  };
  return {
    draft,
    fault: faultOf(draft),
    completion,
    /** Whether there are suggestions. */
    offering: isOffering && completion.texts.length > 0,
    setOffering,
    setCursor,
    type,
    complete,
    /** Parses the text to apply; its error is shown from then on. */
    judge: () => {
      setOffering(false);
      setDraft({ ...draft, isJudged: true });
      return parseFilter(draft.text);
    },
    /** Where to put the cursor, once per completion; `null` where it stays. */
    takeCursor: () => {
      const at = cursorToBe.current;
      cursorToBe.current = null;
      return at;
    },
  };
}
