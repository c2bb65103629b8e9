/** The result of completing the last word: more text for the line, or the candidates. */
export type Completion =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'words'; readonly words: readonly string[] };

const sharedStart = (words: readonly string[]) => {
  const [first = '', ...others] = words;
  let length = first.length;
  while (others.some((word) => !word.startsWith(first.slice(0, length)))) length -= 1;
  return first.slice(0, length);
};

/**
 * Completes the last word of a text.
 *
 * @param known The words that are possible in its place.
 * @returns null when none of them starts the same way.
 */
export function completeWord(before: string, known: readonly string[]): Completion | null {
  const [word = ''] = /\S*$/.exec(before) ?? [];
  const words = known.filter((each) => each.startsWith(word));
  const [only] = words;
  if (only === undefined) return null;
  if (words.length === 1) return { kind: 'text', text: `${only.slice(word.length)}${only.endsWith('/') ? '' : ' '}` };
  const shared = sharedStart(words);
  return shared.length > word.length ? { kind: 'text', text: shared.slice(word.length) } : { kind: 'words', words };
}
