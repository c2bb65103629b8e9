import { expect } from 'storybook/test';

/** Expects that nothing in the table cell around a text is truncated, and that the cell is visible. */
export async function expectWhole(words: HTMLElement): Promise<void> {
  const cell = words.closest('[role="gridcell"]');
  const table = words.closest('[role="grid"]');
  if (!cell || !table) throw new Error('The words are in no cell.');
  await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
  await expect(cell.scrollHeight).toBeLessThanOrEqual(cell.clientHeight);
  await expect(cell.getBoundingClientRect().right).toBeLessThanOrEqual(table.getBoundingClientRect().right);
}
