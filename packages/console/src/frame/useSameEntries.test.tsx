// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useSameEntries } from './useSameEntries.ts';

let root: Root;
let seen: (readonly string[])[] = [];

function Entries({ entries }: { readonly entries: readonly string[] }) {
  seen.push(useSameEntries(entries));
  return null;
}

const draw = (...entries: string[]): readonly string[] | undefined => {
  flushSync(() => root.render(<Entries entries={entries} />));
  return seen.at(-1);
};

beforeEach(() => {
  seen = [];
  root = createRoot(document.createElement('div'));
});
afterEach(() => root.unmount());

it('a list that is worked out again is the one before while its entries are the same', () => {
  const first = draw('devices', 'groups');
  expect(draw('devices', 'groups')).toBe(first);
});

it.each([[['devices']], [['devices', 'groups', 'support']], [['groups', 'devices']]])(
  'other entries, %o, are another list, which is kept in turn',
  (others) => {
    draw('devices', 'groups');
    const second = draw(...others);
    expect(second).toEqual(others);
    expect(draw(...others)).toBe(second);
  },
);
