import { expect, test } from '@playwright/test';
import { utils, write } from 'xlsx';
import { enter } from './kit/enter.ts';
import { consoleUrl, USER } from './kit/person.ts';
import { label } from './kit/texts.ts';

// These walks log in, and some of them twice.
test.describe.configure({ timeout: 120_000 });

const manage = (path: string) => consoleUrl(`/ko/management/${path}`);

test('a manager changes the function settings, which stay [A-PWLEVEL-05] [A-SCOPE-20] [C-FUNC-03] [C-FUNC-05] [C-FUNC-06] [C-FUNC-07] [C-FUNC-08] [C-FUNC-09] [C-FUNC-10] [C-ROUTE-44]', async ({
  page,
}) => {
  await enter(page);
  await page.goto(manage('function-settings'));
  const form = page.getByRole('form', { name: label('policies', 'functionSettings') });
  const names = [
    label('policies', 'file_transfer'),
    label('policies', 'capture'),
    label('policies', 'display_power_save'),
    label('policies', 'system_power_save'),
    label('policies', 'security_agreement'),
    label('policies', 'self_unlock'),
  ];
  const switches = names.map((name) => form.getByRole('switch', { name, exact: true }));
  await expect(form).toBeVisible();
  const before = await Promise.all(switches.map((one) => one.isChecked()));
  const save = async () => {
    await form.getByRole('button', { name: label('policies', 'saveSettings') }).click();
    await expect(page.getByText(label('messages', 'function-submit'))).toBeVisible();
  };
  for (const one of switches) await one.click();
  await form.getByLabel(label('policies', 'password_level')).selectOption('3');
  await save();
  await page.reload();
  for (const [index, one] of switches.entries()) await expect(one).toBeChecked({ checked: !before[index] });
  await expect(form.getByLabel(label('policies', 'password_level'))).toHaveValue('3');
  for (const one of switches) await one.click();
  await form.getByLabel(label('policies', 'password_level')).selectOption('2');
  await save();
});

test('a manager asks every agent to update itself [C-FUNC-28] [C-FUNC-30]', async ({ page }) => {
  await enter(page);
  await page.goto(manage('function-settings'));
  await page.getByRole('button', { name: label('policies', 'batchUpdate') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: label('policies', 'batchUpdateConfirm'), exact: true })
    .click();
  await expect(page.getByText(label('messages', 'batch_update_requested'))).toBeVisible();
});

test('a manager sets the address policy, and adds and deletes addresses [A-SCOPE-21] [C-IPBLOCK-01] [C-IPBLOCK-02] [C-IPBLOCK-04] [C-IPBLOCK-14] [C-IPBLOCK-23] [C-IPBLOCK-26] [C-IPEXCEL-08] [C-ROUTE-45]', async ({
  page,
}) => {
  await enter(page);
  await page.goto(manage('blocking-settings'));
  const use = page.getByRole('switch', { name: label('policies', 'policyUse') });
  await use.waitFor({ state: 'attached' });
  const before = await use.isChecked();
  await use.click();
  await page.getByRole('button', { name: label('policies', 'savePolicy') }).click();
  await expect(page.getByText(label('messages', 'blocking-submit'))).toBeVisible();
  await page.reload();
  await expect(use).toBeChecked({ checked: !before });
  await expect(page.getByRole('radio', { name: label('policies', 'policyBlock') })).toBeChecked();
  await use.click();
  await page.getByRole('button', { name: label('policies', 'savePolicy') }).click();
  await expect(page.getByText(label('messages', 'blocking-submit'))).toBeVisible();

  await page.getByRole('textbox', { name: label('policies', 'address') }).fill('203.0.113.201');
  await page.getByRole('button', { name: label('policies', 'add'), exact: true }).click();
  await expect(page.getByRole('row', { name: /203\.0\.113\.201/ })).toBeVisible();
  await page
    .getByRole('row', { name: /203\.0\.113\.201/ })
    .getByRole('checkbox')
    .check();
  await page.getByRole('button', { name: label('policies', 'deleteSelected') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: label('policies', 'delete') })
    .click();
  await expect(page.getByRole('row', { name: /203\.0\.113\.201/ })).toBeHidden();

  await page.getByRole('radio', { name: label('policies', 'modeSheet') }).check();
  const book = utils.book_new();
  const rows = [
    ['Start IP', 'End IP', 'Reason'],
    ['203.0.113.210', '203.0.113.220', 'from a sheet'],
    ['not an address'],
  ];
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Sheet1');
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx' });
  await page.locator('input[type="file"]').setInputFiles({
    name: 'addresses.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(bytes),
  });
  await page.getByRole('button', { name: label('policies', 'sheetAdd') }).click();
  await expect(page.getByRole('row', { name: /203\.0\.113\.210 ~ 203\.0\.113\.220/ })).toBeVisible();

  await page.getByRole('button', { name: label('policies', 'deleteAll') }).click();
  await page
    .getByRole('dialog', { name: label('policies', 'deleteAllQuestion') })
    .getByRole('button', { name: label('policies', 'deleteAll') })
    .click();
  await expect(page.getByText(label('policies', 'listEmpty'))).toBeVisible();
});

test('who is no manager may look at the policies and change nothing [C-GUARD-21] [C-GUARD-22]', async ({ page }) => {
  await enter(page, USER);
  await page.goto(manage('function-settings'));
  await expect(page.getByRole('switch', { name: label('policies', 'file_transfer') })).toBeDisabled();
  await expect(page.getByRole('button', { name: label('policies', 'saveSettings') })).toHaveCount(0);
  await page.goto(manage('blocking-settings'));
  await expect(page.getByRole('switch', { name: label('policies', 'policyUse') })).toBeDisabled();
  await expect(page.getByRole('button', { name: label('policies', 'savePolicy') })).toHaveCount(0);
});
