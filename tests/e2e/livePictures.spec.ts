import { expect } from '@playwright/test';
import { withdrawLauncher } from './kit/launcher.ts';
import { consoleUrl, deviceRows, logIn, search } from './kit/person.ts';
import { playDevice, server, tokenOf } from './kit/server.ts';
import { test } from './kit/test.ts';
import { label, labelPattern } from './kit/texts.ts';
import { userWithDevice } from './kit/users.ts';
import { WINDOWS, act } from './kit/deviceMenus.ts';

const BASIC = 'basic@demo.example';

test.use({ userAgent: WINDOWS });

test.afterEach(withdrawLauncher);

test('the live image of a device shows its screen, fetched again each time [A-SCOPE-10] [A-DIALOG-11] [B-LIVE-05] [B-LIVE-08]', async ({
  page,
}) => {
  const { user, device } = await userWithDevice('image', { auth_thumbnailview: 1 });
  const agent = device.obey();
  await logIn(page, user.id);
  const asked: string[] = [];
  page.on('request', (request) => void (request.url().includes('/live_view/') && asked.push(request.url())));
  await act(page, device.name, label('devices', 'actionLive'));
  const dialog = page.getByRole('dialog', { name: label('deviceCommands', 'pictureOf', { name: device.name }) });
  const image = dialog.getByRole('img', { name: label('deviceCommands', 'pictureOf', { name: device.name }) });
  await expect(image).toBeVisible();
  expect(await image.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth)).toBe(1);
  await dialog.getByRole('button', { name: new RegExp(label('common', 'refresh')) }).click();
  await expect.poll(() => new Set(asked).size).toBeGreaterThan(1);
  expect(asked.every((url) => /[?&]t=\d{13}/.test(url))).toBe(true);
  await device.leave();
  await expect(dialog.getByText('OFFLINE')).toBeVisible();
  await agent.stop();
});

test('the live view shows pictures of what is on the screen, with the tree beside it [B-LIVE-01] [B-LIVE-09] [B-LIVE-12]', async ({
  page,
}) => {
  const token = await tokenOf();
  const profile = (change: { flag_img_refresh: 0 | 1 } | { img_refresh_interval: number }) =>
    server.PUT('/users/0', { headers: { token }, body: change });
  await profile({ img_refresh_interval: 10 });
  await profile({ flag_img_refresh: 1 });
  const device = await playDevice('tile');
  const agent = device.obey();
  await logIn(page);
  await search(page, device.name);
  await expect(deviceRows(page)).toHaveCount(1);
  await page.getByRole('button', { name: label('deviceCommands', 'viewLive') }).click();
  await expect(page).toHaveURL(/view=live/);
  await expect(page.getByRole('tree')).toBeVisible();
  const tile = page.getByRole('article').filter({ hasText: device.name });
  const picture = tile.getByRole('img', { name: label('deviceCommands', 'pictureOf', { name: device.name }) });
  await expect(picture).toBeVisible();
  const first = await picture.getAttribute('src');
  await expect.poll(() => picture.getAttribute('src')).not.toBe(first);
  await agent.stop();
  await profile({ flag_img_refresh: 0 });
});

test('without a Corporate license live pictures open the block dialog and the view stays [A-DIALOG-04] [B-LIVE-02] [B-LIVE-04]', async ({
  page,
}) => {
  await logIn(page, BASIC);
  const before = page.url();
  await page.getByRole('button', { name: label('deviceCommands', 'viewLive') }).click();
  const dialog = page.getByRole('dialog', { name: label('dialogs', 'licenseTitle') });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: label('common', 'close') }).click();
  await expect(dialog).toBeHidden();
  expect(page.url()).toBe(before);
  const row = deviceRows(page)
    .filter({ hasText: label('common', 'online') })
    .first();
  await row.getByRole('button', { name: new RegExp(` ${label('deviceCommands', 'bulkActionsShort')}$`) }).click();
  await page.getByRole('menuitem', { name: new RegExp(`^${label('devices', 'actionLive')}`) }).click();
  await expect(dialog).toBeVisible();
});

test('the detail shows how busy a permitted device is, with its course, and its screen [A-SCOPE-05] [A-SCOPE-06]', async ({
  page,
}) => {
  const { user, device } = await userWithDevice('usage', { auth_thumbnailview: 1 });
  await device.beat(12);
  const agent = device.obey();
  await logIn(page, user.id);
  await page.goto(consoleUrl(`/ko/device/all/${device.pk}`));
  await expect(page.getByText(label('common', 'online')).first()).toBeVisible();
  const cpu = page.getByRole('region', { name: 'CPU' });
  await expect(cpu).toContainText('12%');
  await expect(page.getByRole('region', { name: label('devices', 'memory') })).toContainText('50%');
  await expect(page.getByRole('region', { name: label('devices', 'disk') })).toContainText('40%');
  await expect(
    page
      .getByRole('region', { name: label('deviceCommands', 'preview') })
      .getByRole('img', { name: new RegExp(label('deviceCommands', 'preview')) }),
  ).toBeVisible();
  await device.beat(88);
  await expect(cpu).toContainText('88%');
  await expect(
    page
      .getByRole('region', { name: label('deviceCommands', 'recentUsage') })
      .getByRole('img', { name: labelPattern('deviceCommands', 'recentUsageOf', { low: 12, high: 88 }) }),
  ).toBeVisible();
  await device.leave();
  await expect(page.getByText(label('common', 'offline')).first()).toBeVisible();
  await agent.stop();
});
