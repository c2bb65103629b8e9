import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { consoleUrl, logIn, MANAGER } from './kit/person.ts';
import { groupNamed, makeGroup, moveInto } from './kit/groups.ts';
import { playDevice, server, tokenOf } from './kit/server.ts';
import { SHEET_EXAMPLE } from './kit/demo.ts';
import { test } from './kit/test.ts';
import { label } from './kit/texts.ts';
import { line, mark, nameOnFirstPage, toast } from './kit/groupPages.ts';

test('an administrator adds a group and opens it [C-ROUTE-36] [C-ROUTE-37] [C-GROUP-14] [B-GROUP-01]', async ({
  page,
}) => {
  const name = nameOnFirstPage();
  await logIn(page, MANAGER, '/ko/management/groups');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: label('groups', 'addGroup'), exact: true }).click();
  await dialog.getByLabel(label('groups', 'groupName')).fill(name);
  await dialog.getByRole('button', { name: label('groups', 'addGroup') }).click();
  await expect(toast(page, label('messages', 'created_group'))).toBeVisible();
  await page.getByRole('link', { name, exact: true }).click();
  const parent = await groupNamed(name);
  await expect(page).toHaveURL(consoleUrl(`/ko/management/groups/${parent?.pk}`));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page
    .getByRole('button', { name: label('groups', 'addGroup'), exact: true })
    .first()
    .click();
  await dialog.getByLabel(label('groups', 'groupName')).fill(`${name}-a`);
  await dialog.getByRole('button', { name: label('groups', 'addGroup') }).click();
  await expect(page.getByRole('link', { name: `${name}-a`, exact: true })).toBeVisible();
  expect((await groupNamed(`${name}-a`))?.group_fk).toBe(parent?.pk);
});

test('a group shows its subgroups as a list and as icons, and leads back up [C-GROUP-01] [C-GROUP-03] [C-GROUP-04]', async ({
  page,
}) => {
  const name = `e2e-${mark()}`;
  const parent = await makeGroup(name);
  await makeGroup(`${name}-a`, parent);
  await makeGroup(`${name}-b`, await makeGroup(`${name}-c`, parent));
  await logIn(page, MANAGER, `/ko/management/groups/${parent}`);
  const expectChildren = async () => {
    for (const child of ['a', 'c']) {
      await expect(page.getByRole('link', { name: `${name}-${child}`, exact: true })).toBeVisible();
    }
    await expect(page.getByRole('main').getByRole('link', { name: `${name}-b`, exact: true })).toHaveCount(0);
  };
  await expectChildren();
  await page.getByRole('button', { name: label('groupPages', 'iconView') }).click();
  await expect(page).toHaveURL(/view=icon/);
  await expectChildren();
  await page.getByRole('link', { name: label('groupPages', 'levelUp') }).click();
  await expect(page).toHaveURL(/\/ko\/management\/groups\?view=icon$/);
});

test('a name that a sibling has is refused, for a new group and for a renamed one [C-GROUP-12] [B-GROUP-06] [B-GROUP-09]', async ({
  page,
}) => {
  const name = `e2e-${mark()}`;
  const parent = await makeGroup(name);
  await makeGroup(`${name}-a`, parent);
  await makeGroup(`${name}-b`, parent);
  await logIn(page, MANAGER, `/ko/management/groups/${parent}?view=icon`);
  const dialog = page.getByRole('dialog');
  const refused = dialog.getByText(label('messages', 'duplication_group_name'));
  await page.getByRole('button', { name: label('groups', 'addGroup'), exact: true }).click();
  await dialog.getByLabel(label('groups', 'groupName')).fill(`${name}-a`);
  await dialog.getByRole('button', { name: label('groups', 'addGroup') }).click();
  await expect(refused).toBeVisible();
  await dialog.getByRole('button', { name: label('common', 'cancel') }).click();
  await expect(page.getByRole('link', { name: `${name}-a`, exact: true })).toHaveCount(1);

  await page.getByRole('button', { name: label('groups', 'menuOf', { name: `${name}-b` }) }).click();
  await page.getByRole('menuitem', { name: label('groups', 'rename') }).click();
  await dialog.getByLabel(label('groups', 'groupName')).fill(`${name}-a`);
  await dialog.getByRole('button', { name: label('groups', 'rename') }).click();
  await expect(refused).toBeVisible();
  await dialog.getByLabel(label('groups', 'groupName')).fill(`${name}-c`);
  await dialog.getByRole('button', { name: label('groups', 'rename') }).click();
  await expect(page.getByRole('link', { name: `${name}-c`, exact: true })).toBeVisible();
});

