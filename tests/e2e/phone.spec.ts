import { expect } from '@playwright/test';
import { logIn } from './kit/person.ts';
import { test } from './kit/test.ts';
import { label } from './kit/texts.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('the list fits a phone: nothing is wider than the screen, and targets are 44 px high', async ({ page }) => {
  await logIn(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  const buttons = await page.getByRole('main').getByRole('button').all();
  expect(buttons.length).toBeGreaterThan(3);
  for (const button of buttons.slice(0, 12)) {
    // A button in a button group is as high as the group, which owns the border.
    const group = button.locator('xpath=ancestor::*[@role="group"][1]');
    const box = await ((await group.count()) > 0 ? group : button).boundingBox();
    if (box) expect.soft(box.height, await button.innerText()).toBeGreaterThanOrEqual(44);
  }
});

test('the groups are a drawer on a phone', async ({ page }) => {
  await logIn(page);
  await expect(page.getByRole('tree')).toHaveCount(0);
  await page.getByRole('button', { name: label('frame', 'openGroups') }).click();
  await page.getByRole('treeitem', { name: new RegExp(`^${label('devices', 'favourites')}`) }).click();
  await expect(page).toHaveURL(/\/ko\/device\/favorite/);
});
