// The model names and types, which everything behind the client works with, generated from the contract.
import { usualModelName, usualWireName } from '../src/contract/usualNames.ts';

type Json = Record<string, unknown>;

const FLAG = '#/components/schemas/Flag';

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field of a body or a query: its name on the wire and in the model, and whether it is 0 or 1 there and a boolean here. */
export interface NamedField {
  readonly wire: string;
  readonly model: string;
  readonly isFlag: boolean;
}

/** What the contract's `x-model` specifies beyond the usual rules. */
interface ModelDescription {
  /** Model names by wire name. */
  readonly names: Readonly<Record<string, string>>;
  /** Fields that stay numbers: another schema has a flag of that name. */
  readonly numbers: readonly string[];
  /** Schemas that are not translated, because others name their fields. */
  readonly untouched: readonly string[];
}

const describedIn = (contract: Json) => contract['x-model'] as ModelDescription;

/**
 * The wire name of a model field that only one wire field has.
 *
 * @throws where the contract gives the name to several fields.
 */
export function wireNameOf(contract: Json, model: string): string {
  const { names } = describedIn(contract);
  const [named, ...others] = Object.keys(names).filter((wire) => names[wire] === model);
  if (others.length > 0) throw new Error(`${model} is ${named} and ${others.join(', ')}`);
  return named ?? usualWireName(model);
}

const isFlag = (schema: unknown): boolean =>
  isObject(schema) &&
  (schema['$ref'] === FLAG ||
    (schema['type'] === 'integer' && String(schema['enum']) === '0,1') ||
    (Array.isArray(schema['allOf']) && schema['allOf'].some((part) => isFlag(part))));

/** The target of a reference. */
const at = (contract: Json, reference: string): unknown =>
  reference
    .split('/')
    .slice(1)
    .reduce<unknown>((part, key) => (isObject(part) ? part[key] : undefined), contract);

/** Whether a field of this schema may have a flag's name: a boolean, an object, or the 0 that only clears a flag. */
function isBesideFlags(contract: Json, schema: unknown): boolean {
  if (!isObject(schema)) return false;
  const { $ref: reference, type, const: constant, enum: choices } = schema;
  if (typeof reference === 'string') return isBesideFlags(contract, at(contract, reference));
  return type === 'boolean' || type === 'object' || constant === 0 || String(choices) === '0';
}

const isQuery = (value: unknown): value is Json & { readonly name: string } =>
  isObject(value) && value['in'] === 'query' && typeof value['name'] === 'string';

/** Visits every field of the bodies and queries in a part of the contract. */
function fieldsIn(value: unknown, untouched: readonly string[], visit: (name: string, schema: unknown) => void): void {
  if (Array.isArray(value)) for (const item of value) fieldsIn(item, untouched, visit);
  if (!isObject(value)) return;
  if (isQuery(value)) visit(value.name, value['schema']);
  for (const [key, inner] of Object.entries(value)) {
    if (untouched.includes(key)) continue;
    if (key === 'properties' && isObject(inner)) {
      for (const [name, schema] of Object.entries(inner)) visit(name, schema);
    }
    fieldsIn(inner, untouched, visit);
  }
}

/** The parts of a contract that a client sends. */
function requestsOf(contract: Json): Json {
  const found: Json = {};
  const schemas = new Set<string>();
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(collect);
    if (!isObject(value)) return;
    const { $ref: reference } = value;
    if (typeof reference === 'string' && !schemas.has(reference)) {
      schemas.add(reference);
      const target = at(contract, reference);
      found[reference] = target;
      collect(target);
    }
    Object.values(value).forEach(collect);
  };
  const visit = (value: unknown, path: string): void => {
    if (!isObject(value)) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'requestBody' || key === 'parameters') {
        found[`${path}/${key}`] = inner;
        collect(inner);
      } else if (key !== 'responses') visit(inner, `${path}/${key}`);
    }
  };
  visit(contract['paths'], '');
  return found;
}

/** The names of the fields whose values are not translated. */
function untouchedFields(value: unknown, untouched: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => untouchedFields(item, untouched));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const own =
      key === 'properties' && isObject(inner)
        ? Object.entries(inner).flatMap(([name, schema]) =>
            untouched.some((schemaName) => JSON.stringify(schema).includes(`/schemas/${schemaName}"`)) ||
            (isObject(schema) && isObject(schema['additionalProperties']))
              ? [name]
              : [],
          )
        : [];
    return [...own, ...untouchedFields(inner, untouched)];
  });
}

/** The model of a contract. */
export interface Model {
  readonly fields: readonly NamedField[];
  /** The fields that a client may send. */
  readonly sent: readonly NamedField[];
  /** The names of the fields whose values are not translated. */
  readonly untouched: readonly string[];
  /** What the types are generated from. */
  readonly document: Json;
}

/** Builds the model of a contract. */
export function modelOf(contract: Json): Model {
  const { names, numbers, untouched } = describedIn(contract);
  const flags = new Set<string>();
  const all = new Set<string>();
  const others = new Map<string, unknown>();
  fieldsIn({ paths: contract['paths'], components: contract['components'] }, untouched, (name, schema) => {
    all.add(name);
    if (numbers.includes(name)) return;
    if (isFlag(schema)) flags.add(name);
    else if (!isBesideFlags(contract, schema)) others.set(name, schema);
  });
  // Values are translated by field name alone.
  for (const name of flags) {
    if (others.has(name)) throw new Error(`${name} is a flag, and elsewhere ${JSON.stringify(others.get(name))}`);
  }
  const modelName = (wire: string) => names[wire] ?? usualModelName(wire);
  // A flag that can only be cleared is a constant.
  const fieldSchema = (wire: string, schema: unknown) =>
    flags.has(wire) ? (isFlag(schema) ? { type: 'boolean' } : { const: false }) : renamed(schema);

  function renamedProperties(properties: Json): Json {
    const entries = Object.entries(properties).map(
      ([wire, schema]) => [modelName(wire), fieldSchema(wire, schema)] as const,
    );
    const modelNames = entries.map(([name]) => name);
    if (new Set(modelNames).size < entries.length) throw new Error(`A name is twice among ${modelNames.join(', ')}`);
    return Object.fromEntries(entries);
  }

  function renamed(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(renamed);
    if (!isObject(value)) return value;
    if (isQuery(value))
      return { ...value, name: modelName(value.name), schema: fieldSchema(value.name, value['schema']) };
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]): [string, unknown] => {
        if (untouched.includes(key)) return [key, inner];
        if (key === 'properties' && isObject(inner)) return [key, renamedProperties(inner)];
        if (key === 'required' && Array.isArray(inner)) return [key, inner.map((name) => modelName(String(name)))];
        return [key, renamed(inner)];
      }),
    );
  }

  const named = (wire: string): NamedField => ({ wire, model: modelName(wire), isFlag: flags.has(wire) });
  const sent = new Set<string>();
  fieldsIn(requestsOf(contract), untouched, (name) => sent.add(name));
  return {
    fields: [...all].map(named),
    sent: [...sent].map(named),
    untouched: [...new Set(untouchedFields(contract, untouched))],
    document: { ...contract, paths: renamed(contract['paths']), components: renamed(contract['components']) },
  };
}
