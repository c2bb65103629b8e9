import type { OperationId } from '@remote-console/api-client/contract';
import fc, { type Arbitrary } from 'fast-check';
import { isObject, type Json } from '../../http/contractDocument.ts';
import { bodyOf, type DescribedParameter, parametersOf, resolved } from '../contractDescription.ts';
import type { Call } from '../exchange.ts';
import { hostileTexts, hostileValues, valuesOf, wholeEdges, wholeEdgeTexts } from './values.ts';

/** How a request is derived from a valid example. */
export type Plan = (example: Call) => Call;

type Fields = Readonly<Record<string, unknown>>;

/** A path segment may not be empty, nor lead elsewhere: those would be other addresses. */
const fitsIntoPath = (text: string) =>
  text !== '' && text !== '.' && text !== '..' && text.isWellFormed() && text.length < 2000;
const fitsIntoHeader = (text: string) => /^[\x20-\x7e\x80-\xff]*$/.test(text);
const fitsIntoUrl = (text: string) => text.isWellFormed() && text.length < 6000;

function withParameter(call: Call, { place, name }: DescribedParameter, value: string): Call {
  switch (place) {
    case 'path':
      return { ...call, path: { ...call.path, [name]: value } };
    case 'query':
      return { ...call, query: { ...call.query, [name]: value } };
    case 'header':
      return { ...call, headers: { ...call.headers, [name]: value } };
  }
}

function fits({ place }: DescribedParameter): (text: string) => boolean {
  switch (place) {
    case 'path':
      return fitsIntoPath;
    case 'query':
      return fitsIntoUrl;
    case 'header':
      return fitsIntoHeader;
  }
}

const right = (parameter: DescribedParameter, known: readonly number[]): Arbitrary<string> =>
  valuesOf(parameter.schema, known).map(String).filter(fits(parameter));

/** Every parameter as in the schema, or left out. */
function rightParameters(parameters: readonly DescribedParameter[], known: readonly number[]): Arbitrary<Plan> {
  const each = parameters.map((parameter) =>
    fc.option(right(parameter, known), { nil: null, freq: parameter.place === 'path' ? 20 : 2 }),
  );
  return fc.tuple(...each).map(
    (values) => (example) =>
      parameters.reduce((call, parameter, index) => {
        const value = values[index];
        return typeof value === 'string' ? withParameter(call, parameter, value) : call;
      }, example),
  );
}

/** One parameter with a wrong value. */
const hostileParameter = (parameters: readonly DescribedParameter[]): Arbitrary<Plan> =>
  fc.constantFrom(...parameters).chain((parameter) =>
    fc
      .oneof(hostileTexts, fc.integer().map(String), { arbitrary: wholeEdgeTexts, weight: 2 })
      .filter(fits(parameter))
      .map(
        (value): Plan =>
          (example) =>
            withParameter(example, parameter, value),
      ),
  );

/** Where an object is changed: in itself, or in a nested object. */
function changedAt(
  value: unknown,
  depth: number,
  index: number,
  change: (fields: Fields, name: string) => Fields,
): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => changedAt(item, depth, index, change));
  if (!isObject(value)) return value;
  const names = Object.keys(value);
  const name = names[index % Math.max(1, names.length)] ?? 'extra';
  const inner = value[name];
  if (depth > 0 && typeof inner === 'object' && inner !== null) {
    return { ...value, [name]: changedAt(inner, depth - 1, index, change) };
  }
  return change(value, name);
}

const without = (fields: Fields, name: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));

/** The example's body with one field changed, removed or added. */
function changedField(names: readonly string[]): Arbitrary<Plan> {
  const extra = fc.constantFrom('extra', 'pk', 'company_fk', 'member_type_id', 'password_hash', ...names);
  const kind = fc.oneof(
    fc.record({ what: fc.constant('replace' as const), value: hostileValues }),
    fc.record({ what: fc.constant('add' as const), value: hostileValues }),
    fc.record({ what: fc.constant('remove' as const), value: fc.constant(null) }),
  );
  return fc.tuple(kind, extra, fc.nat(3), fc.nat(30)).map(([{ what, value }, added, depth, index]) => (example) => {
    const change = (fields: Fields, name: string): Fields =>
      what === 'remove' ? without(fields, name) : { ...fields, [what === 'add' ? added : name]: value };
    return { ...example, body: changedAt(example.body ?? {}, depth, index, change) };
  });
}

