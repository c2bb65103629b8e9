import { wireFields } from '@remote-console/api-client/contract';

/** A query of the model as it goes over the wire. */
export function wireQuery(query: object): Record<string, string | number> {
  const values = Object.entries(wireFields(query));
  return Object.fromEntries(values.map(([name, value]) => [name, typeof value === 'number' ? value : String(value)]));
}
