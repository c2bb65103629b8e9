import type { Language } from '@remote-console/domain';
import { pluralForm } from './numbers.ts';
import { formatTemplate, parseTemplate, type TextTemplate, type TextValues } from './textTemplate.ts';

/** A text: words with placeholders, or a function that makes the words, for whoever brings a formatter of their own. */
export type Text = string | ((values: TextValues) => string);

/** The texts of one area, by key. A text with plural forms has a key for each of them: `…_one`, `…_other`. */
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
 * Makes the texts of an area. A text without values is read as it is; one with values is taken apart at its first use.
 *
 * @param fill Texts for the keys that have none of their own.
 * @param onMissing Called for a key that neither has.
 */
export function createAreaTexts(
  language: Language,
  own: TextsByKey,
  fill: TextsByKey,
  onMissing: () => void,
): AreaTexts {
  const texts = textsByKey(own, fill);
  const templates = new Map<string, TextTemplate>();

  const format = (key: string, text: Text, values: TextValues): string => {
    if (typeof text === 'function') return text(values);
    const template = templates.get(key) ?? parseTemplate(text);
    templates.set(key, template);
    return formatTemplate(template, language, values);
  };

  const keyFor = (key: string, { count }: TextValues): string => {
    if (typeof count !== 'number') return key;
    const none = `${key}_zero`;
    if (count === 0 && texts.has(none)) return none;
    const counted = `${key}_${pluralForm(language, count)}`;
    return texts.has(counted) ? counted : key;
  };

  const find: AreaTexts['find'] = (key, values) => {
    const wanted = values ? keyFor(key, values) : key;
    const text = texts.get(wanted);
    if (typeof text === 'string' && !values) return text;
    return text === undefined ? undefined : format(wanted, text, values ?? NO_VALUES);
  };

  const text: AreaTexts['text'] = (key, values) => {
    const words = find(key, values);
    if (words === undefined) onMissing();
    return words ?? key;
  };

  return { text, find };
}