test('a deleted group takes its subgroups along, and leaves their devices to the default group [C-GROUP-16] [C-GROUP-17] [C-GROUP-21] [B-GROUP-13]', async ({
  page,
}) => {
  const name = nameOnFirstPage();
  const parent = await makeGroup(name);
  await makeGroup(`${name}-a`, parent);
  const device = await playDevice('groups');
  await moveInto(device, await makeGroup(`${name}-b`, parent));
  await logIn(page, MANAGER, '/ko/management/groups?view=icon');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: label('groups', 'menuOf', { name }) }).click();
  await page.getByRole('menuitem', { name: label('groups', 'deleteGroup') }).click();
  await expect(dialog).toContainText(label('groups', 'deleteTakesSubgroups', { count: 2 }));
  await expect(dialog).toContainText(label('groups', 'deleteMovesDevices', { count: 1 }));
  await dialog.getByRole('button', { name: label('groups', 'deleteGroup') }).click();
  await expect(toast(page, label('messages', 'deleted_group'))).toBeVisible();
  expect(await groupNamed(`${name}-b`)).toBeUndefined();
  const headers = { token: await tokenOf() };
  const { data } = await server.GET('/devices/{devicePk}', { headers, params: { path: { devicePk: device.pk } } });
  const { data: groups } = await server.GET('/groups', { headers });
  const defaultGroup = groups?.objects.find(({ flag_df_group }) => flag_df_group === 1);
  expect(data?.objects[0]?.device_group_fk).toBe(defaultGroup?.pk);
});

