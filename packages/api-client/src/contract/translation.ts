import { isFlagSet } from '@remote-console/domain';
import { FLAGS, MODEL_NAMES, UNTOUCHED, WIRE_NAMES } from './generated/fieldNames.ts';
import { usualModelName, usualWireName } from './usualNames.ts';

/** A field's name on the other side, and what is known about its value. */
interface Field {
  readonly name: string;
  /** It is 0 or 1 on the wire and a boolean in the model. */
  readonly isFlag: boolean;
  /** Its content is named by others. */
  readonly isUntouched: boolean;
}

/** Finds a field of the other side by its name on this one. */
export type FieldFinder = (name: string) => Field;

const flags = new Set(FLAGS);
const untouched = new Set(UNTOUCHED);

const fieldCalled = (name: string, wire: string): Field => ({
  name,
  isFlag: flags.has(wire),
  isUntouched: untouched.has(wire),
});

/** Caches the results: a list asks for the same few fields over and over. */
function keeping(find: FieldFinder): FieldFinder {
  const found = new Map<string, Field>();
  return (name) => {
    const known = found.get(name);
    if (known) return known;
    const field = find(name);
    found.set(name, field);
    return field;
  };
}

const modelNames = new Map(Object.entries(MODEL_NAMES));
const fieldOfModel = keeping((wire) => fieldCalled(modelNames.get(wire) ?? usualModelName(wire), wire));

/** The model field that a wire name refers to, such as that of a message: `user.mgrid` is `user.loginId`. */
export const modelField = (path: string): string =>
  path
    .split('.')
    .map((wire) => fieldOfModel(wire).name)
    .join('.');

/** Finds wire fields with a function that knows their names. */
export const wireFinder = (wireName: (model: string) => string): FieldFinder =>
  keeping((model) => {
    const wire = wireName(model);
    return fieldCalled(wire, wire);
  });

/** The wire names of what a client sends. If several share a model name, `WIRE_NAMES` decides. */
const sentNames = new Map([
  ...Object.entries(MODEL_NAMES).map(([wire, model]): [string, string] => [model, wire]),
  ...Object.entries(WIRE_NAMES),
]);
const sentField = wireFinder((model) => sentNames.get(model) ?? usualWireName(model));

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The value of a flag on the other side. */
type FlagReader = (value: unknown) => unknown;

const flagInModel: FlagReader = (value) => (value === undefined ? value : isFlagSet(value));
const flagOnWire: FlagReader = (value) => (typeof value === 'boolean' ? Number(value) : value);

function translateFields(value: Fields, find: FieldFinder, readFlag: FlagReader): Record<string, unknown> {
  const translated: Record<string, unknown> = {};
  // By keys: listing the entries of a translated object takes much longer.
  for (const key of Object.keys(value)) {
    const inner = value[key];
    const { name, isFlag, isUntouched } = find(key);
    if (isUntouched) translated[name] = inner;
    else if (typeof inner === 'object') translated[name] = translate(inner, find, readFlag);
    else translated[name] = isFlag ? readFlag(inner) : inner;
  }
  return translated;
}

function translate(value: unknown, find: FieldFinder, readFlag: FlagReader): unknown {
  if (!isObject(value)) return value;
  if (Array.isArray(value)) return value.map((item) => translate(item, find, readFlag));
  return translateFields(value, find, readFlag);
}

/** A wire value in the names and types of the model: flags, in whatever form they come, become booleans. */
export const toModel = (value: unknown): unknown => translate(value, fieldOfModel, flagInModel);

/** The fields of a wire object, in the names and types of the model. */
export const modelFields = (value: object): Record<string, unknown> =>
  translateFields({ ...value }, fieldOfModel, flagInModel);

/** A model value as it is sent over the wire: as a client sends it, unless another field lookup is given. */
export const toWire = (value: unknown, find: FieldFinder = sentField): unknown => translate(value, find, flagOnWire);

/** The fields of a model object as a client sends them, such as those of a query. */
export const wireFields = (value: object): Record<string, unknown> =>
  translateFields({ ...value }, sentField, flagOnWire);
