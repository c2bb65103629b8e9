import { OPERATING_SYSTEMS } from '../../operatingSystems/index.ts';
import type { FilterKey, FilterTerm } from './expression.ts';

/** The keys in the order in which they are suggested. */
export const FILTER_KEYS = [
  'tag',
  'group',
  'state',
  'os',
  'version',
  'seen',
  'alerts',
  'access',
  'is',
] as const satisfies readonly FilterKey[];

const SYSTEMS = OPERATING_SYSTEMS.map(({ id }) => id);

/** A key's fixed values, for suggestions; tags, groups, versions, and numbers of days are free. */
export const FILTER_VALUES = {
  tag: [],
  group: [],
  state: ['online', 'offline'],
  os: SYSTEMS,
  version: ['latest', 'outdated'],
  seen: ['<1d', '<7d', '>7d', '>30d'],
  alerts: ['open', 'limit'],
  access: ['open', 'needed'],
  is: ['favorite'],
} as const satisfies Record<FilterKey, readonly string[]>;

/** Whether a word is a key. */
export const isFilterKey = (word: string): word is FilterKey => FILTER_KEYS.some((key) => key === word);

const SEEN = /^([<>])([1-9]\d{0,3})d$/;

function seen(value: string): FilterTerm | null {
  const [, sign, days] = SEEN.exec(value) ?? [];
  return days === undefined ? null : { kind: 'seen', within: sign === '<', days: Number(days) };
}

/** The term for a key and a value; `null` for a value that the key doesn't accept. */
export function termOf(key: FilterKey, text: string): FilterTerm | null {
  const word = text.toLowerCase();
  const among = <Choice extends string>(choices: readonly Choice[]) => choices.find((choice) => choice === word);
  switch (key) {
    case 'tag':
    case 'group':
      return { kind: key, name: text };
    case 'state': {
      const value = among(FILTER_VALUES.state);
      return value ? { kind: key, value } : null;
    }
    case 'os': {
      const value = among(FILTER_VALUES.os);
      return value ? { kind: key, value } : null;
    }
    case 'version':
      return { kind: key, value: among(FILTER_VALUES.version) ?? text };
    case 'seen':
      return seen(word);
    case 'alerts': {
      const value = among(FILTER_VALUES.alerts);
      return value ? { kind: key, value } : null;
    }
    case 'access': {
      const value = among(FILTER_VALUES.access);
      return value ? { kind: key, value } : null;
    }
    case 'is': {
      const value = among(FILTER_VALUES.is);
      return value ? { kind: key, value } : null;
    }
  }
}

/** A term's value as text, without quotes. */
export function valueOf(term: FilterTerm): string {
  switch (term.kind) {
    case 'tag':
    case 'group':
      return term.name;
    case 'seen':
      return `${term.within ? '<' : '>'}${term.days}d`;
    default:
      return term.value;
  }
}
