import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailKindOf, MAIL_KINDS } from './mailKinds.ts';
import {
  COMPANY_ORDERS,
  companyQuery,
  formatCompanyView,
  formatOperatorView,
  mailQuery,
  OPERATOR_PAGE_SIZE,
  parseCompanyView,
  parseOperatorView,
  peopleQuery,
} from './operatorView.ts';

const search = fc.string({ maxLength: 100, unit: 'grapheme' }).map((text) => text.trim().slice(0, 100).trim());
const page = fc.integer({ min: 1, max: 1_000_000 });

describe('the address of a list of the operator', () => {
  it('is read as it was written', () => {
    const by = fc.constantFrom(...COMPANY_ORDERS);
    const order = fc.constantFrom('asc' as const, 'desc' as const);
    fc.assert(
      fc.property(fc.record({ page, search, by, order }), (view) => {
        expect(parseCompanyView(formatCompanyView(view))).toEqual(view);
      }),
    );
    fc.assert(
      fc.property(fc.record({ page, search }), (view) => {
        expect(parseOperatorView(formatOperatorView(view))).toEqual(view);
      }),
    );
  });

  it('is empty for what the list opens with, and falls back to it for anything else', () => {
    const opened = { search: '', by: 'name', order: 'asc', page: 1 } as const;
    expect(formatCompanyView(opened)).toEqual({});
    expect(parseCompanyView({ page: '0', by: 'secret', order: 'up' })).toEqual(opened);
    expect(parseOperatorView({ page: '-1' })).toEqual({ page: 1, search: '' });
  });

  it('asks for its page, its order and its search', () => {
    expect(companyQuery({ page: 3, search: '', by: 'devices', order: 'desc' })).toEqual({
      limit: OPERATOR_PAGE_SIZE,
      offset: 2 * OPERATOR_PAGE_SIZE,
      by: 'devices',
      order: 'desc',
    });
    expect(mailQuery({ page: 2 })).toEqual({ limit: OPERATOR_PAGE_SIZE, offset: OPERATOR_PAGE_SIZE });
  });
});

describe('a search for people', () => {
  it.each(['', ' ', 'a', ' a ', '김', '😀'])('asks for nobody with %j', (text) => {
    expect(peopleQuery({ page: 1, search: text })).toBeNull();
  });

  it.each(['ab', '김민', '😀😀', ' ab '])('asks with %j', (text) => {
    expect(peopleQuery({ page: 1, search: text })).toMatchObject({ search: text.trim() });
  });
});

it('knows the kinds of mails, and calls every other one by a kind of its own', () => {
  for (const kind of MAIL_KINDS) expect(mailKindOf(kind)).toBe(kind);
  expect(mailKindOf('newsletter')).toBe('other');
});
