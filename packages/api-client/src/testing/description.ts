import { contract } from '../contract.ts';

/** A part of the description. */
export type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is at a path of keys; empty where there is nothing. */
export function listedUnder(from: unknown, ...keys: readonly string[]): Json {
  const found = keys.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), from);
  return isObject(found) ? found : {};
}

/** A value with its own `$ref` resolved. */
export function resolved(value: unknown): Json {
  if (!isObject(value)) return {};
  if (typeof value['$ref'] !== 'string') return value;
  return resolved(listedUnder(contract, ...value['$ref'].slice('#/'.length).split('/')));
}

/** The name of the schema that a value refers to, or null. */
export function schemaName(value: unknown): string | null {
  return (isObject(value) && /^#\/components\/schemas\/(\w+)$/.exec(String(value['$ref']))?.[1]) || null;
}
