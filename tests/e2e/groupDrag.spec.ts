import { expect, type Page } from '@playwright/test';
import { foundFleetCompany } from './kit/company.ts';
import { openAs } from './kit/openAs.ts';
import { consoleUrl, deviceRow, deviceRows, logIn, search, USER } from './kit/person.ts';
import { groupNamed, makeGroup } from './kit/groups.ts';
import { makeMember } from './kit/members.ts';
import { playDevice } from './kit/server.ts';
import { test } from './kit/test.ts';
import { label, labelPattern } from './kit/texts.ts';
import { line, mark, toast } from './kit/groupPages.ts';

/** Drags something with the mouse, in steps like a hand. */
async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y + 8, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 12 });
}

async function middleOf(locator: ReturnType<typeof line>) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return { x: box.x + Math.min(60, box.width / 2), y: box.y + box.height / 2 };
}

test('groups and devices are moved by mouse and keyboard, and a move can be taken back [B-DRAG-01] [B-DRAG-03] [B-TREE-07] [B-TREE-11]', async ({
  page,
}) => {
  const name = `!e2e-${mark()}`;
  // A separate company: a group added by another test would move the lines below it away from the pointer.
  const company = await foundFleetCompany('drag');
  // Who loses a device when it is moved.
  await makeMember('drag', { managerToken: company.token, groups: [company.defaultGroup] });
  const first = await makeGroup(`${name}-1`, undefined, company);
  const second = await makeGroup(`${name}-2`, undefined, company);
  const device = await playDevice('drag', company);
  const parentOf = async (group: string) => (await groupNamed(group, company))?.group_fk;
  await openAs(page, company.manager);
  await expect(page.getByRole('button', { name: label('groups', 'addGroup') })).toBeVisible();
  await line(page, `${name}-1`).hover();
  await expect(page.getByRole('link', { name: label('groups', 'settingsOf', { name: `${name}-1` }) })).toHaveAttribute(
    'href',
    `/ko/management/groups/detail/${first}`,
  );

  // A device by mouse.
  await search(page, device.name);
  await expect(deviceRows(page)).toHaveCount(1);
  const row = await middleOf(deviceRow(page, device.name).getByRole('link', { name: device.name }));
  await drag(page, row, await middleOf(line(page, `${name}-1`)));
  const moved = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/devices'));
  await page.mouse.up();
  const question = page.getByRole('dialog', {
    name: labelPattern('groups', 'moveDeviceQuestion', { name: device.name }),
  });
  await expect(question).toContainText(labelPattern('groups', 'moveLoses'));
  await question.getByRole('button', { name: label('groups', 'move') }).click();
  expect(JSON.parse((await moved).postData() ?? '{}')).toEqual({
    device_pk: device.pk,
    new_device_group_fk: first,
    old_device_group_fk: expect.any(Number),
  });
  await expect(line(page, `${name}-1`)).toHaveAccessibleName(`${name}-1 1`);
  await page.getByRole('button', { name: label('groups', 'undo') }).click();
  await expect(line(page, `${name}-1`)).toHaveAccessibleName(`${name}-1 0`);

  // Escape cancels; a refused move leaves the tree as it was.
  await drag(page, await middleOf(line(page, `${name}-1`)), await middleOf(line(page, `${name}-2`)));
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await parentOf(`${name}-1`)).not.toBe(second);
  await drag(page, await middleOf(line(page, `${name}-1`)), await middleOf(line(page, label('groups', 'all'))));
  await page.mouse.up();
  await expect(toast(page, label('messages', 'all_device_has_no_child'))).toBeVisible();
  await expect(line(page, `${name}-1`)).toHaveAttribute('aria-level', '2');

  // A group by mouse, and back.
  await drag(page, await middleOf(line(page, `${name}-1`)), await middleOf(line(page, `${name}-2`)));
  await page.mouse.up();
  await expect.poll(() => parentOf(`${name}-1`)).toBe(second);
  await page.getByRole('button', { name: label('groups', 'undo') }).click();
  await expect.poll(() => parentOf(`${name}-1`)).not.toBe(second);
  await expect(line(page, `${name}-1`)).toHaveAttribute('aria-level', '2');

  // The same with the keyboard alone.
  await line(page, `${name}-2`).focus();
  await page.keyboard.press('Control+x');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect.poll(() => parentOf(`${name}-2`)).toBe(first);
  await device.leave();
});

test('whoever is not an administrator sees 404 on the group pages and can drag no group [B-DRAG-05] [C-GUARD-17] [C-GUARD-18]', async ({
  page,
}) => {
  await logIn(page, USER);
  const lines = page.getByRole('treeitem');
  await expect(lines.nth(3)).toBeVisible();
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') writes.push(request.url());
  });
  await drag(page, await middleOf(lines.nth(4)), await middleOf(lines.nth(3)));
  await expect(page.locator('[data-drag-ghost]')).toHaveCount(0);
  await page.mouse.up();
  expect(writes).toEqual([]);
  for (const path of ['/ko/management/groups', '/ko/management/groups/1']) {
    await page.goto(consoleUrl(path));
    await expect(page.getByText('404')).toBeVisible();
  }
});
