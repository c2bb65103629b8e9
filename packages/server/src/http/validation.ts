import { type OperationId, toModel } from '@remote-console/api-client/contract';
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { bodyKind } from './body.ts';
import {
  bodyCheckAt,
  detached,
  followed,
  isObject,
  type Json,
  operationPointer,
  standsAt,
  textual,
} from './contractDocument.ts';
import type { RequestOf } from './operation.ts';

/** A request as received, all of it untrusted. */
export interface RawRequest {
  readonly query: URLSearchParams;
  readonly path: Readonly<Record<string, string>>;
  readonly header: (name: string) => string | undefined;
  /** The parsed body; undefined when there was none. */
  readonly body: unknown;
}

/** A request that satisfies the contract, or the field in which it violates it. */
export type Checked<Id extends OperationId> =
  | { readonly ok: true; readonly request: RequestOf<Id> }
  | { readonly ok: false; readonly error: 'invalid_data' | 'no_input_data'; readonly field?: string };

type Fault = Extract<Checked<never>, { ok: false }>;

const PLACES = ['query', 'path', 'header'] as const;
type Place = (typeof PLACES)[number];
interface Parameter {
  readonly name: string;
  readonly place: Place;
}
type Values = Record<Place, Record<string, string>>;

function fault(field: string | undefined): Fault {
  return { ok: false, error: 'invalid_data', ...(field === undefined || field === '' ? {} : { field }) };
}

/** The input field that an error is about; `skipped` is how many steps of the path are not the input's. */
function fieldOf(errors: readonly ErrorObject[] | null | undefined, skipped: number): string | undefined {
  const [error] = errors ?? [];
  if (!error) return undefined;
  const steps = error.instancePath.split('/').slice(1 + skipped);
  const { missingProperty, additionalProperty } = error.params;
  for (const name of [missingProperty, additionalProperty]) if (typeof name === 'string') steps.push(name);
  return steps.join('.');
}

/** Nothing in the contract nests this deep, and code that traverses a body must not overflow the stack. */
const DEEPEST = 32;

/** Whether a value contains the character NUL, which PostgreSQL cannot store, or nests too deep to be examined. */
function isUnusable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (depth > DEEPEST) return true;
  if (Array.isArray(value)) return value.some((item) => isUnusable(item, depth + 1));
  return isObject(value) && Object.values(value).some((item) => isUnusable(item, depth + 1));
}

function isPlace(value: unknown): value is Place {
  return PLACES.some((place) => place === value);
}

/** The parameters of an operation, and one validator over `{ query, path, header }` for all of them. */
interface Parameters {
  readonly list: readonly Parameter[];
  readonly check: ValidateFunction;
}

function makeParameters(id: OperationId): Parameters {
  const { item, operation } = operationPointer(id);
  const list: Parameter[] = [];
  const parts = {
    query: { properties: {} as Record<string, unknown>, required: [] as string[] },
    path: { properties: {} as Record<string, unknown>, required: [] as string[] },
    header: { properties: {} as Record<string, unknown>, required: [] as string[] },
  };
  for (const pointer of [`${item}/parameters`, `${operation}/parameters`]) {
    const entries = standsAt(pointer);
    for (const index of Array.isArray(entries) ? entries.keys() : []) {
      const parameter = standsAt(followed(`${pointer}/${index}`));
      if (!isObject(parameter) || typeof parameter['name'] !== 'string' || !isPlace(parameter['in'])) continue;
      const { name, in: place, schema, required } = parameter;
      list.push({ name, place });
      parts[place].properties[name] = detached(schema);
      if (required === true) parts[place].required.push(name);
    }
  }
  const properties = Object.fromEntries(PLACES.map((place) => [place, { type: 'object', ...parts[place] }]));
  return { list, check: textual.compile({ type: 'object', properties }) };
}

function collect(list: readonly Parameter[], raw: RawRequest): Values | Fault {
  const values: Values = { query: {}, path: {}, header: {} };
  for (const { name, place } of list) {
    const all = place === 'query' ? raw.query.getAll(name) : [place === 'path' ? raw.path[name] : raw.header(name)];
    const [value] = all;
    if (value === undefined) continue;
    if (all.length > 1 || value.includes('\0')) return fault(name);
    values[place][name] = value;
  }
  return values;
}

type BodyCheck = (body: unknown) => Fault | null;