/** The example's body with a boundary value in one of the fields that contain whole numbers. */
function edgeField(schema: Json): Arbitrary<Plan> {
  const properties = isObject(schema['properties']) ? schema['properties'] : {};
  const described = Object.keys(properties).filter((name) => resolved(properties[name])['type'] === 'integer');
  return fc.tuple(wholeEdges, fc.nat(30)).map(([edge, index]) => (example) => {
    const fields = isObject(example.body) ? example.body : {};
    const sent = Object.keys(fields).filter((name) => typeof fields[name] === 'number');
    const names = [...new Set([...described, ...sent])];
    const name = names[index % Math.max(1, names.length)];
    return name === undefined ? example : { ...example, body: { ...fields, [name]: edge } };
  });
}

const DEEP = 20_000;

/** Bodies that are not JSON, or that nobody would send. */
const rawBodies = fc.constantFrom<string | Uint8Array>(
  'null',
  '[]',
  '"text"',
  '7',
  '{',
  '{"a":',
  '\ufeff{}',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{"a":1}}}',
  '['.repeat(DEEP) + ']'.repeat(DEEP),
  '{"a":'.repeat(8000) + '1' + '}'.repeat(8000),
  `{"a":"${'x'.repeat(70_000)}"}`,
  new Uint8Array([0xff, 0xfe, 0x00, 0x22]),
);

const filesOf = fc.record({
  name: hostileTexts.map((text) => text.toWellFormed().slice(0, 300)),
  type: fc.constantFrom(
    '',
    'image/png',
    'text/html',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ),
  bytes: fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc.constant(new Uint8Array(70_000)),
    fc.constant(new Uint8Array()),
  ),
});

function formPlans(): Arbitrary<Plan> {
  const part = fc.constantFrom('file', 'File', 'other');
  const forms = fc.tuple(part, fc.array(filesOf, { maxLength: 2 })).map(([name, files]) => {
    const form = new FormData();
    for (const { name: fileName, type, bytes } of files)
      form.append(name, new File([new Uint8Array(bytes)], fileName, { type }));
    return form;
  });
  const text = fc.string().map((value) => {
    const form = new FormData();
    form.append('file', value);
    return form;
  });
  const broken = fc.constantFrom<Call>(
    { body: '--x\r\n', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
    { body: 'none', headers: { 'content-type': 'multipart/form-data' } },
    { body: '{}', headers: { 'content-type': 'application/json' } },
  );
  return fc.oneof(
    forms.map((body): Plan => (example) => ({ ...example, body })),
    text.map((body): Plan => (example) => ({ ...example, body })),
    broken.map((call): Plan => (example) => ({ ...example, ...call })),
  );
}

function bodyPlans(id: OperationId, known: readonly number[]): Arbitrary<Plan>[] {
  const { kind, schema } = bodyOf(id);
  const names = isObject(schema['properties']) ? Object.keys(schema['properties']) : [];
  switch (kind) {
    case 'none':
      return [];
    case 'json':
      return [
        valuesOf(schema, known).map((body): Plan => (example) => ({ ...example, body: JSON.stringify(body) })),
        changedField(names),
        edgeField(schema),
        hostileValues.map((body): Plan => (example) => ({ ...example, body: JSON.stringify(body) })),
        rawBodies.map((body): Plan => (example) => ({ ...example, body })),
      ];
    case 'form':
      return [formPlans()];
    case 'bytes':
      return [
        fc.uint8Array({ maxLength: 400 }).map((body): Plan => (example) => ({
          ...example,
          body: new Uint8Array(body),
        })),
      ];
  }
}

/** Requests of an operation, generated from its description: valid, nearly valid, and broken ones. */
export function plansOf(id: OperationId, known: readonly number[]): Arbitrary<Plan> {
  const parameters = parametersOf(id);
  const untouched: Plan = (example) => example;
  const bodies = bodyPlans(id, known);
  const all: fc.WeightedArbitrary<Plan>[] = [{ arbitrary: fc.constant(untouched), weight: 1 }];
  for (const arbitrary of bodies) all.push({ arbitrary, weight: 3 });
  if (parameters.length > 0) {
    all.push(
      { arbitrary: rightParameters(parameters, known), weight: 3 },
      { arbitrary: hostileParameter(parameters), weight: 3 },
    );
    const [body] = bodies;
    if (body) {
      const both = fc.tuple(rightParameters(parameters, known), body);
      all.push({
        arbitrary: both.map(
          ([first, second]): Plan =>
            (example) =>
              second(first(example)),
        ),
        weight: 3,
      });
    }
  }
  const hostileHeaders = fc
    .tuple(
      fc.constantFrom('accept-language', 'x-forwarded-for', 'content-type', 'token'),
      hostileTexts.filter(fitsIntoHeader),
    )
    .map(([name, value]): Plan => (example) => ({ ...example, headers: { ...example.headers, [name]: value } }));
  all.push({ arbitrary: hostileHeaders, weight: 1 });
  return fc.oneof(...all);
}