test('the default group cannot be deleted [B-GROUP-15]', async ({ page }) => {
  await logIn(page, MANAGER, '/ko/management/groups?view=icon');
  const name = label('groups', 'defaultGroup');
  await page.getByRole('button', { name: label('groups', 'menuOf', { name }) }).click();
  await expect(page.getByRole('menuitem', { name: label('groups', 'deleteGroup') })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('a field and a threshold of a group are changed in place [C-GDETAIL-03] [C-GDETAIL-31] [C-THRESH-01]', async ({
  page,
}) => {
  const pk = await makeGroup(`e2e-${mark()}`);
  await logIn(page);
  await page.goto(consoleUrl(`/ko/management/groups/detail/${pk}`));
  await page
    .getByRole('button', { name: label('common', 'edit', { name: label('groupPages', 'managerName') }) })
    .click();
  await page.getByRole('textbox', { name: label('groupPages', 'managerName') }).fill('Jiwoo Han');
  await page.keyboard.press('Enter');
  await expect(toast(page, label('messages', 'changed_group_info'))).toBeVisible();
  await page.reload();
  await expect(page.getByRole('group', { name: label('groupPages', 'managerName') })).toContainText('Jiwoo Han');

  await page.getByRole('button', { name: label('groupPages', 'addThreshold') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(label('groupPages', 'deviceType')).selectOption({ label: 'Windows' });
  await dialog
    .getByLabel(label('groupPages', 'alertType'))
    .selectOption({ label: label('groupPages', 'alertCpuUsage') });
  await dialog.getByLabel(new RegExp(`^${label('groupPages', 'alertValue')}`)).fill('120');
  await dialog.getByRole('button', { name: label('groupPages', 'add'), exact: true }).click();
  await expect(dialog.getByText(label('messages', 'invalid_data'))).toBeVisible();
  await dialog.getByLabel(new RegExp(`^${label('groupPages', 'alertValue')}`)).fill('85');
  await dialog.getByRole('button', { name: label('groupPages', 'add'), exact: true }).click();
  const thresholds = page.getByRole('region', { name: label('groupPages', 'thresholds') });
  await expect(thresholds.getByRole('row', { name: new RegExp(label('groupPages', 'alertCpuUsage')) })).toContainText(
    '85%',
  );
  await thresholds
    .getByRole('button', { name: label('groupPages', 'removeOf', { name: label('groupPages', 'alertCpuUsage') }) })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: label('groupPages', 'remove') })
    .click();
  await expect(thresholds).toContainText(label('groupPages', 'noThresholds'));

  await page.goto(consoleUrl('/ko/management/groups/detail/2000000000'));
  await expect(page.getByText('404')).toBeVisible();
});

test('groups come from a sheet; a file that is none is refused and sends nothing [C-GEXCEL-06] [C-GEXCEL-08] [C-GEXCEL-13]', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/groups/excel')) sent.push(request.postData() ?? '');
  });
  await logIn(page);
  await page.goto(consoleUrl('/ko/management/groups'));
  await page.getByRole('button', { name: label('groupPages', 'uploadSheet') }).click();
  const dialog = page.getByRole('dialog');
  const waiting = page.waitForEvent('download');
  await dialog.getByRole('button', { name: label('groupPages', 'sheetTemplate') }).click();
  const template = await waiting;
  expect(template.suggestedFilename()).toBe(label('groupPages', 'sheetTemplateFile'));

  const file = dialog.getByLabel(label('groupPages', 'sheetFile'));
  await file.setInputFiles({ name: 'groups.xlsx', mimeType: 'text/plain', buffer: Buffer.from('no sheet') });
  await expect(dialog.getByText(label('messages', 'excel_group_fail'))).toBeVisible();
  await expect(dialog.getByRole('button', { name: label('groupPages', 'uploadGroups') })).toBeDisabled();
  expect(sent).toEqual([]);

  // The template is a valid sheet itself: its example creates four groups, once.
  const sheet = { name: 'groups.xlsx', mimeType: '', buffer: readFileSync(await template.path()) };
  await file.setInputFiles(sheet);
  await expect(dialog.getByText(label('groupPages', 'sheetWillAdd', { count: 4 }))).toBeVisible();
  await dialog.getByRole('button', { name: label('groupPages', 'uploadGroups') }).click();
  await expect(dialog.getByText(label('groupPages', 'sheetMade', { total: 4, count: 4 }))).toBeVisible();
  await dialog.getByRole('button', { name: label('common', 'close') }).click();
  await expect(page.getByRole('link', { name: SHEET_EXAMPLE.top, exact: true })).toBeVisible();
  await page.getByRole('button', { name: label('groupPages', 'uploadSheet') }).click();
  await file.setInputFiles(sheet);
  await dialog.getByRole('button', { name: label('groupPages', 'uploadGroups') }).click();
  await expect(dialog.getByText(label('groupPages', 'sheetMade', { total: 4, count: 0 }))).toBeVisible();
  expect(sent).toHaveLength(2);
  await dialog.getByRole('button', { name: label('common', 'close') }).click();
  await page.goto(consoleUrl('/ko/device/all'));
  await page.getByRole('textbox', { name: label('groups', 'searchGroup') }).fill(SHEET_EXAMPLE.bottom);
  await expect(line(page, SHEET_EXAMPLE.bottom)).toBeVisible();
  await server.DELETE('/groups/{groupPk}', {
    headers: { token: await tokenOf() },
    params: { path: { groupPk: (await groupNamed(SHEET_EXAMPLE.top))?.pk ?? 0 } },
  });
});
