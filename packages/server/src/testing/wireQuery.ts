import { wireFields } from '@remote-console/api-client/contract';

/** A model query in wire form. */
export function wireQuery(query: object): Record<string, string | number> {
  const values = Object.entries(wireFields(query));
  return Object.fromEntries(values.map(([name, value]) => [name, typeof value === 'number' ? value : String(value)]));
}
