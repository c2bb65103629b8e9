import { useState } from 'react';

/** What is being typed, and how it is handed on. */
export interface Draft {
  /** What the field shows. */
  readonly draft: string;
  /** Shows text and hands it on; while `composing`, a syllable is unfinished and nothing is handed on. */
  readonly type: (text: string, composing: boolean) => void;
  /** Shows text and hands it on, unless it is searched for already. */
  readonly commit: (text: string) => void;
}

/** What was handed on after a text: nothing where the text is the last, or came from elsewhere. */
function handedOnAfter(handedOn: readonly string[], text: string): readonly string[] {
  const index = handedOn.at(-1) === text ? -1 : handedOn.indexOf(text);
  return index === -1 ? [] : handedOn.slice(index + 1);
}

/**
 * Keeps what a person types apart from what is searched for: every letter is handed on at once, and shows while its search
 * is on its way. A value that changes from outside (the back button, a reset) takes the place of the draft.
 *
 * @param value What is searched for.
 * @param onSearch Called with each new text.
 */
export function useSearchDraft(value: string, onSearch: (text: string) => void): Draft {
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState(value);
  /** What was handed on and has not come back as the value yet. */
  const [handedOn, setHandedOn] = useState<readonly string[]>([]);

  if (known !== value) {
    setKnown(value);
    setHandedOn(handedOnAfter(handedOn, value));
    // Letters that were typed while the value was on its way back stay.
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
      // The end of a syllable and the letter that ended it may both come with the same text.
      if (!composing && text !== (handedOn.at(-1) ?? value)) handOn(text);
    },
    commit: (text) => {
      setDraft(text);
      if (text !== value) handOn(text);
    },
  };
}
