import { expect, test } from 'vitest';
import { messageForms } from './messageForms.ts';

test.each([
  ['Save', ['Save']],
  ['Delete {name}?', ['Delete {name}?']],
  [
    '{count, plural, one {# device} other {# devices}} of {name}',
    ['{count} device of {name}', '{count} devices of {name}'],
  ],
  ['{a, select, x {X} other {Y}}{n, plural, =0 {0} other {{b, number}}}', ['X0', 'X{b}', 'Y0', 'Y{b}']],
])('%s is read as %j', (message, forms) => {
  expect(messageForms(message)).toEqual(forms);
});
