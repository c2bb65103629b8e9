import { expect, test, type Locator, type Page } from '@playwright/test';
import { anotherPage, consoleUrl, deviceRow, deviceRows, logIn, search } from './kit/person.ts';
import { playDevice, server, tokenOf } from './kit/server.ts';

/** The viewer is a Windows program, so these visitors sit at Windows. */
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const BASIC = 'basic@demo.example';

test.use({ userAgent: WINDOWS });
test.describe.configure({ timeout: 120_000 });

async function openMenu(page: Page, name: string): Promise<void> {
  await deviceRow(page, name)
    .getByRole('button', { name: `${name} 작업` })
    .click();
}

/** Looks for devices and opens the menu of one. */
async function act(page: Page, name: string, entry: string | RegExp): Promise<void> {
  await search(page, name);
  await expect(deviceRows(page)).toHaveCount(1);
  await openMenu(page, name);
  await page.getByRole('menuitem', { name: entry }).click();
}

/** The launcher's address in the hidden frame. */
async function launchAddress(page: Page): Promise<URL> {
  const frame = page.locator('iframe[name="remote-console-hidden-frame"]');
  await expect(frame).toHaveAttribute('src', /^remoteconsole:/);
  return new URL((await frame.getAttribute('src')) ?? '');
}

const toast = (page: Page, text: string | RegExp): Locator => page.getByText(text).first();

test('a reboot is asked about, sent, done by the agent, and noted [A-SCOPE-11] [B-ACTION-58]', async ({ page }) => {
  const device = await playDevice('reboot');
  const agent = device.obey();
  await logIn(page);
  await act(page, device.name, '장치 다시 시작');
  const dialog = page.getByRole('dialog', { name: `${device.name} 장치를 다시 시작할까요?` });
  await expect(dialog.getByRole('listitem')).toHaveText([new RegExp(device.name)]);
  expect(agent.told).toEqual([]);
  await dialog.getByRole('button', { name: '다시 시작' }).click();
  await expect(toast(page, `${device.name}: 장치 다시 시작 완료`)).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(agent.told.map(({ type }) => type)).toEqual(['reboot']);
  await agent.stop();
  const { data } = await server.GET('/audit', {
    headers: { token: await tokenOf() },
    params: { query: { device_pk: device.pk, limit: 10, offset: 0 } },
  });
  expect(data?.objects[0]).toMatchObject({ act_name_id: 3, act_type_id: 1 });
});

