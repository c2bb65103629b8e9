import type { FilterFault } from './faults.ts';

/** A piece of a filter's text, and where it is (UTF-16 units, the end excluded). */
export type FilterToken =
  | { readonly kind: 'and' | 'or' | 'not' | 'open' | 'close'; readonly from: number; readonly to: number }
  | {
      readonly kind: 'term';
      readonly from: number;
      readonly to: number;
      /** In lower case. */
      readonly key: string;
      readonly value: string;
      /** Where the value begins. */
      readonly valueFrom: number;
    };

const SPACE = /\s/;
// An input method for Korean or Japanese writes them in full width.
const OPEN = '(（';
const CLOSE = ')）';
const COLON = /[:：]/;
/** What ends a word that is not quoted. */
const WORD_END = /[\s()（）]/;
const WORDS = { and: 'and', or: 'or', not: 'not' } as const;

const isWordOperator = (word: string): word is keyof typeof WORDS => Object.hasOwn(WORDS, word);

/** A quoted value: its text, and where it ends; `null` where nothing ends it. */
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

/** A word at a place: an operator, or a key with its value. */
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

/** Takes a text apart; the first thing that is none of its pieces is a fault. */
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
