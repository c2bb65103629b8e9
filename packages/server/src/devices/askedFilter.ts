import { type FilterExpression, type FilterName, parseFilter } from '@remote-console/domain';
import { problem } from '../http/index.ts';
import type { DeviceFilter } from './deviceFilter.ts';
import type { ResolvedNames } from './filterNames.ts';

/** The names of a list's filters in a call. */
interface AskedFilters extends Omit<DeviceFilter, 'typed'> {
  /** A filter as it was typed. */
  readonly filter?: string | undefined;
}

/** The filter of a call and the names in it that the person cannot see; or that it cannot be parsed. */
type AskedFilter =
  | { readonly ok: true; readonly filter: DeviceFilter; readonly unknown: readonly FilterName[] }
  | { readonly ok: false; readonly refusal: ReturnType<typeof problem<400>> };

interface NameStore {
  readonly devices: { readonly names: (expressions: readonly FilterExpression[]) => Promise<ResolvedNames> };
}

/** The filter of a call, which has more parameters than these. */
export async function askedFilter(
  { devices }: NameStore,
  { filter: text = '', isOnline, os, approval, version, alerts, absent, favourite }: AskedFilters,
): Promise<AskedFilter> {
  const menu = { isOnline, os, approval, version, alerts, absent, favourite };
  const reading = parseFilter(text);
  if (!reading.ok) return { ok: false, refusal: problem(400, 'filter_not_understood', 'filter') };
  const { expression } = reading;
  if (expression === null) return { ok: true, filter: menu, unknown: [] };
  const names = await devices.names([expression]);
  return { ok: true, filter: { ...menu, typed: { expression, names } }, unknown: names.unknown };
}
