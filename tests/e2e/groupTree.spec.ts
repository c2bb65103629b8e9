import { expect, type Page } from '@playwright/test';
import { makeGroup, moveInto } from './kit/groups.ts';
import { makeMember, managersToken } from './kit/members.ts';
import { openAs } from './kit/openAs.ts';
import { consoleUrl, deviceRow, deviceRows, MANAGER } from './kit/person.ts';
import { playDevice, server } from './kit/server.ts';
import { test } from './kit/test.ts';
import { label } from './kit/texts.ts';

const line = (page: Page, name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name}`) });
const mark = () => crypto.randomUUID().slice(0, 6);

/** Moves a group into another one, as an administrator. */
async function reparent(groupPk: number, parentPk: number): Promise<void> {
  const headers = { token: await managersToken() };
  const { data } = await server.GET('/groups', { headers });
  const root = data?.objects.find(({ group_fk }) => group_fk === null);
  const { error } = await server.PUT('/groups/{groupPk}', {
    headers,
    params: { path: { groupPk } },
    body: { group_fk: parentPk, root_group_fk: root?.pk ?? 0 },
  });
  if (error) throw new Error(`Group ${groupPk} could not be moved below ${parentPk}.`);
}

test('choosing a group without permission in the tree, or opening its address, says You have no access to this group. [B-TREE-13] [C-PERM-21]', async ({
  page,
}) => {
  const name = `closed-${mark()}`;
  const below = await makeGroup(`${name}-3F`);
  const member = await makeMember('closed', { groups: [below] });
  // The group keeps its permissions when it is moved into one that the person may not open.
  const above = await makeGroup(name);
  await reparent(below, above);
  await openAs(page, member.id, `/en/device/${below}`);
  await expect(line(page, `${name}-3F`)).toBeVisible();
  // It is announced as disabled, and pressing it says why.
  await line(page, `${name}(?!-)`).click({ force: true });
  const refusal = page.getByText('You have no access to this group.', { exact: true });
  await expect(refusal.first()).toBeVisible();
  await expect(page).toHaveURL(consoleUrl(`/en/device/${below}`));

  const other = await makeGroup(`${name}-other`);
  await page.goto(consoleUrl(`/en/device/${other}`));
  await expect(page.getByRole('main').getByText('You have no access to this group.')).toBeVisible();
  await expect(line(page, `${name}-other`)).toHaveCount(0);
});

test('sibling groups are sorted by name and no key, drag or menu changes their order [B-GROUP-16]', async ({
  page,
}) => {
  const name = `order-${mark()}`;
  const above = await makeGroup(name);
  for (const part of ['b', 'a', 'c']) await makeGroup(`${name}-${part}`, above);
  await openAs(page, MANAGER, `/ko/device/${above}`);
  const siblings = page.getByRole('treeitem', { name: new RegExp(`^${name}-`) });
  const expectSorted = async () => {
    const names = await siblings.evaluateAll((items) =>
      items.map((item) => item.getAttribute('aria-label') ?? item.textContent),
    );
    expect(names.map((text) => /-([abc])/.exec(text?.slice(name.length) ?? '')?.[1])).toEqual(['a', 'b', 'c']);
  };
  await line(page, name).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(siblings).toHaveCount(3);
  await expectSorted();

  await line(page, `${name}-c`).focus();
  await page.keyboard.press('Control+x');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+Enter');
  await expect(page.getByText(label('messages', 'no_order_warning'), { exact: true }).first()).toBeVisible();
  await expectSorted();
  await page.keyboard.press('Escape');
  await line(page, `${name}-b`).click({ button: 'right' });
  await expect(page.getByRole('menuitem')).toHaveText([
    label('groups', 'groupSettings'),
    label('groups', 'addSubgroup'),
    label('groups', 'rename'),
    label('groups', 'moveTo'),
    label('groups', 'deleteGroup'),
  ]);
  await page.reload();
  await page.getByRole('textbox', { name: label('groups', 'searchGroup') }).fill(`${name}-`);
  await expect(siblings).toHaveCount(3);
  await expectSorted();
});

test('the move-to-group dialog shows the groups as a tree to choose from [B-GROUP-25]', async ({ page }) => {
  const name = `into-${mark()}`;
  const above = await makeGroup(name);
  const below = await makeGroup(`${name}-3F`, above);
  const device = await playDevice('into');
  await moveInto(device, above);
  await openAs(page, MANAGER, `/ko/device/${above}`);
  await expect(deviceRows(page)).toHaveCount(1);
  await deviceRow(page, device.name)
    .getByRole('button', { name: label('devices', 'actionsOf', { name: device.name }) })
    .click();
  await page.getByRole('menuitem', { name: label('devices', 'actionMove') }).click();
  const dialog = page.getByRole('dialog', { name: label('groups', 'moveDeviceTitle', { name: device.name }) });
  const tree = dialog.getByRole('tree');
  await expect(tree.getByRole('treeitem').nth(3)).toBeVisible();
  await dialog.getByRole('textbox').fill(name);
  const parent = tree.getByRole('treeitem', { name: new RegExp(`^${name}(?!-)`) });
  const child = tree.getByRole('treeitem', { name: new RegExp(`^${name}-3F`) });
  const level = async (item: typeof child) => Number(await item.getAttribute('aria-level'));
  await expect(child).toBeVisible();
  expect(await level(child)).toBe((await level(parent)) + 1);
  await child.click();
  await dialog.getByRole('button', { name: label('groups', 'move'), exact: true }).click();
  await expect(dialog).toBeHidden();
  const { data } = await server.GET('/devices/{devicePk}', {
    headers: { token: await managersToken() },
    params: { path: { devicePk: device.pk } },
  });
  expect(data?.objects[0]?.device_group_fk).toBe(below);
});

test('each group of the browse pages has a way into its group detail, in the list and as icons [C-GROUP-05]', async ({
  page,
}) => {
  const name = `browse-${mark()}`;
  const above = await makeGroup(name);
  const children = [await makeGroup(`${name}-a`, above), await makeGroup(`${name}-b`, above)];
  for (const view of ['', '?view=icon']) {
    await openAs(page, MANAGER, `/ko/management/groups/${above}${view}`);
    await expect(page.getByRole('link', { name: `${name}-b`, exact: true })).toBeVisible();
    for (const pk of children) {
      await expect(page.locator(`main a[href="/ko/management/groups/detail/${pk}"]`)).toHaveCount(1);
    }
  }
  await page.goto(consoleUrl(`/ko/management/groups/${above}`));
  await page.locator(`main a[href="/ko/management/groups/detail/${children[0]}"]`).click();
  await expect(page.getByRole('heading', { level: 1, name: `${name}-a` })).toBeVisible();
  await expect(page.getByRole('region', { name: label('groupPages', 'information') })).toBeVisible();
});
