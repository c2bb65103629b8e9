import { expect, type Locator, type Page } from '@playwright/test';
import { groupNamed, makeGroup } from './kit/groups.ts';
import { openAs } from './kit/openAs.ts';
import { deviceRows, MANAGER } from './kit/person.ts';
import { test } from './kit/test.ts';
import { label } from './kit/texts.ts';

const line = (within: Page | Locator, name: string) =>
  within.getByRole('treeitem', { name: new RegExp(String.raw`^${name}(?![\w-])`) });

/** Whether a press in the middle of an element would reach it: nothing else may cover it there. */
const isOnTop = (element: Locator) =>
  element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

for (const { page: place, path } of [
  { page: 'device page', path: '/ko/device/all' },
  { page: 'group page', path: '/ko/management/groups' },
]) {
  for (const width of [1440, 1280]) {
    test(`on the ${place}, ${width} px wide, the dialog of a move closes right after the page was loaded, and the offer to take it back lies above all else`, async ({
      page,
    }) => {
      const name = `!moves-${crypto.randomUUID().slice(0, 6)}`;
      await makeGroup(`${name}-a`);
      const target = await makeGroup(`${name}-b`);
      const home = async () => (await groupNamed(`${name}-a`))?.group_fk;
      const before = await home();
      await page.setViewportSize({ width, height: 900 });
      await openAs(page, MANAGER, path);
      if (path.endsWith('all')) {
        await expect(deviceRows(page).nth(9)).toBeVisible();
        await line(page, `${name}-a`).click({ button: 'right' });
      } else {
        await page.getByRole('button', { name: label('groups', 'menuOf', { name: `${name}-a` }) }).click();
      }
      await page.getByRole('menuitem', { name: label('groups', 'moveTo') }).click();
      const dialog = page.getByRole('dialog', { name: label('groups', 'moveGroupTitle', { name: `${name}-a` }) });
      await dialog.getByRole('textbox').fill(`${name}-b`);
      await line(dialog, `${name}-b`).click();
      await dialog.getByRole('button', { name: label('groups', 'move'), exact: true }).click();
      await expect.poll(home).toBe(target);
      await expect(dialog).toBeHidden();

      const undo = page.getByRole('button', { name: label('groups', 'undo') });
      await expect(undo).toBeVisible();
      await expect.poll(() => isOnTop(undo)).toBe(true);
      await undo.click();
      await expect.poll(home).toBe(before);
    });
  }
}

test('the entries of a menu stay where they are while it opens, so that an early press meets the one it was aimed at', async ({
  page,
}) => {
  await openAs(page, MANAGER, '/ko/device/all');
  await expect(deviceRows(page).nth(9)).toBeVisible();
  const group = page.getByRole('treeitem').last();
  await group.click({ button: 'right' });
  const entry = page.getByRole('menuitem').last();
  await expect(entry).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  const places = page.evaluate(
    (frames) =>
      new Promise<readonly number[]>((resolve) => {
        const seen: number[] = [];
        const look = () => {
          const top = document.querySelector('[role=menuitem]')?.getBoundingClientRect().top;
          if (top !== undefined) seen.push(top);
          if (seen.length < frames) requestAnimationFrame(look);
          else resolve(seen);
        };
        look();
      }),
    12,
  );
  await group.click({ button: 'right' });
  expect(new Set(await places).size).toBe(1);
});
