import { useState } from 'react';

/** What is being typed, and how it is submitted. */
export interface Draft {
  /** What the field shows. */
  readonly draft: string;
  /** Shows text and submits it; while `composing`, a syllable is unfinished and nothing is submitted. */
  readonly type: (text: string, composing: boolean) => void;
  /** Shows text and submits it, unless it is already the search. */
  readonly commit: (text: string) => void;
}

/** What was submitted after a text: nothing if the text is the last one, or came from elsewhere. */
function handedOnAfter(handedOn: readonly string[], text: string): readonly string[] {
  const index = handedOn.at(-1) === text ? -1 : handedOn.indexOf(text);
  return index === -1 ? [] : handedOn.slice(index + 1);
}

/**
 * Keeps what a person types separate from the search: every letter is submitted immediately, and shown while its search
 * is running. A value that changes from outside (the back button, a reset) replaces the draft.
 *
 * @param value The current search.
 * @param onSearch Called with each new text.
 */
export function useSearchDraft(value: string, onSearch: (text: string) => void): Draft {
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState(value);
  /** What was submitted and has not come back as the value yet. */
  const [handedOn, setHandedOn] = useState<readonly string[]>([]);

  if (known !== value) {
    setKnown(value);
    setHandedOn(handedOnAfter(handedOn, value));
    // Letters typed before the value came back stay.
    if (!handedOn.includes(value)) setDraft(value);
  }

  const handOn = (text: string) => {
    setHandedOn((before) => [...before, text]);
    onSearch(text);
  };
  return {
    draft,
    type: (text, composing) => {
      setDraft(text);
      // The end of a syllable and the letter that ended it may both report the same text.
      if (!composing && text !== (handedOn.at(-1) ?? value)) handOn(text);
    },
    commit: (text) => {
      setDraft(text);
      if (text !== value) handOn(text);
    },
  };
}
