import { CARD_SLOT_WIDTH, CARD_WIDTH } from '@remote-console/domain';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const sheet = readFileSync(path.join(import.meta.dirname, 'DeviceCard.module.css'), 'utf8');
const ruleOf = (name: string) => new RegExp(`\\.${name} \\{[^}]*\\}`).exec(sheet)?.[0] ?? '';

/** Minimum space in px for what is next to the slot, including its margin. */
const BESIDE = 92;

it('the slot and the card have the widths that the columns are worked out with [B-CARD-05] [B-CARD-06]', () => {
  expect(CARD_SLOT_WIDTH).toBe(240);
  expect(CARD_WIDTH).toBe(200);
  expect(ruleOf('slot')).toContain(' width: var(--slot-width);');
  expect(ruleOf('card')).toContain(' width: var(--own-width);');
  expect(ruleOf('beside')).toContain(`flex: 1 1 ${BESIDE}px;`);
  expect(sheet).toContain(`@container (max-width: ${CARD_SLOT_WIDTH + BESIDE - 1}px)`);
});
