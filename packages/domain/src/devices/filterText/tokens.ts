import type { FilterFault } from './faults.ts';

/** A token of a filter's text, and its position (UTF-16 units, end exclusive). */
export type FilterToken =
  | { readonly kind: 'and' | 'or' | 'not' | 'open' | 'close'; readonly from: number; readonly to: number }
  | {
      readonly kind: 'term';
      readonly from: number;
      readonly to: number;
      /** In lower case. */
      readonly key: string;
      readonly value: string;
      /** Where the value starts. */
      readonly valueFrom: number;
    };

const SPACE = /\s/;
// Korean and Japanese input methods type them in full width.
const OPEN = '(（';
const CLOSE = ')）';
const COLON = /[:：]/;
/** What ends an unquoted word. */
const WORD_END = /[\s()（）]/;
const WORDS = { and: 'and', or: 'or', not: 'not' } as const;

const isWordOperator = (word: string): word is keyof typeof WORDS => Object.hasOwn(WORDS, word);

/** A quoted value: its text, and where it ends; `null` if it is unterminated. */
function quotedAt(text: string, from: number): { readonly value: string; readonly to: number } | null {
  let value = '';
  for (let at = from + 1; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === '"') return { value, to: at + 1 };
    if (character === '\\' && at + 1 < text.length) at++;
    value += text.charAt(at);
  }
  return null;
}

function wordEnd(text: string, from: number): number {
  let to = from;
  while (to < text.length && !WORD_END.test(text.charAt(to))) to++;
  return to;
}

/** A word at a position: an operator, or a key with its value. */
function wordAt(text: string, from: number): FilterToken | FilterFault {
  const end = wordEnd(text, from);
  const word = text.slice(from, end);
  const colon = word.search(COLON);
  if (colon < 0 || word.startsWith('"')) {
    const operator = word.toLowerCase();
    if (isWordOperator(operator)) return { kind: operator, from, to: end };
    return { error: 'keyMissing', from, to: quotedAt(text, from)?.to ?? end };
  }
  const key = word.slice(0, colon).toLowerCase();
  const valueFrom = from + colon + 1;
  if (text.charAt(valueFrom) !== '"') {
    return { kind: 'term', from, to: end, key, value: text.slice(valueFrom, end), valueFrom };
  }
  const quoted = quotedAt(text, valueFrom);
  if (quoted === null) return { error: 'quoteOpen', from: valueFrom, to: text.length };
  return { kind: 'term', from, to: quoted.to, key, value: quoted.value, valueFrom };
}

/** Tokenizes a text; the first thing that is not a token is an error. */
export function tokensOf(text: string): readonly FilterToken[] | FilterFault {
  const tokens: FilterToken[] = [];
  let at = 0;
  while (at < text.length) {
    const character = text.charAt(at);
    const one = { from: at, to: at + 1 };
    if (SPACE.test(character)) at++;
    else if (OPEN.includes(character) || CLOSE.includes(character) || character === '-') {
      tokens.push({ kind: character === '-' ? 'not' : OPEN.includes(character) ? 'open' : 'close', ...one });
      at++;
    } else {
      const token = wordAt(text, at);
      if ('error' in token) return token;
      tokens.push(token);
      at = token.to;
    }
  }
  return tokens;
}