test('agents are restarted and machines shut down, and one that fails says why and is tried again alone [A-SCOPE-12] [A-SCOPE-13] [B-ACTION-59]', async ({
  page,
}) => {
  const [one, two] = [await playDevice('bulk-a'), await playDevice('bulk-b')];
  let tries = 0;
  const agents = [
    one.obey(),
    two.obey(({ type }) => {
      tries += 1;
      return type === 'shutdown' && tries === 2
        ? { outcome: 'failed', reason: 'busy with updates' }
        : { outcome: 'done' };
    }),
  ];
  await logIn(page);
  await search(page, '힣-bulk-');
  for (const { name } of [one, two]) await page.getByRole('checkbox', { name: `${name} 선택` }).check();
  const choose = async (entry: RegExp) => {
    await page.getByRole('button', { name: '선택한 장치 작업' }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  await choose(/^에이전트 다시 시작/);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('에이전트 2개를 다시 시작할까요?');
  await dialog.getByRole('button', { name: '에이전트 다시 시작' }).click();
  await expect(toast(page, '에이전트 다시 시작: 2대 완료')).toBeVisible();
  await expect(dialog).toBeHidden();

  await choose(/^장치 끄기/);
  await dialog.getByRole('button', { name: '끄기' }).click();
  await expect(dialog.getByText('장치가 처리하지 못했어요: busy with updates')).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText('2대 중 1대 완료, 1대 실패');
  await dialog.getByRole('button', { name: '실패한 1대 다시 시도' }).click();
  await expect(dialog).toBeHidden();
  expect(agents.map(({ told }) => told.map(({ type }) => type))).toEqual([
    ['agent_restart', 'shutdown'],
    ['agent_restart', 'shutdown', 'shutdown'],
  ]);
  await Promise.all(agents.map(({ stop }) => stop()));
});

test('an agent update is offered where there is a newer one, and requested [A-SCOPE-14] [B-MSG-02]', async ({
  page,
}) => {
  const device = await playDevice('update', { system: 1, version: '1.0.0' });
  const agent = device.obey();
  await logIn(page);
  await act(page, device.name, '에이전트 업데이트');
  await page.getByRole('dialog').getByRole('button', { name: '업데이트' }).click();
  await expect(toast(page, '에이전트 업데이트를 요청했어요.')).toBeVisible();
  await expect.poll(() => agent.told.map(({ type }) => type)).toEqual(['update']);
  await agent.stop();
});

test('remote control calls the launcher in the hidden frame and is called open when the viewer has begun [A-SCOPE-08] [A-DIALOG-08]', async ({
  page,
}) => {
  const device = await playDevice('remote', { system: 1 });
  await logIn(page);
  await search(page, device.name);
  await deviceRow(page, device.name).getByRole('button', { name: '원격', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`${device.name}에 연결하고 있어요`);
  const address = await launchAddress(page);
  await expect(page.locator('iframe[name="remote-console-hidden-frame"]')).toBeHidden();
  expect(address.searchParams.get('rc_auth')).toBe('1');
  // The viewer does not answer yet: the way to its installer shows, and nothing is called open (A-API-18).
  await expect(dialog.getByRole('button', { name: '원격 프로그램 내려받기' })).toBeVisible({ timeout: 20_000 });
  await expect(dialog).not.toContainText('연결됐어요');
  const started = await server.POST('/remote-sessions', {
    body: { launch_token: address.searchParams.get('launch_token') ?? '' },
  });
  expect(started.data?.status).toBe(200);
  await expect(dialog).toContainText(`${device.name}에 연결됐어요`);
});

test('the launcher is fetched with a query that no cache knows, and one that is not there is said so [A-API-17] [A-API-18]', async ({
  page,
}) => {
  const device = await playDevice('launcher', { system: 1 });
  await logIn(page);
  await search(page, device.name);
  await deviceRow(page, device.name).getByRole('button', { name: '원격', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const button = dialog.getByRole('button', { name: '원격 프로그램 내려받기' });
  await expect(button).toBeVisible({ timeout: 20_000 });
  const asked = page.waitForRequest(/\/download\/ManualLauncher\.exe/);
  await button.click();
  expect((await asked).url()).toMatch(/\/download\/ManualLauncher\.exe\?t=\d{13}$/);
  await expect(dialog.getByRole('alert')).toHaveText('파일을 내려받지 못했어요.');
});

test('file transfer opens a session for files [A-SCOPE-09]', async ({ page }) => {
  const device = await playDevice('files', { system: 1 });
  await logIn(page);
  await search(page, device.name);
  await deviceRow(page, device.name).getByRole('button', { name: '파일', exact: true }).click();
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
  await page.getByRole('button', { name: '원격 제어' }).click();
  const dialog = page.getByRole('dialog', { name: `${device.name} 장치가 오프라인이에요` });
  await expect(dialog).toContainText('장치가 켜져 있고 네트워크에 연결되어 있는지');
  await dialog.getByRole('button', { name: '확인' }).click();
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
  await card.getByRole('button', { name: '원격 제어' }).click();
  const dialog = page.getByRole('dialog', { name: '모바일 앱이 필요해요' });
  await expect(dialog.getByRole('link', { name: 'Google Play에서 열기' })).toHaveAttribute(
    'href',
    /^https:\/\/play\.google\.com\/store/,
  );
  await expect(card.getByRole('button', { name: '파일 전송' })).toHaveCount(0);
  expect(calls).toEqual([]);
});

test('an offline device is woken by another of its network [A-SCOPE-15] [B-WOL-09]', async ({ page }) => {
  const net = { netmask: '255.255.255.0' };
  const sleeper = await playDevice('sleeper', {
    inventory: { ...net, s_pri_ip: '10.77.5.10', ip_addr: '10.77.5.10', mac_addr: '02:42:AC:11:00:4D' },
  });
  const waker = await playDevice('waker', { inventory: { ...net, s_pri_ip: '10.77.5.11', ip_addr: '10.77.5.11' } });
  const agent = waker.obey();
  await sleeper.leave();
  await logIn(page);
  await act(page, sleeper.name, '깨우기');
  const dialog = page.getByRole('dialog', { name: `${sleeper.name} 장치를 깨울까요?` });
  await dialog.getByRole('radio', { name: new RegExp(waker.name) }).check();
  await dialog.getByRole('button', { name: '깨우기' }).click();
  await expect(toast(page, `${sleeper.name} 장치에 깨우기 신호를 보냈어요.`)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect.poll(() => agent.told).toEqual([expect.objectContaining({ type: 'wake', value: '02:42:AC:11:00:4D' })]);
  await agent.stop();
});

test('a deleted device leaves every open screen [B-ACTION-57] [B-MSG-03]', async ({ page, browser }) => {
  const device = await playDevice('delete');
  const other = await anotherPage(browser);
  await Promise.all([logIn(page), logIn(other, 'submanager@demo.example')]);
  await search(other, device.name);
  const isSeen = (await deviceRow(other, device.name).count()) === 1;
  await act(page, device.name, '삭제');
  const dialog = page.getByRole('dialog', { name: `${device.name} 장치를 삭제할까요?` });
  await expect(dialog).toContainText('되돌릴 수 없어요');
  await dialog.getByRole('button', { name: '취소' }).click();
  await expect(deviceRow(page, device.name)).toBeVisible();
  await openMenu(page, device.name);
  await page.getByRole('menuitem', { name: '삭제' }).click();
  await dialog.getByRole('button', { name: '삭제' }).click();
  await expect(toast(page, '장치를 삭제했어요.')).toBeVisible();
  await expect(deviceRow(page, device.name)).toHaveCount(0);
  if (isSeen) await expect(deviceRow(other, device.name)).toHaveCount(0);
});

test('several devices are deleted at once, and the count is told [B-NAV-15]', async ({ page }) => {
  const names = [(await playDevice('many')).name, (await playDevice('many')).name];
  await logIn(page);
  await search(page, '힣-many-');
  for (const name of names) await page.getByRole('checkbox', { name: `${name} 선택` }).check();
  await page.getByRole('button', { name: '선택한 장치 작업' }).click();
  await page.getByRole('menuitem', { name: '삭제' }).click();
  const dialog = page.getByRole('dialog');
  for (const name of names) await expect(dialog).toContainText(name);
  await dialog.getByRole('button', { name: '삭제' }).click();
  await expect(toast(page, '2대 중 2대를 삭제했어요.')).toBeVisible();
  for (const name of names) await expect(deviceRow(page, name)).toHaveCount(0);
  await expect(page.getByText('2대 선택')).toHaveCount(0);
});

test('the live image of a device shows its screen, anew each time [A-SCOPE-10] [A-DIALOG-11] [B-LIVE-05] [B-LIVE-08]', async ({
  page,
}) => {
  const device = await playDevice('image');
  const agent = device.obey();
  await logIn(page);
  const asked: string[] = [];
  page.on('request', (request) => void (request.url().includes('/live_view/') && asked.push(request.url())));
  await act(page, device.name, '실시간 화면');
  const dialog = page.getByRole('dialog', { name: `${device.name} 화면` });
  const image = dialog.getByRole('img', { name: `${device.name} 화면` });
  await expect(image).toBeVisible();
  expect(await image.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth)).toBe(1);
  await dialog.getByRole('button', { name: /새로 고침/ }).click();
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
  await page.getByRole('button', { name: '실시간 화면으로 보기' }).click();
  await expect(page).toHaveURL(/view=live/);
  await expect(page.getByRole('tree')).toBeVisible();
  const tile = page.getByRole('article').filter({ hasText: device.name });
  const picture = tile.getByRole('img', { name: `${device.name} 화면` });
  await expect(picture).toBeVisible({ timeout: 25_000 });
  const first = await picture.getAttribute('src');
  await expect.poll(() => picture.getAttribute('src'), { timeout: 30_000 }).not.toBe(first);
  await agent.stop();
  await profile({ flag_img_refresh: 0 });
});

test('without a Corporate license live pictures open the block dialog and the view stays [A-DIALOG-04] [B-LIVE-02] [B-LIVE-04]', async ({
  page,
}) => {
  await logIn(page, BASIC);
  const before = page.url();
  await page.getByRole('button', { name: '실시간 화면으로 보기' }).click();
  const dialog = page.getByRole('dialog', { name: 'Corporate 라이선스가 필요해요' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: '닫기' }).click();
  await expect(dialog).toBeHidden();
  expect(page.url()).toBe(before);
  const row = deviceRows(page).filter({ hasText: '온라인' }).first();
  await row.getByRole('button', { name: / 작업$/ }).click();
  await page.getByRole('menuitem', { name: /^실시간 화면/ }).click();
  await expect(dialog).toBeVisible();
});

test('the list is exported to a file that has its name [B-EXCEL-11]', async ({ page }) => {
  await logIn(page);
  await page.getByRole('button', { name: '내보내기' }).click();
  const link = page.getByRole('link', { name: '엑셀 내려받기' });
  const name = await link.getAttribute('download');
  const saved = page.waitForEvent('download');
  await link.click();
  expect((await saved).suggestedFilename()).toBe(name);
  expect(name).toMatch(/\.xlsx$/);
  await expect(page.getByRole('button', { name: '내보내기' })).toBeVisible();
});

test('a right press opens the menu of a device, and the keyboard too [B-MENU-01] [B-MENU-04]', async ({ page }) => {
  const device = await playDevice('menu');
  await logIn(page);
  await search(page, device.name);
  await expect(deviceRows(page)).toHaveCount(1);
  const name = deviceRow(page, device.name).getByRole('link', { name: device.name });
  await name.click({ button: 'right' });
  const menu = page.getByRole('menu', { name: `${device.name} 작업` });
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await name.focus();
  await page.keyboard.press('Shift+F10');
  await expect(menu).toBeVisible();
});

test('more devices than licenses stand over every page but the licenses, until there are fewer [B-EXCEED-04] [B-EXCEED-05] [B-EXCEED-09] [B-EXCEED-10] [B-EXCEED-12] [B-EXCEED-13]', async ({
  page,
}) => {
  const device = await playDevice('excess');
  const { data } = await server.GET('/devices/summary', { headers: { token: await tokenOf() } });
  const total = data?.objects[0]?.total ?? 0;
  // A license cannot be taken away by a call, so the summary is told with one device too many for it.
  await page.route('**/devices/summary', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { objects: { licensed: number }[] };
    const objects = body.objects.map((summary) => ({ ...summary, licensed: total - 1 }));
    await route.fulfill({ response, json: { ...body, objects } });
  });
  await page.goto(consoleUrl('/ko/login'));
  await page.getByLabel('아이디', { exact: true }).fill('manager@demo.example');
  await page.getByLabel('비밀번호', { exact: true }).fill('Demo!2345');
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '라이선스보다 장치가 많아요' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.click(4, 4);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: '라이선스 갱신' }).click();
  await expect(page).toHaveURL(/\/management\/license/);
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('textbox').fill(device.name);
  await dialog.getByRole('checkbox', { name: new RegExp(device.name) }).check();
  await dialog.getByRole('button', { name: '선택한 장치 삭제' }).click();
  await dialog.getByRole('button', { name: '삭제', exact: true }).click();
  await expect(dialog).toBeHidden();
});

test('the detail shows how busy a permitted device is, with its course, and its screen [A-SCOPE-05] [A-SCOPE-06]', async ({
  page,
}) => {
  const device = await playDevice('usage');
  await device.beat(12);
  const agent = device.obey();
  await logIn(page);
  await page.goto(consoleUrl(`/ko/device/all/${device.pk}`));
  await expect(page.getByText('온라인').first()).toBeVisible();
  const cpu = page.getByRole('region', { name: 'CPU' });
  await expect(cpu).toContainText('12%');
  await expect(page.getByRole('region', { name: '메모리' })).toContainText('50%');
  await expect(page.getByRole('region', { name: '디스크' })).toContainText('40%');
  await expect(page.getByRole('region', { name: '화면' }).getByRole('img', { name: /화면/ })).toBeVisible();
  await device.beat(88);
  await expect(cpu).toContainText('88%', { timeout: 25_000 });
  await expect(cpu.getByRole('img', { name: /최저 12%, 최고 88%/ })).toBeVisible({ timeout: 20_000 });
  await device.leave();
  await expect(page.getByText('오프라인').first()).toBeVisible();
  await agent.stop();
});
