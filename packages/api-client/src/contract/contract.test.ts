import { describe, expect, it } from 'vitest';
import { contract } from '../contract.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every enum in a part of the contract. */
function enumerations(piece: unknown): readonly (readonly unknown[])[] {
  if (Array.isArray(piece)) return piece.flatMap(enumerations);
  if (!isObject(piece)) return [];
  const own: unknown = piece['enum'];
  return [...(Array.isArray(own) ? [own] : []), ...Object.values(piece).flatMap(enumerations)];
}

/** Names of the fields in the answers of a schema, however deeply nested. */
function fieldsOf(piece: unknown, seen = new Set<string>()): readonly string[] {
  if (Array.isArray(piece)) return piece.flatMap((each) => fieldsOf(each, seen));
  if (!isObject(piece)) return [];
  const reference = piece['$ref'];
  if (typeof reference === 'string') {
    if (seen.has(reference)) return [];
    seen.add(reference);
    const target = reference
      .slice('#/'.length)
      .split('/')
      .reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), contract);
    return fieldsOf(target, seen);
  }
  const { properties } = piece;
  const own = isObject(properties) ? Object.keys(properties) : [];
  return [...own, ...Object.values(piece).flatMap((each) => fieldsOf(each, seen))];
}

const LICENSE = contract.components.schemas.License;

describe('a license record', () => {
  it('carries pay_pk, pay_type, pay_dev_vol, pay_start, pay_expire, pay_lisence_ref and isExpired [A-LICENSE-01] [C-LICENSE-03]', () => {
    const fields = ['pay_pk', 'pay_type', 'pay_dev_vol', 'pay_start', 'pay_expire', 'pay_lisence_ref', 'isExpired'];
    expect(Object.keys(LICENSE.properties).toSorted()).toEqual(fields.toSorted());
    expect(LICENSE.required.toSorted()).toEqual(fields.toSorted());
  });

  it('has one of the plans Free, Basic and Corporate as its pay_type [A-LICENSE-02]', () => {
    expect(LICENSE.properties.pay_type.enum).toEqual(['Free', 'Basic', 'Corporate']);
  });
});

it('exactly three plans have names, and wherever some are listed they are in the order Free, Basic, Corporate [A-SCOPE-24]', () => {
  const plans = ['Free', 'Basic', 'Corporate'];
  const lists = enumerations(contract).filter((values) => values.some((value) => plans.includes(String(value))));
  expect(lists.length).toBeGreaterThan(1);
  for (const list of lists) expect(list).toEqual(plans.filter((plan) => list.includes(plan)));
  expect([...new Set(lists.flat())].toSorted()).toEqual(plans.toSorted());
});

it('no answer of any operation carries a password [A-JOIN-45]', () => {
  const answers = Object.entries<unknown>(contract.paths).flatMap(([path, operations]) =>
    Object.entries(isObject(operations) ? operations : {}).flatMap(([method, operation]) =>
      isObject(operation) ? [{ name: `${method} ${path}`, fields: fieldsOf(operation['responses']) }] : [],
    ),
  );
  expect(answers.length).toBeGreaterThan(90);
  const telling = answers.filter(({ fields }) =>
    fields.some((field) => /^(?:pw|passwd|password|pwConfirm|applicantPw|password_hash|pw_hash)$/i.test(field)),
  );
  expect(telling).toEqual([]);
});

it('the approvals can be asked for with an export_id [C-APPROVAL-28]', () => {
  const parameters: readonly unknown[] = contract.paths['/approvals'].get.parameters;
  const named = parameters.filter(isObject).find(({ name }) => name === 'export_id');
  expect(named).toMatchObject({ in: 'query', schema: { enum: ['approvalHistoryTable'] } });
  expect(named?.['required'] ?? false).toBe(false);
});
