import { isFlagSet } from '@remote-console/domain';
import { FLAGS, MODEL_NAMES, UNTOUCHED, WIRE_NAMES } from './generated/fieldNames.ts';

/** What names of the model are on the wire. */
export type WireNames = (modelName: string) => string;

const flags = new Set(FLAGS);
const untouched = new Set(UNTOUCHED);
const modelNames = new Map(Object.entries(MODEL_NAMES));

type Fielded = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fielded => typeof value === 'object' && value !== null;

/** The name in the model where the contract gives none, kept once it is known. */
function modelName(wire: string): string {
  const known = modelNames.get(wire);
  if (known !== undefined) return known;
  const name = wire
    .replace(/_[fp]k(s?)$/, '_id$1')
    .replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  modelNames.set(wire, name);
  return name;
}

/** The field of the model that a name of the wire is about, such as that of a message: `user.mgrid` is `user.loginId`. */
export const modelField = (field: string): string => field.split('.').map(modelName).join('.');

/** The first of the wire's names of each name in the table above; those that a client does not send are never looked for. */
const namesBack = new Map(
  Object.entries(MODEL_NAMES)
    .toReversed()
    .map(([wire, model]) => [model, wire]),
);

/** The names on the wire of what a client sends. */
export const sentNames: WireNames = (model) =>
  WIRE_NAMES[model] ?? namesBack.get(model) ?? model.replaceAll(/[A-Z0-9]+/g, (part) => `_${part.toLowerCase()}`);

const isFlagValue = (value: unknown) => typeof value === 'number' || typeof value === 'string';

/** What a field becomes on the other side. */
interface Translated {
  readonly name: string;
  readonly isFlag: boolean;
  readonly isUntouched: boolean;
}

/** Fields by their names on this side, as far as they have come up: a list asks for the same ones over and over. */
type Fields = Map<string, Translated>;

const translatedTo = (name: string, wire: string): Translated => ({
  name,
  isFlag: flags.has(wire),
  isUntouched: untouched.has(wire),
});

const fieldsOfWire: Fields = new Map();

function fieldOfWire(wire: string): Translated {
  const known = fieldsOfWire.get(wire);
  if (known) return known;
  const field = translatedTo(modelName(wire), wire);
  fieldsOfWire.set(wire, field);
  return field;
}

/** The fields of an object of the wire in the names and types of the model: flags, in whatever form, are booleans. */
export function modelFields(value: object): Record<string, unknown> {
  const translated: Record<string, unknown> = {};
  for (const [wire, inner] of Object.entries(value)) {
    const { name, isFlag, isUntouched } = fieldOfWire(wire);
    if (isFlag && isFlagValue(inner)) translated[name] = isFlagSet(inner);
    else translated[name] = isUntouched ? inner : toModel(inner);
  }
  return translated;
}

/** A value of the wire in the names and types of the model. */
export function toModel(value: unknown): unknown {
  if (!isObject(value)) return value;
  return Array.isArray(value) ? value.map(toModel) : modelFields(value);
}

const fieldsOfModel = new WeakMap<WireNames, Fields>();

function fieldsOf(names: WireNames): Fields {
  const known = fieldsOfModel.get(names);
  if (known) return known;
  const fields: Fields = new Map();
  fieldsOfModel.set(names, fields);
  return fields;
}

function fieldOfModel(model: string, fields: Fields, names: WireNames): Translated {
  const known = fields.get(model);
  if (known) return known;
  const wire = names(model);
  const field = translatedTo(wire, wire);
  fields.set(model, field);
  return field;
}

function sentFields(value: Fielded, fields: Fields, names: WireNames): Record<string, unknown> {
  const translated: Record<string, unknown> = {};
  for (const model of Object.keys(value)) {
    const inner = value[model];
    const { name, isFlag, isUntouched } = fieldOfModel(model, fields, names);
    if (typeof inner === 'object') translated[name] = isUntouched ? inner : sent(inner, fields, names);
    else translated[name] = isFlag && typeof inner === 'boolean' ? Number(inner) : inner;
  }
  return translated;
}

function sent(value: unknown, fields: Fields, names: WireNames): unknown {
  if (!isObject(value)) return value;
  return Array.isArray(value) ? value.map((item) => sent(item, fields, names)) : sentFields(value, fields, names);
}

/** The fields of an object of the model as they go over the wire, such as those of a query. */
export const wireFields = (value: object, names: WireNames = sentNames): Record<string, unknown> =>
  sentFields({ ...value }, fieldsOf(names), names);

/** A value of the model as it goes over the wire. */
export const toWire = (value: unknown, names: WireNames = sentNames): unknown => sent(value, fieldsOf(names), names);
