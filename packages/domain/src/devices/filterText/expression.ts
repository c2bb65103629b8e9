import type { OperatingSystemId } from '../../operatingSystems/index.ts';

/** A condition on a device. */
export type FilterTerm =
  /** A tag by its name. */
  | { readonly kind: 'tag'; readonly name: string }
  /** A group with its subgroups, by its name or by the end of its path: `Seoul/3F`. */
  | { readonly kind: 'group'; readonly name: string }
  | { readonly kind: 'state'; readonly value: 'online' | 'offline' }
  | { readonly kind: 'os'; readonly value: OperatingSystemId }
  /** `latest`, `outdated`, or a version as agents report it. */
  | { readonly kind: 'version'; readonly value: string }
  /** Seen within the last days (`<`), or offline for at least that many days (`>`). */
  | { readonly kind: 'seen'; readonly within: boolean; readonly days: number }
  | { readonly kind: 'alerts'; readonly value: 'open' | 'limit' }
  /** Whether the user can open the device now, or needs an approval first. */
  | { readonly kind: 'access'; readonly value: 'open' | 'needed' }
  | { readonly kind: 'is'; readonly value: 'favorite' };

/** What a filter can test. */
export type FilterKey = FilterTerm['kind'];

/** A parsed filter: terms, combined and negated. Parts are never nested in a part of the same kind. */
export type FilterExpression =
  | FilterTerm
  | { readonly kind: 'not'; readonly part: FilterExpression }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly FilterExpression[] };

function joined(
  kind: 'and' | 'or',
  [first, ...more]: readonly [FilterExpression, ...FilterExpression[]],
): FilterExpression {
  if (more.length === 0) return first;
  return { kind, parts: [first, ...more].flatMap((part) => (part.kind === kind ? part.parts : [part])) };
}

/** Every part must hold. */
export const allOf = (parts: readonly [FilterExpression, ...FilterExpression[]]): FilterExpression =>
  joined('and', parts);

/** At least one part must hold. */
export const anyOf = (parts: readonly [FilterExpression, ...FilterExpression[]]): FilterExpression =>
  joined('or', parts);

/** The part must not hold. */
export const noneOf = (part: FilterExpression): FilterExpression =>
  part.kind === 'not' ? part.part : { kind: 'not', part };

/** The conjuncts of a filter; none for no filter. */
export function conjunctsOf(expression: FilterExpression | null): readonly FilterExpression[] {
  if (expression === null) return [];
  return expression.kind === 'and' ? expression.parts : [expression];
}

/** The conjunction of these filters; `null` for none. */
export function conjunctionOf(parts: readonly FilterExpression[]): FilterExpression | null {
  const [first, ...more] = parts;
  return first === undefined ? null : allOf([first, ...more]);
}

/** Whether a filter holds, given its terms. */
export function holds(expression: FilterExpression, isTrue: (term: FilterTerm) => boolean): boolean {
  switch (expression.kind) {
    case 'and':
      return expression.parts.every((part) => holds(part, isTrue));
    case 'or':
      return expression.parts.some((part) => holds(part, isTrue));
    case 'not':
      return !holds(expression.part, isTrue);
    default:
      return isTrue(expression);
  }
}

/** The terms of a filter, in order. */
export function termsOf(expression: FilterExpression): readonly FilterTerm[] {
  switch (expression.kind) {
    case 'and':
    case 'or':
      return expression.parts.flatMap(termsOf);
    case 'not':
      return termsOf(expression.part);
    default:
      return [expression];
  }
}

/** A tag or a group that a filter names. */
export interface FilterName {
  readonly key: 'tag' | 'group';
  readonly name: string;
}

/** The tags and groups that a filter names, without duplicates. */
export function namesIn(expression: FilterExpression): readonly FilterName[] {
  const names = new Map<string, FilterName>();
  for (const term of termsOf(expression)) {
    if (term.kind === 'tag' || term.kind === 'group') {
      names.set(`${term.kind}:${term.name}`, { key: term.kind, name: term.name });
    }
  }
  return [...names.values()];
}
