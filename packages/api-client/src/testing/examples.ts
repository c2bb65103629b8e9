import type { LoginResult } from '../contract.ts';
import { toWire } from '../contract/translation.ts';
import { fieldsBelow } from '../wire/index.ts';
import { aDevice, aDeviceDetail, aGroup, aLicense, anAuditEntry, aNotice, aProfile, aSummary } from './data.ts';
import { type Json, resolved, schemaName } from './description.ts';
import { patternText } from './patternText.ts';

const aLoginResult: LoginResult = {
  isLogin: 'Success',
  token: 'session-token',
  userType: 2,
  loginId: 'manager@demo.example',
  step1: 'success',
};

/** Values written with more care than a schema can give, in model names; the rest is made from the schema. */
const BY_HAND: Readonly<Record<string, (pk: number) => unknown>> = {
  AuditEntry: (id) => anAuditEntry({ id }),
  Device: (id) => aDevice({ id }),
  DeviceDetail: (id) => aDeviceDetail({ id }),
  DeviceSummary: () => aSummary(),
  Group: (id) => aGroup({ id }),
  License: (pk) => aLicense({ licenseId: pk }),
  LoginResult: () => aLoginResult,
  Notice: (id) => aNotice({ id }),
  Profile: () => aProfile(),
};

/** Texts by field name, the first that fits its schema. */
const BY_FIELD: readonly (readonly [RegExp, string])[] = [
  [/mail|mgrid/i, 'manager@demo.example'],
  [/phone|tel/i, '02-555-0100'],
  [/company/i, '한빛리테일'],
  [/group/i, '로비'],
  [/alias|device|host/i, 'KIOSK-LOBBY-01'],
  [/mac/i, '00:1B:44:11:3A:B7'],
  [/ip|addr/i, '10.0.4.11'],
  [/ver/i, '5.2.0'],
  [/lang/i, 'ko'],
  [/zone/i, 'Asia/Seoul'],
  [/url|link|path|href/i, '/lmm/api/v1.0/downloads/1'],
  [/file/i, 'report.xlsx'],
  [/browser/i, 'Chrome 142'],
  [/reason|memo|note|content/i, '정기 점검'],
  [/title|subject/i, '11월 정기 점검 안내'],
  [/name|user|member/i, '이도윤'],
];

/** Texts for a pattern, the first that matches; otherwise one is made from the pattern. */
const FOR_PATTERNS = [
  '',
  '1',
  '123456',
  '10.0.4.11',
  '00:1B:44:11:3A:B7',
  '2026-11-21',
  '2026-11',
  '09:00',
  '5.2.0',
  'ko',
];

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': '2026-11-21T03:00:00.000Z',
  date: '2026-11-21',
  email: 'manager@demo.example',
  uri: 'https://console.example/',
  uuid: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
};

const numberOf = (value: unknown, standard: number) => (typeof value === 'number' ? value : standard);

function textOf(schema: Json, field: string): string {
  const { format, pattern, minLength, maxLength } = schema;
  if (typeof format === 'string' && format in FORMATS) return FORMATS[format] ?? '';
  const least = numberOf(minLength, 0);
  const most = numberOf(maxLength, Number.MAX_SAFE_INTEGER);
  const named = BY_FIELD.filter(([name]) => name.test(field)).map(([, text]) => text);
  const source = typeof pattern === 'string' ? pattern : '';
  const keeps = new RegExp(source, 'u');
  const found = [...named, ...FOR_PATTERNS, field, patternText(source), 'x'.repeat(least)].find(
    (text) => text.length >= least && text.length <= most && keeps.test(text),
  );
  if (found === undefined) throw new Error(`Give the field ${field} an example in the contract: ${source}`);
  return found;
}

function amountOf({ minimum, maximum, exclusiveMinimum, multipleOf }: Json, field: string, pk: number): number {
  const least = numberOf(minimum, numberOf(exclusiveMinimum, -1) + 1);
  const wanted = field === 'pk' ? pk : Math.max(1, least);
  return Math.min(wanted * numberOf(multipleOf, 1), numberOf(maximum, Number.MAX_SAFE_INTEGER));
}

function objectOf(schema: Json, pk: number, depth: number): Json {
  const properties = resolved(schema['properties']);
  const { required } = schema;
  const names = Array.isArray(required) ? required.map(String) : Object.keys(properties);
  return Object.fromEntries(names.map((name) => [name, valueOf(properties[name], name, pk, depth + 1)]));
}

/** How many items a list shows where it may choose. */
const ITEMS = 2;
const DEEPEST = 6;

function listOf({ minItems, maxItems, items }: Json, field: string, depth: number): unknown[] {
  const most = depth > DEEPEST ? 0 : ITEMS;
  const length = Math.max(numberOf(minItems, 0), Math.min(numberOf(maxItems, most), most));
  return Array.from({ length }, (_, index) => valueOf(items, field, index + 1, depth + 1));
}

function byType(type: unknown, schema: Json, field: string, pk: number, depth: number): unknown {
  switch (type) {
    case 'string':
      return textOf(schema, field);
    case 'integer':
    case 'number':
      return amountOf(schema, field, pk);
    case 'boolean':
      return true;
    case 'array':
      return listOf(schema, field, depth);
    case 'null':
      return null;
    default:
      return objectOf(schema, pk, depth);
  }
}

const isNull = (value: unknown) => resolved(value)['type'] === 'null';

function valueOf(reference: unknown, field: string, pk: number, depth: number): unknown {
  const name = schemaName(reference) ?? '';
  const byHand = BY_HAND[name];
  if (byHand) return toWire(byHand(pk), fieldsBelow(`#/components/schemas/${name}`));
  const schema = resolved(reference);
  const { examples, type } = schema;
  if ('const' in schema) return schema['const'];
  if (Array.isArray(examples) && examples.length > 0) return examples[(pk - 1) % examples.length];
  if ('default' in schema) return schema['default'];
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  for (const keyword of ['oneOf', 'anyOf']) {
    const variants: unknown = schema[keyword];
    if (Array.isArray(variants)) {
      return valueOf(variants.find((variant: unknown) => !isNull(variant)) ?? variants[0], field, pk, depth);
    }
  }
  if (Array.isArray(schema['allOf'])) {
    const parts = schema['allOf'].map((part: unknown) => valueOf(part, field, pk, depth));
    // A single value with its own description has one part, and is not an object.
    const areObjects = parts.every((part: unknown) => typeof part === 'object' && part !== null);
    return areObjects ? Object.assign({}, ...parts, objectOf(schema, pk, depth)) : parts[0];
  }
  const first: unknown = Array.isArray(type) ? type.find((each) => each !== 'null') : type;
  return byType(first, schema, field, pk, depth);
}

/**
 * A value that satisfies a schema of the contract, in wire form: the same every time, and believable.
 *
 * @throws for a pattern that no example fits; the contract should give one then.
 */
export function exampleOf(schema: unknown): unknown {
  return valueOf(schema, '', 1, 0);
}
