import document from '../contract/generated/openapi.json' with { type: 'json' };
import {
  type ConsoleEvent,
  type FieldFinder,
  modelField,
  OPERATIONS,
  type operations,
  toWire,
  wireFinder,
} from '../contract/index.ts';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const at = (pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/'))
    .reduce<unknown>((part, key) => (isObject(part) ? part[key] : undefined), document);

/** The names of all fields and parameters in some parts of the contract, including what they reference. */
function namesBelow(pointers: readonly string[]): ReadonlySet<string> {
  const names = new Set<string>();
  const seen = new Set<string>();
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const item of value) collect(item);
    }
    if (!isObject(value)) return;
    const { $ref: reference, properties, in: place, name } = value;
    if (typeof reference === 'string' && !seen.has(reference)) {
      seen.add(reference);
      collect(at(reference));
    }
    if (isObject(properties)) for (const field of Object.keys(properties)) names.add(field);
    if (place === 'query' && typeof name === 'string') names.add(name);
    for (const inner of Object.values(value)) collect(inner);
  };
  for (const pointer of pointers) collect(at(pointer));
  return names;
}

const finders = new Map<string, FieldFinder>();

/**
 * Finds the wire fields in some parts of the contract.
 *
 * @throws where one model name would be two wire names there.
 */
export function fieldsBelow(...pointers: readonly string[]): FieldFinder {
  const key = pointers.join(' ');
  const known = finders.get(key);
  if (known) return known;
  const wireNames = new Map<string, string>();
  for (const wire of namesBelow(pointers)) {
    const model = modelField(wire);
    const other = wireNames.get(model);
    if (other !== undefined) throw new Error(`${model} is ${other} and ${wire} below ${key}`);
    wireNames.set(model, wire);
  }
  const finder = wireFinder((model) => wireNames.get(model) ?? model);
  finders.set(key, finder);
  return finder;
}

const pointerOf = (id: keyof operations): string => {
  const { path, method } = OPERATIONS[id];
  return `#/paths/${path.replaceAll('/', '~1')}/${method}`;
};

/** The wire name of a field of an operation's query or body; a path is translated by its parts. */
export function askedName(id: keyof operations, field: string): string {
  const find = fieldsBelow(`${pointerOf(id)}/parameters`, `${pointerOf(id)}/requestBody`);
  return field
    .split('.')
    .map((model) => find(model).name)
    .join('.');
}

const isRefusal = (body: Json): body is { readonly error: string; readonly field: string } =>
  typeof body['error'] === 'string' && typeof body['field'] === 'string';

/** An operation's answer in wire form; the field that a refusal names is one of those it was called with. */
export function wireAnswer(id: keyof operations, body: unknown): unknown {
  const wire = toWire(body, fieldsBelow(`${pointerOf(id)}/responses`));
  return isObject(wire) && isRefusal(wire) ? { ...wire, field: askedName(id, wire.field) } : wire;
}

/** An event in wire form. */
export const wireEvent = (event: ConsoleEvent): unknown =>
  toWire(event, fieldsBelow('#/components/schemas/ConsoleEvent'));
