import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  choiceParameter,
  flagParameter,
  listState,
  optionalParameter,
  orderParameter,
  pageParameter,
  searchParameter,
  sizeParameter,
  typedParameter,
} from './listState.ts';

const state = listState({
  kind: optionalParameter('kind', ['a', 'b']),
  key: choiceParameter('search_key', ['any', 'name'], 'any'),
  search: searchParameter('search', 5),
  typed: typedParameter('typed', 5),
  order: orderParameter('desc'),
  unread: flagParameter('unread'),
  size: sizeParameter([5, 10], 10),
  page: pageParameter(),
});

describe('the state of a list in its address', () => {
  it('is plain for the list as it opens', () => {
    expect(state.parse({})).toEqual(state.initial);
    expect(state.format(state.initial)).toEqual({});
  });

  it('names everything else in the order of its parts, and is read as it was written', () => {
    const chosen = {
      kind: 'b',
      key: 'name',
      search: 'x',
      typed: ' y ',
      order: 'asc',
      unread: true,
      size: 5,
      page: 3,
    } as const;
    const address = state.format(chosen);
    expect(new URLSearchParams(address).toString()).toBe(
      'kind=b&search_key=name&search=x&typed=+y+&order=asc&unread=1&size=5&page=3',
    );
    expect(state.parse(address)).toEqual(chosen);
  });

  it('shows something whatever the address says, and settles on one address for it', () => {
    const anything = fc.option(fc.oneof(fc.string(), fc.constantFrom('0', '-1', '1e3', '99999999', 'toString')));
    const names = ['kind', 'search_key', 'search', 'typed', 'order', 'unread', 'size', 'page'];
    fc.assert(
      fc.property(fc.record(Object.fromEntries(names.map((name) => [name, anything]))), (parameters) => {
        const read = state.parse(parameters);
        expect(read.page).toBeGreaterThanOrEqual(1);
        expect([5, 10]).toContain(read.size);
        expect(read.search).toBe(read.search.trim().slice(0, 5));
        expect(read.typed.length).toBeLessThanOrEqual(5);
        expect(state.parse(state.format(read))).toEqual(read);
      }),
    );
  });
});
