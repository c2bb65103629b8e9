import { expect, it } from 'vitest';
import { isMailSettled, mailConfirmation } from './ticketMail.ts';

it.each([
  ['a link was followed', { isAsked: true, confirmedAt: 5 }, 'confirmed', true],
  ['a code was used', { isAsked: false, confirmedAt: 5 }, 'confirmed', true],
  ['a link was mailed', { isAsked: true, confirmedAt: null }, 'waiting', false],
  ['nobody was asked', { isAsked: false, confirmedAt: null }, 'unasked', true],
] as const)('the address of a ticket, when %s', (_when, ticket, confirmation, settled) => {
  expect(mailConfirmation(ticket)).toBe(confirmation);
  expect(isMailSettled(confirmation)).toBe(settled);
});
