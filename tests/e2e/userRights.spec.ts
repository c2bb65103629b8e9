import { expect } from '@playwright/test';
import { enter } from './kit/enter.ts';
import { logIn, MANAGER, USER, SUB_MANAGER } from './kit/person.ts';
import { server, tokenOf } from './kit/server.ts';
import { makeMember } from './kit/members.ts';
import { DEMO } from './kit/demo.ts';
import { test } from './kit/test.ts';
import { label } from './kit/texts.ts';
import { HEADING, find, manage } from './kit/userPages.ts';

test('an administrator holds every permission, and sees users, groups, licenses, payments and policies [C-PERM-23]', async ({
  page,
}) => {
  await logIn(page, MANAGER, '/ko/management/profile');
  const permissions = page.getByRole('region', { name: label('users', 'permissions') });
  await expect(permissions).toContainText(label('users', 'permissionsOfManager'));
  const switches = permissions.getByRole('switch');
  await expect(switches.first()).toBeVisible();
  for (const one of await switches.all()) await expect(one).toBeChecked();
  for (const [path, heading] of [
    ['managers', label('frame', 'pageManagers')],
    ['groups', label('frame', 'menuGroups')],
    ['license', label('frame', 'pageLicense')],
    ['payments', label('frame', 'pagePayments')],
    ['function-settings', label('frame', 'pageFunctionSettings')],
    ['blocking-settings', label('frame', 'pageBlockingSettings')],
  ] as const) {
    await page.goto(manage(path));
    await expect(page.getByRole('heading', { ...HEADING, name: heading })).toBeVisible();
  }
});

test('permissions and groups are given to a user, parents with them [A-SCOPE-04] [C-PERM-17] [C-PERM-18] [C-PERM-19]', async ({
  page,
}) => {
  const { id } = await makeMember('right');
  await enter(page);
  await find(page, id);
  await page.getByRole('link', { name: id, exact: true }).click();
  const permission = page.getByRole('switch', { name: label('users', 'CSRemoteControl') });
  await permission.click();
  await expect(permission).toBeChecked();
  const seven = page.getByRole('switch', { name: DEMO.seventhFloor, exact: true }).first();
  await seven.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: label('users', 'grant') })
    .click();
  await expect(seven).toBeChecked();
  const office = page.getByRole('switch', { name: DEMO.office, exact: true });
  await expect(office).toBeChecked();
  await page.reload();
  await expect(permission).toBeChecked();
  await expect(office).toBeChecked();
  await office.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: label('users', 'release') })
    .click();
  await expect(seven).not.toBeChecked();
  await expect(office).not.toBeChecked();
});

test('the pages of users are for administrators [C-GUARD-13] [C-GUARD-14] [C-GUARD-15] [C-GUARD-16]', async ({
  page,
}) => {
  await enter(page, USER);
  for (const path of ['managers', 'managers/add', 'managers/excel', 'managers/2']) {
    await page.goto(manage(path));
    await expect(page.getByRole('heading', HEADING)).toHaveText(label('frame', 'errorTitle'));
    await expect(page.getByText('404')).toBeVisible();
  }
  await enter(page, MANAGER);
  for (const [path, heading] of [
    ['managers', label('frame', 'pageManagers')],
    ['managers/add', label('users', 'pageAdd')],
    ['managers/excel', label('users', 'pageSheet')],
  ] as const) {
    await page.goto(manage(path));
    await expect(page.getByRole('heading', HEADING)).toHaveText(heading);
  }
});

test('a sub-manager changes permissions of the users below, and not their passwords [A-ROLE-17]', async ({ page }) => {
  const { data } = await server.GET('/users/0', { headers: { token: await tokenOf(USER) } });
  const user = data?.objects[0];
  await enter(page, SUB_MANAGER);
  await page.goto(manage(`managers/${user?.pk}`));
  await expect(page.getByRole('heading', HEADING)).toHaveText(user?.name ?? '');
  const permission = page.getByRole('switch', { name: label('users', 'CSRestart') });
  const before = await permission.isChecked();
  for (const isOn of [!before, before]) {
    await permission.click();
    await expect(permission).toBeChecked({ checked: isOn });
    await page.reload();
    await expect(permission).toBeChecked({ checked: isOn });
  }
  await expect(page.getByRole('button', { name: label('users', 'changePassword') })).toHaveCount(0);
});
