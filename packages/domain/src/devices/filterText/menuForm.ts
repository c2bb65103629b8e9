import { DEVICE_FILTERS, type DeviceFilters, setFilters } from '../deviceFilters.ts';
import { operatingSystemOf, OPERATING_SYSTEMS } from '../../operatingSystems/index.ts';
import { conjunctionOf, conjunctsOf, type FilterExpression, type FilterTerm } from './expression.ts';
import { formatFilter } from './formatFilter.ts';
import { parseFilter, type FilterReading } from './parseFilter.ts';

/** A filter in two parts, both of which must hold: what the menu can express, and the rest. */
export interface MenuForm {
  readonly filters: DeviceFilters;
  readonly rest: FilterExpression | null;
}

/** Each menu choice as a term. */
export function menuTerms(filters: DeviceFilters): readonly FilterTerm[] {
  return setFilters(filters).map((key): FilterTerm => {
    switch (key) {
      case 'os':
        return { kind: 'os', value: operatingSystemOf(Number(filters.os)).id };
      case 'alive':
        return { kind: 'state', value: filters.alive === '1' ? 'online' : 'offline' };
      case 'approval':
        return { kind: 'access', value: filters.approval === '1' ? 'open' : 'needed' };
      case 'version':
        return { kind: 'version', value: filters.version ?? 'latest' };
      case 'alerts':
        return { kind: 'alerts', value: filters.alerts ?? 'open' };
      case 'absent':
        return { kind: 'seen', within: false, days: Number(filters.absent) };
      case 'favourite':
        return { kind: 'is', value: 'favorite' };
    }
  });
}

const SYSTEMS = { windows: '1', linux: '2', mac: '3', android: '4', ios: '5' } as const;
const ABSENCES = ['1', '7', '30'] as const;

/** The menu choice that is equivalent to a term; nothing if there is none. */
function choiceOf(part: FilterExpression): DeviceFilters {
  switch (part.kind) {
    case 'os': {
      const system = OPERATING_SYSTEMS.find(({ id }) => id === part.value)?.id ?? 'unknown';
      return system === 'unknown' ? {} : { os: SYSTEMS[system] };
    }
    case 'state':
      return { alive: part.value === 'online' ? '1' : '0' };
    case 'access':
      return { approval: part.value === 'open' ? '1' : '0' };
    case 'version':
      return part.value === 'latest' || part.value === 'outdated' ? { version: part.value } : {};
    case 'alerts':
      return { alerts: part.value };
    case 'seen': {
      const absent = part.within ? undefined : ABSENCES.find((days) => days === String(part.days));
      return absent ? { absent } : {};
    }
    case 'is':
      return { favourite: '1' };
    case 'tag':
    case 'group':
    case 'and':
    case 'or':
    case 'not':
      return {};
  }
}

/** A filter's canonical form: what the menu can express is in the menu, however it was typed. */
export function toMenu(expression: FilterExpression | null): MenuForm {
  let filters: DeviceFilters = {};
  const rest = conjunctsOf(expression).filter((part) => {
    const choice = choiceOf(part);
    const key = DEVICE_FILTERS.find((each) => choice[each] !== undefined);
    if (key === undefined) return true;
    // A second, different choice of the same kind doesn't fit there; the same one is redundant.
    if (filters[key] !== undefined) return filters[key] !== choice[key];
    filters = { ...filters, ...choice };
    return false;
  });
  return { filters, rest: conjunctionOf(rest) };
}

/** The whole filter, from the menu and the rest. */
export const fromMenu = ({ filters, rest }: MenuForm): FilterExpression | null =>
  conjunctionOf([...menuTerms(filters), ...conjunctsOf(rest)]);

/** The text of the menu and the rest, which is kept as it is if it can't be parsed. */
export function filterText(filters: DeviceFilters, rest: string): string {
  const reading = parseFilter(rest);
  if (reading.ok) return formatFilter(fromMenu({ filters, rest: reading.expression }));
  return [formatFilter(conjunctionOf(menuTerms(filters))), rest].filter((part) => part !== '').join(' ');
}

/** A typed filter as the list holds it, or what is wrong with it. */
export type TypedFilter =
  | { readonly ok: true; readonly filters: DeviceFilters; readonly filter: string }
  | Extract<FilterReading, { readonly ok: false }>;

/** Splits a typed filter into the menu and the rest. */
export function readFilterText(text: string): TypedFilter {
  const reading = parseFilter(text);
  if (!reading.ok) return reading;
  const { filters, rest } = toMenu(reading.expression);
  return { ok: true, filters, filter: formatFilter(rest) };
}
