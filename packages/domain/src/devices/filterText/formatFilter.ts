import type { FilterExpression, FilterTerm } from './expression.ts';
import { valueOf } from './terms.ts';

const NEEDS_QUOTES = /[\s"\\()（）]/;

function quoted(value: string): string {
  return NEEDS_QUOTES.test(value) ? `"${value.replace(/["\\]/g, (character) => `\\${character}`)}"` : value;
}

/** A term as typed. */
export const formatTerm = (term: FilterTerm): string => `${term.kind}:${quoted(valueOf(term))}`;

/** A part in a position that takes one term. */
function asOne(expression: FilterExpression): string {
  return expression.kind === 'and' || expression.kind === 'or'
    ? `(${formatFilter(expression)})`
    : formatFilter(expression);
}

/** A filter as typed, in the canonical form of all texts with the same meaning; empty for none. */
export function formatFilter(expression: FilterExpression | null): string {
  if (expression === null) return '';
  switch (expression.kind) {
    case 'and':
      return expression.parts.map(asOne).join(' ');
    case 'or':
      return expression.parts.map((part) => (part.kind === 'and' ? formatFilter(part) : asOne(part))).join(' or ');
    case 'not':
      return `-${asOne(expression.part)}`;
    default:
      return formatTerm(expression);
  }
}
