import type { NumberStyle } from '../numbers/index.ts';

/** What a placeholder is, beside a value that is put in as it is. */
export const NUMBER = 0;
export const PLURAL = 1;
export const ORDINAL = 2;
export const SELECT = 3;

/** The messages of a placeholder that chooses among several, by form: `one`, `other`, `=0`, or the value itself. */
export type Forms = Readonly<Record<string, Message>> & { readonly other: Message };

/** A place in a message that a value goes into, with the name of the value. */
export type Placeholder =
  | readonly [name: string, kind?: undefined]
  | readonly [name: string, kind: typeof NUMBER, style?: NumberStyle]
  | readonly [name: string, kind: typeof PLURAL | typeof ORDINAL | typeof SELECT, forms: Forms];

/**
 * A compiled ICU message: its words where it has no placeholder, else words and placeholders in the order in which they
 * are read. `compileTexts` makes one of a message as it is written.
 */
export type Message = string | readonly (string | Placeholder)[];

/** What goes into the placeholders of a message, by name. */
export type TextValues = Readonly<Record<string, string | number>>;

/** The messages that a placeholder chooses among, if it does. */
const formsOf = (placeholder: Placeholder): readonly Message[] =>
  placeholder[1] === undefined || placeholder[1] === NUMBER ? [] : Object.values(placeholder[2]);

/** The words of a message in all of its forms, without values: the letters that drawing it needs. */
export function wordsOf(message: Message): string {
  if (typeof message === 'string') return message;
  return message.flatMap((part) => (typeof part === 'string' ? part : formsOf(part).map(wordsOf))).join(' ');
}
