import { expect, test } from 'vitest';
import { directionFaults } from './styleDirections.ts';

const faultsOf = (rules: string) => directionFaults('a.module.css', `.a { ${rules} }`);

test.each([
  ['margin-left: auto', 'margin-inline-start'],
  ['padding-right: 0', 'padding-inline-end'],
  ['border-left: 0', 'border-inline-start'],
  ['border-right-color: red', 'border-inline-end-color'],
  ['text-align: right', 'text-align: end'],
  ['float: left', 'float: inline-start'],
])('a side is found: %s', (rule, better) => {
  expect(faultsOf(rule)).toEqual([`a.module.css:1: ${rule}; write ${better}.`]);
});

test.each(['margin-inline-start: auto', 'left: 50%', 'text-align: center', 'border-top: 0'])(
  'what has no side is fine: %s',
  (rule) => expect(faultsOf(rule)).toEqual([]),
);
