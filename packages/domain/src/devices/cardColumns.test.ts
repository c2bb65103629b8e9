import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARD_SIZE_PRESETS, CARD_SLOT_WIDTH, CARD_WIDTH, cardColumns } from './cardColumns.ts';

const anyPreset = fc.constantFrom(0, 1, 2, 3);
const anyWidth = fc.integer({ min: 0, max: 6000 });

describe('the waterfall of cards', () => {
  it('has a line gap of 350 [B-CARD-02]', () => expect(cardColumns(1440).lineGap).toBe(350));

  it('never has a line gap below 350 [B-CARD-03]', () => {
    fc.assert(
      fc.property(anyWidth, anyPreset, (width, preset) => {
        expect(cardColumns(width, preset).lineGap).toBeGreaterThanOrEqual(350);
      }),
    );
  });

  it('never has a line gap above 440 [B-CARD-04]', () => {
    fc.assert(
      fc.property(anyWidth, anyPreset, (width, preset) => {
        expect(cardColumns(width, preset).lineGap).toBeLessThanOrEqual(440);
      }),
    );
  });

  it('has a slot of 240 in every column, with room for the usage beside it [B-CARD-05]', () => {
    expect(CARD_SLOT_WIDTH).toBe(240);
    fc.assert(
      fc.property(anyWidth, anyPreset, (width, preset) => {
        expect(cardColumns(width, preset).lineGap - CARD_SLOT_WIDTH).toBeGreaterThanOrEqual(110);
      }),
    );
  });

  it('has a card of 200 in the slot, with as much room on both sides [B-CARD-06]', () => {
    expect(CARD_WIDTH).toBe(200);
    expect(CARD_SLOT_WIDTH - CARD_WIDTH).toBe(2 * 20);
  });

  it('has four sizes in equal steps', () => {
    expect(CARD_SIZE_PRESETS).toEqual([350, 380, 410, 440]);
    expect(([0, 1, 2, 3] as const).map((preset) => cardColumns(900, preset).lineGap)).toEqual([350, 380, 410, 440]);
  });

  it.each([
    [0, 0, 1],
    [349, 0, 1],
    [699, 0, 1],
    [700, 0, 2],
    [1440, 0, 4],
    [1440, 3, 3],
  ] as const)('fits into %i px at size %i as %i columns', (width, preset, count) => {
    expect(cardColumns(width, preset).count).toBe(count);
  });

  it('has as many columns as fit, and always one', () => {
    fc.assert(
      fc.property(anyWidth, anyPreset, (width, preset) => {
        const { count, lineGap } = cardColumns(width, preset);
        expect(count).toBeGreaterThanOrEqual(1);
        if (count > 1) expect(count * lineGap).toBeLessThanOrEqual(width);
        expect((count + 1) * lineGap).toBeGreaterThan(width);
      }),
    );
  });
});
