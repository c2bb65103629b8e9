import { expect, type Locator, type Page } from '@playwright/test';
import { LANGUAGES, type Language } from '@remote-console/domain';
import { openAs } from './kit/openAs.ts';
import { consoleUrl, MANAGER } from './kit/person.ts';
import { playDevice, server, type PlayedDevice } from './kit/server.ts';
import { test } from './kit/test.ts';
import { label, labelIn } from './kit/texts.ts';

/** The viewer is a Windows program, so these visitors use Windows. */
test.use({ userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36' });

/** Opens the rename dialog of a device on its page. */
async function openRename(page: Page, lang: Language, { name, pk }: PlayedDevice): Promise<Locator> {
  await page.goto(consoleUrl(`/${lang}/device/all/${pk}`));
  await page.getByRole('button', { name: labelIn(lang, 'devices', 'actionsOf', { name }) }).click();
  await page.getByRole('menuitem', { name: labelIn(lang, 'devices', 'actionRename') }).click();
  return page.getByRole('dialog');
}

test('a change that the server fails to save says so in every language, and the page goes on [C-ERROR-06]', async ({
  page,
}) => {
  const device = await playDevice('fails');
  await openAs(page, MANAGER, '/ko/support/notice');
  for (const lang of LANGUAGES) {
    const dialog = await openRename(page, lang, device);
    // The real server does not fail on demand.
    await page.route(`**/devices/${device.pk}`, (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 500, json: { status: 500, error: 'server_error' } })
        : route.fallback(),
    );
    await dialog.getByRole('textbox').fill(`${device.name}-x`);
    await dialog.getByRole('button', { name: labelIn(lang, 'devices', 'renameConfirm') }).click();
    await expect(page.getByText(labelIn(lang, 'messages', 'server_error'), { exact: true }).first()).toBeVisible();
    await page.unroute(`**/devices/${device.pk}`);
    await dialog.getByRole('button', { name: labelIn(lang, 'common', 'cancel') }).click();
    await expect(dialog).toBeHidden();
  }
});

test('a list that reaches no server says so in every language, in the shared alert [C-ERROR-07]', async ({
  page,
  context,
}) => {
  await openAs(page, MANAGER, '/ko/support/notice');
  for (const lang of LANGUAGES) {
    await page.goto(consoleUrl(`/${lang}/management/managers`));
    await expect(page.getByRole('grid').first()).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('search').getByRole('textbox').fill('offline');
    await page.keyboard.press('Enter');
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: labelIn(lang, 'messages', 'server_unreachable') })
        .first(),
    ).toBeVisible();
    await context.setOffline(false);
  }
});

test('remote control of a device of an unsupported system says so in every language [C-ERROR-08]', async ({ page }) => {
  const device = await playDevice('ios', { system: 5 });
  await openAs(page, MANAGER, '/ko/support/notice');
  for (const lang of LANGUAGES) {
    await page.goto(consoleUrl(`/${lang}/device/all/${device.pk}`));
    const remote = page.getByRole('button', { name: labelIn(lang, 'devices', 'actionRemote'), exact: true }).first();
    const answer = page.getByText(labelIn(lang, 'messages', 'not_supported_os'), { exact: true }).first();
    // The answer is sent after a few seconds, which a busy machine may take to report the press: it is awaited before.
    await Promise.all([expect(answer).toBeVisible(), remote.click()]);
  }
});

test('remote control of an offline device says so in every language [C-ERROR-09]', async ({ page }) => {
  const device = await playDevice('offline', { system: 1 });
  await device.leave();
  await openAs(page, MANAGER, '/ko/support/notice');
  for (const lang of LANGUAGES) {
    await page.goto(consoleUrl(`/${lang}/device/all/${device.pk}`));
    await page.getByRole('button', { name: labelIn(lang, 'devices', 'actionRemote'), exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText(labelIn(lang, 'messages', 'not_online_warning'));
  }
});

test('a name that is left empty says in every language that nothing was entered [C-ERROR-10]', async ({ page }) => {
  const device = await playDevice('empty');
  await openAs(page, MANAGER, '/ko/support/notice');
  const sent: string[] = [];
  page.on('request', (request) => void (request.method() === 'PUT' && sent.push(request.url())));
  for (const lang of LANGUAGES) {
    const dialog = await openRename(page, lang, device);
    await dialog.getByRole('textbox').fill(' ');
    await dialog.getByRole('button', { name: labelIn(lang, 'devices', 'renameConfirm') }).click();
    await expect(dialog.getByText(labelIn(lang, 'messages', 'no_input_data'), { exact: true })).toBeVisible();
  }
  expect(sent).toEqual([]);
});

test('deleting with nothing selected says so in every language [C-ERROR-11]', async ({ page }) => {
  await openAs(page, MANAGER, '/ko/support/notice');
  for (const lang of LANGUAGES) {
    await page.goto(consoleUrl(`/${lang}/management/managers`));
    await page.getByRole('button', { name: labelIn(lang, 'users', 'deleteSelected') }).click();
    await expect(page.getByText(labelIn(lang, 'messages', 'no-selects'), { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('a network error on an administration page shows the shared alert, and the screen goes on afterwards [C-ERROR-16]', async ({
  page,
  context,
}) => {
  await openAs(page, MANAGER, '/ko/management/managers');
  await expect(page.getByRole('grid').first()).toBeVisible();
  await context.setOffline(true);
  const field = page.getByRole('search').getByRole('textbox');
  await field.fill('submanager');
  await field.press('Enter');
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: label('messages', 'server_unreachable') })
      .first(),
  ).toBeVisible();
  await expect(field).toHaveValue('submanager');
  await context.setOffline(false);
  await field.fill('submanager@demo');
  await field.press('Enter');
  await expect(page.getByRole('link', { name: 'submanager@demo.example', exact: true })).toBeVisible();
});

test('an administration call that is refused because the session has ended leads to the login page [C-ERROR-17]', async ({
  page,
}) => {
  await openAs(page, MANAGER, '/ko/management/managers');
  await expect(page.getByRole('grid').first()).toBeVisible();
  const token = await page.evaluate(() => /"token":"([^"]+)"/.exec(localStorage.getItem('user_session') ?? '')?.[1]);
  await server.DELETE('/access', { headers: { token: token ?? '' } });
  await page.getByRole('search').getByRole('textbox').fill('anybody');
  await page.keyboard.press('Enter');
  await page
    .getByRole('dialog', { name: label('accountPages', 'loginAgainTitle') })
    .getByRole('button', { name: label('accountPages', 'leaveForLogin') })
    .click();
  await expect(page).toHaveURL(consoleUrl('/ko/login'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(label('accounts', 'loginTitle'));
});
