import { readFile, writeFile, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { workerConsole } from './kit/consoles.ts';
import { DEMO } from './kit/demo.ts';
import { consoleUrl, deviceRow, logIn, MANAGER, PASSWORD, search, USER } from './kit/person.ts';
import { createAgent } from './kit/agent.ts';
import { foundCompany } from './kit/company.ts';
import { makeMember } from './kit/members.ts';
import { openAs } from './kit/openAs.ts';
import { playDevice, server, tokenOf } from './kit/server.ts';
import { test } from './kit/test.ts';
import { label, labelPattern } from './kit/texts.ts';

/** Where this run's server looks for the files it offers. */
const FOLDER = path.join(workerConsole.dataFolder, 'downloads');

async function openInstaller(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: label('downloads', 'makeOf', { name: label('downloads', 'kindAutoInstall') }) })
    .click();
  await expect(page.getByRole('dialog', { name: label('downloads', 'installerTitle') })).toBeVisible();
}

async function fillIn(page: Page, { id, password }: { readonly id: string; readonly password: string }): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(new RegExp(`^${label('downloads', 'id')}`)).fill(id);
  await dialog.getByLabel(new RegExp(`^${label('downloads', 'password')} · `)).fill(password);
  await dialog.getByLabel(new RegExp(`^${label('downloads', 'passwordAgain')}`)).fill(password);
  await dialog
    .getByRole('group', { name: label('downloads', 'expireDate') })
    .getByRole('spinbutton')
    .first()
    .click();
  await page.keyboard.type('20391231');
  await dialog.getByRole('checkbox', { name: label('downloads', 'terms') }).check();
}

test('downloads are in cards by platform, with questions and notices beside them [C-ROUTE-48] [C-GUARD-23] [C-DOWNLOAD-02] [C-DOWNLOAD-10]', async ({
  page,
}) => {
  await logIn(page, USER);
  await page.goto(consoleUrl('/ko/support'));
  await expect(page).toHaveURL(consoleUrl('/ko/support/downloads'));
  const windows = page.getByRole('region', { name: 'Windows' });
  await expect(windows.getByRole('listitem')).toHaveCount(1);
  // What this server's operator has not provided is covered by one word.
  await expect(page.getByRole('group', { name: 'Windows' })).toHaveCount(0);
  await page.getByRole('main').getByText(label('downloads', 'more'), { exact: true }).click();
  await expect(page.getByRole('group', { name: 'Windows' }).getByRole('listitem')).toHaveCount(5);
  for (const platform of ['macOS', 'Android', 'iOS', label('downloads', 'platformOthers')]) {
    await expect(page.getByRole('group', { name: platform, exact: true })).toBeVisible();
  }
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: label('downloads', 'faq') }).click();
  await expect((await opening).getByRole('heading', { name: label('downloads', 'faq') })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: label('notices', 'toList') })
    .click();
  await expect(page).toHaveURL(consoleUrl('/ko/support/notice'));
});

test('a visitor is led from the support pages to login [C-GUARD-23]', async ({ page }) => {
  for (const address of ['downloads', 'notice', 'notice/1']) {
    await page.goto(consoleUrl(`/ko/support/${address}`));
    await expect(page).toHaveURL(/\/login$/);
  }
});

test('what is new in the agent is said in the language of the person', async ({ page }) => {
  await logIn(page);
  for (const [language, letters] of [
    ['ko', /\p{Script=Hangul}/u],
    ['ja', /\p{Script=Hiragana}/u],
    ['en', /^[^\p{Script=Hangul}\p{Script=Hiragana}]+$/u],
  ] as const) {
    await page.goto(consoleUrl(`/${language}/support/downloads`));
    const release = page.getByRole('article').filter({ has: page.getByRole('heading', { name: '0.1.0' }) });
    await expect(release.getByRole('listitem').first()).toHaveText(letters);
  }
});

test('a file that the operator has put there is downloaded, past every cache [A-API-17]', async ({ page }) => {
  await mkdir(FOLDER, { recursive: true });
  await writeFile(path.join(FOLDER, 'AgentSetup.exe'), 'MZ-agent');
  await writeFile(path.join(FOLDER, 'ManualLauncher.exe'), 'MZ-launcher');
  try {
    await logIn(page);
    await page.goto(consoleUrl('/ko/support/downloads'));
    const link = page.getByRole('link', {
      name: labelPattern('downloads', 'downloadOf', { name: label('downloads', 'kindAgentSingle') }),
    });
    await expect(link).toHaveAttribute('href', /^\/download\/AgentSetup\.exe\?t=\d{13}$/);
    const downloading = page.waitForEvent('download');
    await link.click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('AgentSetup.exe');
    expect(await readFile(await download.path(), 'utf8')).toBe('MZ-agent');
    const launcher = await page.request.get(consoleUrl(`/download/ManualLauncher.exe?t=${Date.now()}`));
    expect(await launcher.text()).toBe('MZ-launcher');
  } finally {
    await rm(FOLDER, { recursive: true, force: true });
  }
});

