import { formatMessage } from './formatMessage.ts';
import type { Message, TextValues } from './message.ts';

/** A text: a compiled message, or a function that makes the words, for whoever brings a formatter of their own. */
export type Text = Message | ((values: TextValues) => string);

/** The texts of one area, by key. */
export type TextsByKey = Readonly<Record<string, Text>>;

/** The texts of an area that is loaded. Both functions stay the same until the texts change. */
export interface AreaTexts {
  /** The text of a key. One that has no text reads as the key. */
  readonly text: (key: string, values?: TextValues) => string;
  /** The text of a key that is data, such as a message of the server; nothing where it has none. */
  readonly find: (key: string, values?: TextValues) => string | undefined;
}

const NO_VALUES: TextValues = {};

/** The texts by key. An empty one is a missing one; what the own texts lack comes from those that fill gaps. */
function textsByKey(own: TextsByKey, fill: TextsByKey): ReadonlyMap<string, Text> {
  const texts = new Map<string, Text>();
  for (const source of [fill, own]) {
    for (const [key, text] of Object.entries(source)) {
      if (text !== '') texts.set(key, text);
    }
  }
  return texts;
}

/**
 * Makes the texts of an area.
 *
 * @param language The language whose numbers and plural forms the texts have.
 * @param fill Texts for the keys that have none of their own.
 * @param onMissing Called for a key that neither has.
 */
export function createAreaTexts(language: string, own: TextsByKey, fill: TextsByKey, onMissing: () => void): AreaTexts {
  const texts = textsByKey(own, fill);

  const find: AreaTexts['find'] = (key, values = NO_VALUES) => {
    const text = texts.get(key);
    if (text === undefined) return undefined;
    return typeof text === 'function' ? text(values) : formatMessage(text, language, values);
  };

  const text: AreaTexts['text'] = (key, values) => {
    const words = find(key, values);
    if (words === undefined) onMissing();
    return words ?? key;
  };

  return { text, find };
}
