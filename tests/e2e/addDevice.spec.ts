import { expect, type Page } from '@playwright/test';
import { administratorOf } from './kit/administrator.ts';
import { foundCompany } from './kit/company.ts';
import { makeMember } from './kit/members.ts';
import { openAs } from './kit/openAs.ts';
import { playDevice } from './kit/server.ts';
import { test } from './kit/test.ts';
import { label, labelPattern } from './kit/texts.ts';

const LINUX = 'Linux';

/** The enrollment token in the command on the screen, as a person would paste it. */
async function commandToken(page: Page): Promise<string> {
  const command = page.getByRole('group', { name: label('downloads', 'addCommand', { system: LINUX }) });
  const [, token] = /--token (\S+)/.exec((await command.textContent()) ?? '') ?? [];
  if (token === undefined) throw new Error('There is no token in the command.');
  return token;
}

async function createCommand(page: Page): Promise<void> {
  await page.getByRole('tab', { name: LINUX }).click();
  await page.getByRole('button', { name: label('downloads', 'addCreate') }).click();
  await expect(page.getByText(label('downloads', 'addWaiting'))).toBeVisible();
}

for (const width of [390, 1440]) {
  test(`a new company adds its first device, which appears while the administrator watches, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const company = await foundCompany('first');
    await openAs(page, company.manager);
    await expect(page.getByRole('heading', { name: label('downloads', 'addFirstTitle') })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await createCommand(page);
    const token = await commandToken(page);
    const { name, leave } = await playDevice('first', { enrolment: token });
    const link = page.getByRole('link', { name: label('downloads', 'addOpen', { name }) });
    await expect(link).toBeVisible();
    // The command was for one device.
    await expect(page.getByText(token)).toHaveCount(0);
    await page.getByRole('button', { name: label('downloads', 'addShowDevices') }).click();
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
    await leave();
  });
}

test('the dialog opens from the list, names the device, and leads to its page', async ({ page }) => {
  const company = await foundCompany('dialog');
  await openAs(page, company.manager);
  await createCommand(page);
  await playDevice('list', { enrolment: await commandToken(page) });
  await page.getByRole('button', { name: label('downloads', 'addShowDevices') }).click();
  await page.getByRole('link', { name: labelPattern('deviceCommands', 'install') }).click();
  const dialog = page.getByRole('dialog', { name: label('downloads', 'addTitle') });
  await dialog.getByLabel(label('downloads', 'addName')).fill('Lobby');
  await dialog.getByRole('tab', { name: LINUX }).click();
  await dialog.getByRole('button', { name: label('downloads', 'addCreate') }).click();
  await expect(dialog.getByText(label('downloads', 'addWaiting'))).toBeVisible();
  await playDevice('named', { enrolment: await commandToken(page) });
  await dialog.getByRole('link', { name: label('downloads', 'addOpen', { name: 'Lobby' }) }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lobby' })).toBeVisible();
});

test('a command that is cancelled adds nothing any more, and another one is one press away', async ({ page }) => {
  const company = await foundCompany('cancel');
  await openAs(page, company.manager);
  await createCommand(page);
  const token = await commandToken(page);
  await page.getByRole('button', { name: label('downloads', 'addRevoke') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: label('downloads', 'tokenRevoke'), exact: true })
    .click();
  await expect(page.getByText(label('downloads', 'addEnded_revoked'))).toBeVisible();
  await expect(playDevice('late', { enrolment: token })).rejects.toThrow();
  await page.getByRole('button', { name: label('downloads', 'addRenew') }).click();
  await createCommand(page);
  expect(await commandToken(page)).not.toBe(token);
});

test('a person with few permissions reads who adds devices, and creates no command', async ({ page }) => {
  const member = await makeMember('add');
  await openAs(page, member.id);
  await expect(
    page.getByText(label('devices', 'emptyAskHint', { administrator: await administratorOf(member.id) })),
  ).toBeVisible();
  await page
    .getByRole('link', { name: labelPattern('deviceCommands', 'install') })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: label('downloads', 'addTitle') });
  await expect(dialog.getByText(label('downloads', 'addForbidden'))).toBeVisible();
  await expect(dialog.getByRole('button', { name: label('downloads', 'addCreate') })).toHaveCount(0);
  await dialog.getByRole('button', { name: label('downloads', 'addFile') }).click();
  await expect(page.getByRole('dialog', { name: label('downloads', 'installerTitle') })).toBeVisible();
});