test('a person makes an installer that enrols devices, after a login of its own [A-SCOPE-23] [C-DOWNLOAD-12] [C-INSTALLER-16] [C-INSTALLER-17]', async ({
  page,
}) => {
  await logIn(page);
  await page.goto(consoleUrl('/ko/support/downloads'));
  await openInstaller(page);
  const dialog = page.getByRole('dialog');
  const make = dialog.getByRole('button', { name: label('downloads', 'generate') });
  await expect(make).toBeDisabled();
  await fillIn(page, { id: MANAGER, password: 'Wrong!234' });
  await dialog.getByLabel(label('downloads', 'format')).selectOption('sh');
  await make.click();
  await expect(dialog.getByRole('alert')).toHaveText(label('downloads', 'loginFailed'));

  await fillIn(page, { id: MANAGER, password: PASSWORD });
  const downloading = page.waitForEvent('download');
  await make.click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('remote-console-agent-20391231.sh');
  const script = await readFile(await download.path(), 'utf8');
  expect(script).toContain(`server='${new URL(consoleUrl()).origin}'`);
  expect(script).not.toContain(PASSWORD);
  await expect(dialog).toBeHidden();

  // The session of the page still exists.
  await page.goto(consoleUrl('/ko/device/all'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a signed-in person registers a device with an installer made here, and puts it in a group [A-SCOPE-02]', async ({
  page,
}) => {
  await logIn(page, MANAGER, '/ko/support/downloads');
  await openInstaller(page);
  await fillIn(page, { id: MANAGER, password: PASSWORD });
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(label('downloads', 'format')).selectOption('sh');
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: label('downloads', 'generate') }).click();
  const script = await readFile(await (await downloading).path(), 'utf8');
  const [, token] = /REMOTE_CONSOLE_ENROLMENT_TOKEN='([^']+)'/.exec(script) ?? [];
  expect(token).toBeTruthy();

  // The agent started by the installer identifies itself with the token of the installer.
  const { name } = await playDevice('installed', { enrolment: token ?? '' });
  await page.goto(consoleUrl('/ko/device/all'));
  await search(page, name);
  await deviceRow(page, name)
    .getByRole('button', { name: label('devices', 'actionsOf', { name }) })
    .click();
  await page.getByRole('menuitem', { name: label('devices', 'actionMove') }).click();
  await dialog
    .getByRole('treeitem', { name: new RegExp(DEMO.office) })
    .first()
    .click();
  await dialog.getByRole('button', { name: label('groups', 'move') }).click();
  await expect(deviceRow(page, name)).toContainText(DEMO.office);
});

test('a program that the server does not have is said in the dialog [C-INSTALLER-22]', async ({ page }) => {
  await logIn(page);
  await page.goto(consoleUrl('/ko/support/downloads'));
  await openInstaller(page);
  await fillIn(page, { id: MANAGER, password: PASSWORD });
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(label('downloads', 'format')).selectOption('exe');
  await dialog.getByRole('button', { name: label('downloads', 'generate') }).click();
  await expect(dialog.getByRole('alert')).toHaveText(label('messages', 'file_download_error'));
});

test('a manager sees the enrolment tokens of the company and revokes one that is lost, which then enrols nobody', async ({
  page,
}) => {
  const company = await foundCompany('tokens');
  const headers = { token: company.token };
  const name = `Lobby ${crypto.randomUUID().slice(0, 8)}`;
  const { data } = await server.POST('/enrolments', { headers, body: { label: name, device_limit: 5 } });
  await openAs(page, company.manager, '/ko/support/downloads');
  const tokens = page.getByRole('region', { name: label('downloads', 'tokens') });
  const row = tokens.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText(label('downloads', 'token_open'));
  await expect(row).toContainText(company.manager);
  await row.getByRole('button', { name: label('downloads', 'tokenRevokeOf', { name }) }).click();
  const dialog = page.getByRole('dialog', { name: label('downloads', 'tokenRevokeQuestion', { name }) });
  await dialog.getByRole('button', { name: label('downloads', 'tokenRevoke'), exact: true }).click();
  await expect(row).toHaveCount(0);
  await page.reload();
  await tokens.getByRole('tab', { name: labelPattern('downloads', 'tokens_over') }).click();
  await expect(row).toContainText(label('downloads', 'token_revoked'));
  const enrolment_token = data?.objects[0]?.enrolment_token ?? '';
  const agent = { guid: crypto.randomUUID(), host_name: 'h', dev_os_id: 1, dev_ver: '1', simulated: true } as const;
  const { error } = await createAgent().client.POST('/agents', { body: { enrolment_token, ...agent } });
  expect(error).toMatchObject({ status: 401, error: 'enrolment_revoked' });
});

test('a person who is not a manager finds no enrolment tokens, neither on the page nor behind it', async ({ page }) => {
  const member = await makeMember('tokens');
  await openAs(page, member.id, '/ko/support/downloads');
  await expect(page.getByRole('region', { name: 'Windows' })).toBeVisible();
  await expect(page.getByText(label('downloads', 'tokens'), { exact: true })).toHaveCount(0);
  const { error } = await server.GET('/enrolments', { headers: { token: await tokenOf(member.id) } });
  expect(error).toMatchObject({ status: 403 });
});
