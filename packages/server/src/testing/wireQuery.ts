import { toWire } from '@remote-console/api-client/contract';
import { isObject } from '../http/index.ts';

/** A query of the model as it goes over the wire. */
export function wireQuery(query: object): Record<string, string | number> {
  const wire = toWire(query);
  const values = Object.entries(isObject(wire) ? wire : {});
  return Object.fromEntries(values.map(([name, value]) => [name, typeof value === 'number' ? value : String(value)]));
}
