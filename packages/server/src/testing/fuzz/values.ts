import fc, { type Arbitrary } from 'fast-check';
import { isObject, type Json } from '../../http/contractDocument.ts';
import { resolved } from '../contractDescription.ts';

/** Text that has crashed other servers, or made them reveal too much. */
const HOSTILE_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '👩‍👩‍👧‍👦',
  '\ud800',
  '\u202eمرحبا',
  'ㄱ가각힣',
  "'; drop table devices; --",
  "' or 1=1 --",
  '%',
  '_',
  '\\',
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '${7*7}{{7*7}}',
  '=1+1',
  'a\r\nSet-Cookie: a=b',
  'https://elsewhere.example/',
  '//elsewhere.example',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '1e309',
  '-0',
  '９',
  '2026-02-30T25:61:00Z',
  'x'.repeat(5000),
  '가'.repeat(30_000),
];

/** Text for a URL, limited to what the caller's own side accepts. */
export const hostileTexts = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: 'binary', maxLength: 40 }));

/** The limits of 32, 53 and 64 bits: of columns, JavaScript numbers and columns again. */
const WHOLE_EDGES = [
  2 ** 31 - 2,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 32,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  -(2 ** 63),
  9_999_999_999,
];
const EDGES = [0, -0, -1, 1, 1.5, ...WHOLE_EDGES, Number.MAX_VALUE, 5e-324];
const WRONG_TYPES: readonly unknown[] = [null, true, false, [], {}, [[]], { a: 1 }, [null], [1, 'x']];

/** Whole numbers at the boundaries, inside and outside, as a URL has them. */
export const wholeEdgeTexts: Arbitrary<string> = fc.constantFrom(...WHOLE_EDGES).map((edge) => BigInt(edge).toString());

/** Whole numbers at the boundaries. */
export const wholeEdges: Arbitrary<number> = fc.constantFrom(...WHOLE_EDGES);

/** A value that usually does not belong where it is put. */
export const hostileValues: Arbitrary<unknown> = fc.oneof(
  hostileTexts,
  fc.constantFrom(...EDGES),
  wholeEdges,
  fc.constantFrom(...WRONG_TYPES),
  fc.jsonValue({ maxDepth: 3 }),
);

const numberOf = (value: unknown, standard: number) => (typeof value === 'number' ? value : standard);

function textsOf(schema: Json): Arbitrary<string> {
  const { pattern, format, minLength, maxLength } = schema;
  if (format === 'date-time') {
    return fc
      .date({ min: new Date(0), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString());
  }
  if (format === 'date')
    return fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date('2099-12-31') })
      .map((date) => date.toISOString().slice(0, 10));
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.nat(9999).map((number) => `person-${number}@fuzz.example`);
  const least = numberOf(minLength, 0);
  const most = Math.min(numberOf(maxLength, 60), least + 300);
  if (typeof pattern === 'string') {
    try {
      return fc.stringMatching(new RegExp(pattern)).map((text) => text.slice(0, most));
    } catch {
      // A pattern that the generator cannot follow: almost always wrong then, which is a test as well.
    }
  }
  const units = fc.constantFrom<'grapheme' | 'binary' | 'grapheme-ascii'>('grapheme', 'binary', 'grapheme-ascii');
  return units.chain((unit) => fc.string({ unit, minLength: least, maxLength: most }));
}

function numbersOf(schema: Json, isWhole: boolean, known: readonly number[]): Arbitrary<number> {
  const { minimum, maximum, exclusiveMinimum } = schema;
  const min = numberOf(minimum, numberOf(exclusiveMinimum, -1_000_000));
  const max = Math.max(min, numberOf(maximum, 1_000_000));
  const any = isWhole
    ? fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
    : fc.double({ min, max, noNaN: true });
  const inside = known.filter((value) => value >= min && value <= max);
  const edges = fc.constantFrom(min, max);
  // Names are drawn from existing objects, or nearly nothing would ever be found.
  return inside.length === 0
    ? fc.oneof(any, edges)
    : fc.oneof({ arbitrary: fc.constantFrom(...inside), weight: 4 }, any, edges);
}

function objectsOf(schema: Json, known: readonly number[], depth: number): Arbitrary<unknown> {
  const properties = isObject(schema['properties']) ? schema['properties'] : {};
  const required = Array.isArray(schema['required']) ? schema['required'].map(String) : [];
  const model: Record<string, Arbitrary<unknown>> = Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [name, valuesOf(resolved(inner), known, depth + 1)]),
  );
  const whole = fc.record(model, { requiredKeys: required.filter((name) => Object.hasOwn(model, name)) });
  if (typeof schema['maxProperties'] !== 'number') return whole;
  // One of many: otherwise the record above would nearly always contain too much.
  const names = Object.keys(model);
  return fc
    .subarray(names, {
      minLength: Math.min(names.length, numberOf(schema['minProperties'], 0)),
      maxLength: Math.min(names.length, schema['maxProperties']),
    })
    .chain((chosen) => fc.record(Object.fromEntries(chosen.map((name) => [name, model[name] ?? fc.constant(null)]))));
}

function typed(type: unknown, schema: Json, known: readonly number[], depth: number): Arbitrary<unknown> {
  switch (type) {
    case 'string':
      return textsOf(schema);
    case 'integer':
      return numbersOf(schema, true, known);
    case 'number':
      return numbersOf(schema, false, []);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const least = numberOf(schema['minItems'], 0);
      return fc.array(valuesOf(resolved(schema['items']), known, depth + 1), {
        minLength: least,
        maxLength: Math.max(least, Math.min(numberOf(schema['maxItems'], 3), least + 3)),
      });
    }
    case 'object':
      return objectsOf(schema, known, depth);
    default:
      return isObject(schema['properties']) ? objectsOf(schema, known, depth) : fc.jsonValue({ maxDepth: 2 });
  }
}

/** Values that satisfy a schema, or nearly: at its boundaries, with existing objects where something is named. */
export function valuesOf(schema: Json, known: readonly number[], depth = 0): Arbitrary<unknown> {
  if (depth > 6) return fc.constant(null);
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...schema['enum']);
  for (const keyword of ['oneOf', 'anyOf']) {
    const variants: unknown = schema[keyword];
    if (Array.isArray(variants) && variants.length > 0) {
      return fc.oneof(...variants.map((variant: unknown) => valuesOf(resolved(variant), known, depth + 1)));
    }
  }
  if (Array.isArray(schema['allOf'])) {
    const parts = schema['allOf'].map((part: unknown) => valuesOf(resolved(part), known, depth + 1));
    return fc.tuple(...parts).map((values) => (values.every(isObject) ? Object.assign({}, ...values) : values[0]));
  }
  const { type } = schema;
  if (Array.isArray(type)) return fc.oneof(...type.map((one: unknown) => typed(one, schema, known, depth)));
  return typed(type, schema, known, depth);
}
