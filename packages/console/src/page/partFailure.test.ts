import { describe, expect, it } from 'vitest';
import { isPartMissing } from './partFailure.ts';

const ADDRESS = 'https://console.example/assets/downloadsRoute-1a2b.js';

describe('a part that could not be loaded', () => {
  it.each([
    new TypeError(`Failed to fetch dynamically imported module: ${ADDRESS}`),
    new TypeError(`error loading dynamically imported module: ${ADDRESS}`),
    new TypeError('Importing a module script failed.'),
    new Error('Unable to preload CSS for /assets/page-1a2b.css'),
  ])('is recognised by what the browser says: %s', (thrown) => expect(isPartMissing(thrown)).toBe(true));

  it.each([new TypeError('x is undefined'), new Error('Failed to fetch'), 'Importing a module script failed.', null])(
    'is not what broke for another reason: %s',
    (thrown) => expect(isPartMissing(thrown)).toBe(false),
  );
});
