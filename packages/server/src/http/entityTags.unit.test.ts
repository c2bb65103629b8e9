import { expect, it } from 'vitest';
import { hasEntity } from './entityTags.ts';

it.each([
  [undefined, false],
  ['', false],
  ['*', true],
  ['W/"one"', true],
  ['"one"', true],
  ['W/"other"', false],
  ['"other", W/"one"', true],
  ['W/one', false],
  ['"on"', false],
])('a caller that names %j has the entity W/"one": %s', (named, expected) => {
  expect(hasEntity(named, 'W/"one"')).toBe(expected);
});
