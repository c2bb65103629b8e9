import document from '../contract/generated/openapi.json' with { type: 'json' };
import {
  type ConsoleEvent,
  modelField,
  OPERATIONS,
  type operations,
  toWire,
  type WireNames,
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

/** The names of all fields and parameters below a part of the contract, what it refers to included. */
function namesBelow(pointer: string): ReadonlySet<string> {
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
  collect(at(pointer));
  return names;
}

const known = new Map<string, WireNames>();

/**
 * The names on the wire of everything below a part of the contract.
 *
 * @throws where a name of the model would be two of the wire there, or is none of it.
 */
export function wireNamesBelow(pointer: string): WireNames {
  const made = known.get(pointer);
  if (made) return made;
  const wireNames = new Map<string, string>();
  for (const wire of namesBelow(pointer)) {
    const model = modelField(wire);
    const other = wireNames.get(model);
    if (other !== undefined) throw new Error(`${model} is ${other} and ${wire} below ${pointer}`);
    wireNames.set(model, wire);
  }
  const names: WireNames = (model) => wireNames.get(model) ?? model;
  known.set(pointer, names);
  return names;
}

const pointerOf = (id: keyof operations): string => {
  const { path, method } = OPERATIONS[id];
  return `#/paths/${path.replaceAll('/', '~1')}/${method}`;
};

const requests = new Map<keyof operations, WireNames>();

/** The names on the wire of what an operation is asked with: its query and its body. */
export function requestNames(id: keyof operations): WireNames {
  const made = requests.get(id);
  if (made) return made;
  const query = wireNamesBelow(`${pointerOf(id)}/parameters`);
  const body = wireNamesBelow(`${pointerOf(id)}/requestBody`);
  const names: WireNames = (model) => {
    const inBody = body(model);
    return inBody === model ? query(model) : inBody;
  };
  requests.set(id, names);
  return names;
}

const isRefusal = (body: Json): body is { readonly error: string; readonly field: string } =>
  typeof body['error'] === 'string' && typeof body['field'] === 'string';

/** An answer of an operation as it goes over the wire; the field that a refusal is about is one of those it was asked with. */
export function wireAnswer(id: keyof operations, body: unknown): unknown {
  const wire = toWire(body, wireNamesBelow(`${pointerOf(id)}/responses`));
  if (!isObject(wire) || !isRefusal(wire)) return wire;
  return { ...wire, field: wire.field.split('.').map(requestNames(id)).join('.') };
}

/** An event as it goes over the wire. */
export const wireEvent = (event: ConsoleEvent): unknown =>
  toWire(event, wireNamesBelow('#/components/schemas/ConsoleEvent'));
