import { allOf, anyOf, noneOf, type FilterExpression } from './expression.ts';
import {
  FILTER_DEPTH_LIMIT,
  FILTER_TERM_LIMIT,
  FILTER_TEXT_LIMIT,
  type FilterFault,
  type FilterFaultKey,
} from './faults.ts';
import { isFilterKey, termOf } from './terms.ts';
import { tokensOf, type FilterToken } from './tokens.ts';

/** A filter parsed from a text, or what is wrong with it; `null` is the filter that restricts nothing. */
export type FilterReading =
  | { readonly ok: true; readonly expression: FilterExpression | null }
  | { readonly ok: false; readonly fault: FilterFault };

/** Stops parsing at the first error. */
class Fault extends Error {
  readonly fault: FilterFault;
  constructor(error: FilterFaultKey, { from, to }: { readonly from: number; readonly to: number }) {
    super(error);
    this.fault = { error, from, to };
  }
}

type TermToken = Extract<FilterToken, { kind: 'term' }>;

function readTerm(token: TermToken): FilterExpression {
  const { key, from, to, valueFrom } = token;
  if (!isFilterKey(key)) throw new Fault('keyUnknown', { from, to: valueFrom });
  const value = token.value.trim();
  if (value === '') throw new Fault('valueMissing', { from, to });
  const term = termOf(key, value);
  if (term === null) throw new Fault('valueUnknown', { from: valueFrom, to });
  return term;
}

/** Reads a text's tokens from first to last. */
class Reader {
  readonly #tokens: readonly FilterToken[];
  #at = 0;
  #depth = 0;
  #terms = 0;

  constructor(tokens: readonly FilterToken[]) {
    this.#tokens = tokens;
  }

  whole(): FilterExpression {
    const expression = this.#either();
    const extra = this.#tokens[this.#at];
    if (extra) throw new Fault('bracketExtra', extra);
    return expression;
  }

  #next() {
    return this.#tokens[this.#at];
  }

  #either(): FilterExpression {
    const parts: [FilterExpression, ...FilterExpression[]] = [this.#both()];
    while (this.#next()?.kind === 'or') {
      this.#at++;
      parts.push(this.#both());
    }
    return anyOf(parts);
  }

  #both(): FilterExpression {
    const parts: [FilterExpression, ...FilterExpression[]] = [this.#one()];
    for (let next = this.#next(); next && next.kind !== 'or' && next.kind !== 'close'; next = this.#next()) {
      if (next.kind === 'and') this.#at++;
      parts.push(this.#one());
    }
    return allOf(parts);
  }

  /** A missing part is reported at the token that requires it: at the end of a text there is nothing to point to. */
  #one(): FilterExpression {
    const token = this.#tokens[this.#at];
    const before = this.#tokens[this.#at - 1];
    if (!token) throw new Fault('termMissing', before ?? { from: 0, to: 0 });
    this.#at++;
    switch (token.kind) {
      case 'term':
        if (++this.#terms > FILTER_TERM_LIMIT) throw new Fault('tooManyTerms', token);
        return readTerm(token);
      case 'not':
        return this.#deeper(token, () => noneOf(this.#one()));
      case 'open':
        return this.#deeper(token, () => this.#closed(token));
      case 'close':
        if (this.#depth === 0 && !before) throw new Fault('bracketExtra', token);
        throw new Fault('termMissing', before ?? token);
      case 'and':
      case 'or':
        throw new Fault('termMissing', token);
    }
  }

  #closed(open: FilterToken): FilterExpression {
    const inside = this.#either();
    if (this.#next()?.kind !== 'close') throw new Fault('bracketOpen', open);
    this.#at++;
    return inside;
  }

  #deeper(token: FilterToken, read: () => FilterExpression): FilterExpression {
    if (++this.#depth > FILTER_DEPTH_LIMIT) throw new Fault('tooDeep', token);
    const expression = read();
    this.#depth--;
    return expression;
  }
}

/**
 * Parses a typed filter: terms `key:value`, joined by `and` (optional) and `or`, negated by `-` or `not`, grouped by
 * parentheses. Never throws.
 */
export function parseFilter(text: string): FilterReading {
  if (text.length > FILTER_TEXT_LIMIT) {
    return { ok: false, fault: { error: 'tooLong', from: FILTER_TEXT_LIMIT, to: text.length } };
  }
  const tokens = tokensOf(text);
  if ('error' in tokens) return { ok: false, fault: tokens };
  if (tokens.length === 0) return { ok: true, expression: null };
  try {
    return { ok: true, expression: new Reader(tokens).whole() };
  } catch (caught) {
    if (caught instanceof Fault) return { ok: false, fault: caught.fault };
    throw caught;
  }
}
