import { expect, type Page } from '@playwright/test';
import { utils, write } from 'xlsx';
import { enter } from './kit/enter.ts';
import { foundCompany } from './kit/company.ts';
import { makeMember } from './kit/members.ts';
import { consoleUrl, logIn, USER } from './kit/person.ts';
import { server, tokenOf } from './kit/server.ts';
import { test } from './kit/test.ts';
import { label } from './kit/texts.ts';

const manage = (path: string) => consoleUrl(`/ko/management/${path}`);

/** Changes settings of a new company, saves, and finds them unchanged after a reload. */
async function expectKept(page: Page, names: readonly string[]): Promise<void> {
  const { manager } = await foundCompany('functions');
  await logIn(page, manager, '/ko/management/function-settings');
  const form = page.getByRole('form', { name: label('policies', 'functionSettings') });
  const switches = names.map((name) => form.getByRole('switch', { name, exact: true }));
  await expect(form).toBeVisible();
  const before = await Promise.all(switches.map((one) => one.isChecked()));
  for (const one of switches) await one.click();
  await form.getByRole('button', { name: label('policies', 'saveSettings') }).click();
  await expect(page.getByText(label('messages', 'function-submit'))).toBeVisible();
  await page.reload();
  for (const [index, one] of switches.entries()) await expect(one).toBeChecked({ checked: !before[index] });
}

test('file transfer, screenshots and display sleep are kept as they were saved [C-FUNC-05] [C-FUNC-06] [C-FUNC-07]', async ({
  page,
}) => {
  await expectKept(page, [
    label('policies', 'fileTransfer'),
    label('policies', 'capture'),
    label('policies', 'displayPowerSave'),
  ]);
});

test('system sleep, the security pledge and unlocking oneself are kept as they were saved [C-FUNC-08] [C-FUNC-09] [C-FUNC-10]', async ({
  page,
}) => {
  await expectKept(page, [
    label('policies', 'systemPowerSave'),
    label('policies', 'securityAgreement'),
    label('policies', 'selfUnlock'),
  ]);
});

test('an administrator sets the password level, which then holds for the whole company [A-PWLEVEL-05] [A-SCOPE-20] [C-FUNC-03] [C-ROUTE-44]', async ({
  page,
}) => {
  const { manager, token } = await foundCompany('level');
  const user = await makeMember('level', { managerToken: token });
  await logIn(page, manager, '/ko/management/function-settings');
  await expect(page.getByRole('heading', { level: 1, name: label('frame', 'pageFunctionSettings') })).toBeVisible();
  const form = page.getByRole('form', { name: label('policies', 'functionSettings') });
  await form.getByLabel(label('policies', 'passwordLevel')).selectOption('3');
  await form.getByRole('button', { name: label('policies', 'saveSettings') }).click();
  await expect(page.getByText(label('messages', 'function-submit'))).toBeVisible();
  // A password that used to be good enough is now refused for everybody.
  for (const one of [await tokenOf(user.id), token]) {
    const { response } = await server.PUT('/users/0', { headers: { token: one }, body: { pw: 'abcdefgh' } });
    expect(response.status).toBe(400);
  }
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

test('an administrator chooses whether the address policy blocks or allows, and switches it on [A-SCOPE-21] [C-IPBLOCK-01] [C-IPBLOCK-02] [C-IPBLOCK-04]', async ({
  page,
}) => {
  const { manager } = await foundCompany('policy');
  await logIn(page, manager, '/ko/management/blocking-settings');
  const use = page.getByRole('switch', { name: label('policies', 'policyUse') });
  const block = page.getByRole('radio', { name: label('policies', 'policyBlock') });
  const allow = page.getByRole('radio', { name: label('policies', 'policyAllow') });
  const save = async () => {
    await page.getByRole('button', { name: label('policies', 'savePolicy') }).click();
    await expect(page.getByText(label('messages', 'blocking-submit'))).toBeVisible();
    await page.reload();
  };
  await expect(use).not.toBeChecked();
  await expect(block).toBeChecked();
  await allow.check();
  await save();
  await expect(allow).toBeChecked();
  await expect(use).not.toBeChecked();
  await use.click();
  // An empty allow list would lock everybody out.
  await block.check();
  await save();
  await expect(use).toBeChecked();
  await expect(block).toBeChecked();
});

test('an address is added and deleted, and the list comes again each time [C-IPBLOCK-14] [C-IPBLOCK-23] [C-ROUTE-45]', async ({
  page,
}) => {
  const { manager } = await foundCompany('address');
  await logIn(page, manager, '/ko/management/blocking-settings');
  await expect(page.getByRole('heading', { level: 1, name: label('frame', 'pageBlockingSettings') })).toBeVisible();
  const row = page.getByRole('row', { name: /203\.0\.113\.201/ });
  await page.getByRole('textbox', { name: label('policies', 'address') }).fill('203.0.113.201');
  await page.getByRole('button', { name: label('policies', 'add'), exact: true }).click();
  await expect(row).toBeVisible();
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: label('policies', 'deleteSelected') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: label('policies', 'delete') })
    .click();
  await expect(row).toBeHidden();
});

test('who would shut out their own address types a word first, and comes back from elsewhere only', async ({
  page,
}) => {
  const { manager, token } = await foundCompany('lockout');
  await logIn(page, manager, '/ko/management/blocking-settings');
  const { data } = await server.GET('/policies/blocking', { headers: { token } });
  const address = data?.objects.caller_address ?? '';
  await expect(page.getByText(label('policies', 'ownAddress', { address }))).toBeVisible();
  await page.getByRole('switch', { name: label('policies', 'policyUse') }).click();
  await page.getByRole('radio', { name: label('policies', 'policyAllow') }).check();
  await expect(page.getByText(label('policies', 'ownAddressRefused', { address }))).toBeVisible();
  await page.getByRole('button', { name: label('policies', 'savePolicy') }).click();
  const question = page.getByRole('dialog', { name: label('policies', 'lockOutQuestion') });
  const agree = question.getByRole('button', { name: label('policies', 'lockOutConfirm') });
  await agree.click();
  await expect(question.getByText(label('messages', 'no_input_data'))).toBeVisible();
  await question.getByRole('textbox').fill(label('policies', 'lockOutWord'));
  await agree.click();
  await expect(question).toBeHidden();
  const standing = async () => (await server.GET('/policies/blocking', { headers: { token } })).response.status;
  await expect.poll(standing).toBe(403);
});

test('a sheet brings addresses, and all of them are deleted at once [C-IPBLOCK-26] [C-IPEXCEL-08]', async ({
  page,
}) => {
  const { manager } = await foundCompany('sheet');
  await logIn(page, manager, '/ko/management/blocking-settings');
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

test('whoever is not a manager may look at the policies and change nothing [C-GUARD-21] [C-GUARD-22]', async ({
  page,
}) => {
  await enter(page, USER);
  await page.goto(manage('function-settings'));
  await expect(page.getByRole('switch', { name: label('policies', 'fileTransfer') })).toBeDisabled();
  await expect(page.getByRole('button', { name: label('policies', 'saveSettings') })).toHaveCount(0);
  await page.goto(manage('blocking-settings'));
  await expect(page.getByRole('switch', { name: label('policies', 'policyUse') })).toBeDisabled();
  await expect(page.getByRole('button', { name: label('policies', 'savePolicy') })).toHaveCount(0);
});