const checkWith =
  (validate: ValidateFunction): BodyCheck =>
  (body) =>
    validate(body) ? null : fault(fieldOf(validate.errors, 0));

/**
 * How the variants of a body are distinguished: by a `discriminator`, or by `x-variants`, which also names the variant
 * of a body without the property.
 */
function variantsOf(schema: unknown): { property: string; named: Json; none: string | null } | null {
  if (!isObject(schema)) return null;
  const { discriminator, 'x-variants': variants } = schema;
  if (isObject(variants) && isObject(variants['named'])) {
    return { property: String(variants['property']), named: variants['named'], none: String(variants['none']) };
  }
  return isObject(discriminator) && isObject(discriminator['mapping'])
    ? { property: String(discriminator['propertyName']), named: discriminator['mapping'], none: null }
    : null;
}

/** The validator of a body. If the contract distinguishes variants, only the one named by the body is checked. */
function compileBody(id: OperationId): BodyCheck | null {
  const kind = bodyKind(id);
  // A file has no schema to validate against: only its presence can be checked here.
  if (kind === 'form' || kind === 'bytes') return () => null;
  const pointer = `${operationPointer(id).operation}/requestBody/content/application~1json/schema`;
  const schema = standsAt(followed(pointer));
  if (schema === undefined) return null;
  const declared = variantsOf(schema);
  if (!declared) return checkWith(bodyCheckAt(pointer));

  const variants = new Map<unknown, BodyCheck>();
  for (const [value, target] of Object.entries(declared.named)) {
    variants.set(value, checkWith(bodyCheckAt(String(target))));
  }
  if (declared.none !== null) variants.set(undefined, checkWith(bodyCheckAt(declared.none)));
  return (body) => {
    if (!isObject(body)) return fault(undefined);
    const named = body[declared.property];
    // The contract names values as text, including numbers.
    const variant = variants.get(typeof named === 'number' ? String(named) : named);
    return variant ? variant(body) : fault(declared.property);
  };
}

/** What validates the requests of an operation: its parameters and its body. */
interface RequestValidators {
  readonly parameters: Parameters;
  readonly checkBody: BodyCheck | null;
}

const requestValidators = new Map<OperationId, RequestValidators>();

/**
 * Validators are slow to create and never change, so each is created once, and with the first request of its operation:
 * those of all operations take half a second.
 */
function requestValidatorsOf(id: OperationId): RequestValidators {
  const known = requestValidators.get(id) ?? { parameters: makeParameters(id), checkBody: compileBody(id) };
  requestValidators.set(id, known);
  return known;
}

/**
 * Creates the validator of an operation's requests. Parameters are parsed as the contract says, and valid requests have
 * the names of the model.
 */
export function requestCheck<Id extends OperationId>(id: Id): (raw: RawRequest) => Checked<Id> {
  const isJson = bodyKind(id) === 'json';

  const firstFault = ({ parameters, checkBody }: RequestValidators, values: Values, body: unknown): Fault | null => {
    if (!parameters.check(values)) return fault(fieldOf(parameters.check.errors, 1));
    if (!checkBody) return null;
    if (body === undefined) return { ok: false, error: 'no_input_data' };
    return isUnusable(body) ? fault(undefined) : checkBody(body);
  };

  return (raw) => {
    const validators = requestValidatorsOf(id);
    const values = collect(validators.parameters.list, raw);
    if ('ok' in values) return values;
    const found = firstFault(validators, values, raw.body);
    const candidate: object = found ?? {
      ...values,
      query: toModel(values.query),
      body: isJson ? toModel(raw.body) : raw.body,
    };
    const keepsContract = (_value: object): _value is RequestOf<Id> => found === null;
    return keepsContract(candidate) ? { ok: true, request: candidate } : (found ?? fault(undefined));
  };
}

/** Creates the validator of an operation's answers: what is wrong with one, or null. */
export function responseCheck(id: OperationId): (status: number, body: unknown) => string | null {
  const { operation } = operationPointer(id);
  return (status, body) => {
    const listed = standsAt(`${operation}/responses/${status}`) === undefined ? 'default' : String(status);
    const response = followed(`${operation}/responses/${listed}`);
    const validate = bodyCheckAt(`${response}/content/application~1json/schema`);
    if (validate(body)) return null;
    return `${listed}: ${fieldOf(validate.errors, 0) ?? ''} ${validate.errors?.[0]?.message ?? ''}`;
  };
}
