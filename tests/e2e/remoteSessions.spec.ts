import { expect, type Page } from '@playwright/test';
import { offerLauncher, withdrawLauncher } from './kit/launcher.ts';
import { anotherPage, consoleUrl, deviceRow, logIn, search } from './kit/person.ts';
import { playDevice, server } from './kit/server.ts';
import { test } from './kit/test.ts';
import { label, labelPattern } from './kit/texts.ts';
import { userWithDevice } from './kit/users.ts';
import { WINDOWS } from './kit/deviceMenus.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';

test.use({ userAgent: WINDOWS });

test.afterEach(withdrawLauncher);

/** The launcher's address in the hidden frame. */
async function launchAddress(page: Page): Promise<URL> {
  const frame = page.locator('iframe[name="remote-console-hidden-frame"]');
  await expect(frame).toHaveAttribute('src', /^remoteconsole:/);
  return new URL((await frame.getAttribute('src')) ?? '');
}

test('remote control calls the launcher in the hidden frame and is called open when the viewer has begun [A-SCOPE-08] [A-DIALOG-08]', async ({
  page,
}) => {
  const { user, device } = await userWithDevice('remote', { auth_remotecontrol: 1 }, { system: 1 });
  await logIn(page, user.id);
  await search(page, device.name);
  await deviceRow(page, device.name)
    .getByRole('button', { name: label('devices', 'actionRemoteShort'), exact: true })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(label('deviceCommands', 'launchOpening', { name: device.name }));
  const address = await launchAddress(page);
  await expect(page.locator('iframe[name="remote-console-hidden-frame"]')).toBeHidden();
  expect(address.searchParams.get('rc_auth')).toBe('1');
  // The viewer does not answer yet, and nothing is shown as open; there is none to download here.
  await expect(dialog).toContainText(label('deviceCommands', 'launchSlowNoInstaller'));
  await expect(dialog.getByRole('button', { name: label('deviceCommands', 'downloadLauncher') })).toHaveCount(0);
  await expect(dialog).not.toContainText(labelPattern('deviceCommands', 'launchOpened'));
  const started = await server.POST('/remote-sessions', {
    body: { launch_token: address.searchParams.get('launch_token') ?? '' },
  });
  expect(started.data?.status).toBe(200);
  await expect(dialog).toContainText(label('deviceCommands', 'launchOpened', { name: device.name }));
});

test('the launcher is fetched with a query that no cache knows, and one that is not there is said so [A-API-17] [A-API-18]', async ({
  page,
}) => {
  const device = await playDevice('launcher', { system: 1 });
  offerLauncher();
  await logIn(page);
  await search(page, device.name);
  await deviceRow(page, device.name)
    .getByRole('button', { name: label('devices', 'actionRemoteShort'), exact: true })
    .click();
  const dialog = page.getByRole('dialog');
  const button = dialog.getByRole('button', { name: label('deviceCommands', 'downloadLauncher') });
  await expect(button).toBeVisible();
  withdrawLauncher();
  const asked = page.waitForRequest(/\/download\/ManualLauncher\.exe/);
  await button.click();
  expect((await asked).url()).toMatch(/\/download\/ManualLauncher\.exe\?t=\d{13}$/);
  await expect(dialog.getByRole('alert')).toHaveText(label('messages', 'file_download_error'));
});

test('file transfer opens a session for files [A-SCOPE-09]', async ({ page }) => {
  const { user, device } = await userWithDevice('files', { auth_filemanager: 1 }, { system: 1 });
  await logIn(page, user.id);
  await search(page, device.name);
  await deviceRow(page, device.name)
    .getByRole('button', { name: label('devices', 'actionFileTransferShort'), exact: true })
    .click();
  const address = await launchAddress(page);
  expect([address.searchParams.get('rc_auth'), address.searchParams.get('ft_auth')]).toEqual(['0', '1']);
});

test('a device that went offline meanwhile answers with the warning and starts nothing [B-REMOTE-03] [B-DETAIL-05]', async ({
  page,
}) => {
  const device = await playDevice('gone', { system: 1 });
  await device.leave();
  await logIn(page);
  await page.goto(consoleUrl(`/ko/device/all/${device.pk}`));
  await page.getByRole('button', { name: label('devices', 'actionRemote') }).click();
  const dialog = page.getByRole('dialog', { name: label('deviceCommands', 'offlineTitle', { name: device.name }) });
  await expect(dialog).toContainText(label('messages', 'not_online_warning'));
  await dialog.getByRole('button', { name: label('common', 'ok') }).click();
  await expect(page.locator('iframe[name="remote-console-hidden-frame"]')).toHaveCount(0);
});

test('a phone is led to the store instead of a session [A-ROLE-25] [B-REMOTE-17]', async ({ browser }) => {
  const device = await playDevice('phone', { system: 1 });
  const page = await anotherPage(browser, {
    userAgent: ANDROID,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const calls: string[] = [];
  page.on('request', (request) => void (/\/session/.test(request.url()) && calls.push(request.url())));
  await logIn(page);
  await search(page, device.name);
  const card = page.getByRole('article').filter({ hasText: device.name });
  await card.getByRole('button', { name: label('devices', 'actionRemote') }).click();
  const dialog = page.getByRole('dialog', { name: label('deviceCommands', 'launchStore') });
  await expect(dialog.getByRole('link', { name: label('deviceCommands', 'openPlayStore') })).toHaveAttribute(
    'href',
    /^https:\/\/play\.google\.com\/store/,
  );
  await expect(card.getByRole('button', { name: label('devices', 'actionFileTransfer') })).toHaveCount(0);
  expect(calls).toEqual([]);
});
