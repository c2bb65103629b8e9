import { expect, type Page } from '@playwright/test';
import { LANGUAGES, type Language } from '@remote-console/domain';
import { makeGroup, moveInto } from './kit/groups.ts';
import { leavePage } from './kit/keptPages.ts';
import { makeMember } from './kit/members.ts';
import { openAs } from './kit/openAs.ts';
import { anotherPage, consoleUrl, deviceRow, deviceRows, MANAGER } from './kit/person.ts';
import { playDevice, server, tokenOf } from './kit/server.ts';
import { test } from './kit/test.ts';
import { label, labelIn } from './kit/texts.ts';
import { nothingWaits } from './kit/waiting.ts';

const heading = (page: Page, name?: string) =>
  page.getByRole('heading', { level: 1, ...(name === undefined ? {} : { name, exact: true }) });

test('a link with a token shows PROCESSING... while the token is exchanged for a session, and leads a manager to the licenses [C-ROUTE-03] [C-ROUTE-04] [C-ROUTE-06]', async ({
  page,
}) => {
  const { data } = await server.POST('/access/token', { headers: { token: await tokenOf(MANAGER) } });
  let goOn = () => {};
  const looked = new Promise<void>((resolve) => (goOn = resolve));
  // The server answers too fast for anybody to read the text: its answer is held back until the text was seen.
  await page.route('**/access/exchange', async (route) => {
    await looked;
    await route.continue();
  });
  const exchanged = page.waitForRequest('**/access/exchange');
  await page.goto(consoleUrl(`/access/auth_token?token=${data?.objects.token ?? ''}`));
  expect((await exchanged).postDataJSON()).toEqual({ token: data?.objects.token });
  await expect(page.getByText('PROCESSING...', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user_session'))).toBeNull();
  goOn();
  await expect(page).toHaveURL(consoleUrl('/ko/management/license'));
  await expect(heading(page, label('license', 'title'))).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user_session'))).toContain(`"mgrid":"${MANAGER}"`);
});

for (const { path, title, row } of [
  { path: 'join-us', title: label('accountPages', 'signUpTitle'), row: '[C-ROUTE-10]' },
  { path: 'forgot', title: label('accountPages', 'forgotTitle'), row: '[C-ROUTE-11]' },
  { path: 'access/auth?type=auth&key=unknown', title: label('accountPages', 'verifyTitle'), row: '[C-ROUTE-13]' },
  { path: 'access/retypepassword?key=unknown', title: label('accountPages', 'newPasswordTitle'), row: '[C-ROUTE-14]' },
  { path: 'join-done', title: label('accountPages', 'joinDoneTitle'), row: '[C-ROUTE-15]' },
]) {
  test(`${path} opens without a session ${row}`, async ({ page }) => {
    await page.goto(consoleUrl(`/ko/${path}`));
    await expect(heading(page, title)).toBeVisible();
    await expect(page).toHaveURL(consoleUrl(`/ko/${path}`));
    expect(await page.evaluate(() => localStorage.getItem('user_session'))).toBeNull();
  });
}

test('device/{groupPk} lists the devices of a group or with all every device, and its child is the detail of one [C-ROUTE-18] [C-ROUTE-19]', async ({
  page,
}) => {
  const name = `routes-${crypto.randomUUID().slice(0, 6)}`;
  const groupPk = await makeGroup(name);
  const device = await playDevice('routes');
  await moveInto(device, groupPk);
  const everything = await server.GET('/devices/summary', { headers: { token: await tokenOf() } });
  const total = everything.data?.objects[0]?.total ?? 0;
  await openAs(page, MANAGER, `/ko/device/${groupPk}`);
  await expect(heading(page, name)).toBeVisible();
  await expect(deviceRows(page)).toHaveCount(1);
  await expect(deviceRow(page, device.name)).toBeVisible();
  await page.goto(consoleUrl('/ko/device/all'));
  await expect(heading(page, label('devices', 'allDevices'))).toBeVisible();
  // Other tests add devices meanwhile: there are at least as many as before, and far more than the group has.
  const range = page.getByText(/\d+대 중 1–24/);
  await expect(range).toBeVisible();
  expect(total).toBeGreaterThan(24);
  expect(Number(/(\d+)대 중/.exec((await range.textContent()) ?? '')?.[1])).toBeGreaterThanOrEqual(total);
  await page.goto(consoleUrl(`/ko/device/${groupPk}/${device.pk}`));
  await expect(heading(page, device.name)).toBeVisible();
  await expect(page.getByRole('region', { name: label('devices', 'cpu') })).toBeVisible();
});

test('every route of the device area takes ko, en and ja, and another language leads to the Korean one [B-ROUTE-01]', async ({
  page,
}) => {
  const groupPk = await makeGroup(`languages-${crypto.randomUUID().slice(0, 6)}`);
  const device = await playDevice('languages');
  await openAs(page, MANAGER, '/ko/support/notice');
  const areas = (lang: string) => [
    `/${lang}/device/all`,
    `/${lang}/device/favorite`,
    `/${lang}/device/all/${device.pk}`,
    `/${lang}/management/groups/detail/${groupPk}`,
    `/${lang}/access-ticket/request`,
  ];
  for (const lang of LANGUAGES) {
    for (const path of areas(lang)) {
      await page.goto(consoleUrl(path));
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('navigation', { name: labelIn(lang, 'frame', 'mainMenu') })).toBeVisible();
      await expect(heading(page)).not.toHaveText(labelIn(lang, 'frame', 'errorTitle'));
      await expect(page).toHaveURL(consoleUrl(path));
    }
  }
  await page.goto(consoleUrl('/fr/device/all'));
  await expect(page).toHaveURL(consoleUrl('/ko/device/all'));
});

test('group-detail takes the pk of a group, and only an administrator is given anything to change on it [B-ROUTE-08]', async ({
  page,
  browser,
}) => {
  const name = `settings-${crypto.randomUUID().slice(0, 6)}`;
  const groupPk = await makeGroup(name);
  const member = await makeMember('settings', { groups: [groupPk], rights: [{ auth_val: '1,2,4,8' }] });
  const path = `/ko/management/groups/detail/${groupPk}`;
  const change = (on: Page) =>
    on.getByRole('button', { name: label('common', 'edit', { name: label('groupPages', 'managerName') }) });
  const settings = (on: Page) => on.getByRole('button', { name: label('groupPages', 'userSettings') });

  await openAs(page, MANAGER, path);
  await expect(heading(page, name)).toBeVisible();
  for (const control of [change(page), settings(page)]) await expect(control).toBeVisible();

  const other = await anotherPage(browser);
  await openAs(other, member.id, path);
  await expect(heading(other, name)).toBeVisible();
  await expect(other.getByRole('group', { name: label('groupPages', 'managerName') })).toBeVisible();
  await expect(other.getByRole('region', { name: label('groupPages', 'devicesInGroup') })).toBeVisible();
  for (const control of [change(other), settings(other)]) await expect(control).toHaveCount(0);
  await leavePage(other);
});

test('the access-ticket page has a route without parameters [B-ROUTE-09]', async ({ page }) => {
  await openAs(page, MANAGER, '/ko/access-ticket/request');
  await expect(heading(page, label('frame', 'menuTickets'))).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(4);
});

/** Every administration page, with the name of its sidebar entry. */
const PAGES = [
  ['management/profile', 'pageProfile'],
  ['management/managers', 'pageManagers'],
  ['management/groups', 'menuGroups'],
  ['management/license', 'pageLicense'],
  ['management/payments', 'pagePayments'],
  ['management/access', 'pageApprovals'],
  ['management/access-history', 'pageApprovalHistory'],
  ['management/running-sessions', 'pageRunningSessions'],
  ['management/recordings', 'pageRecordings'],
  ['management/function-settings', 'pageFunctionSettings'],
  ['management/blocking-settings', 'pageBlockingSettings'],
  ['statistics/overview', 'pageOverview'],
  ['statistics/rate/summary', 'pageUsageSummary'],
  ['statistics/log/delete', 'pageDeletedDevices'],
  ['support/downloads', 'menuDownloads'],
  ['support/notice', 'pageNotices'],
] as const;

const HANGUL = /[\uAC00-\uD7A3]/;

/** The letters that identify the language of a text; a name or a number has none of them. Any in a language without entry. */
const LETTERS: Readonly<Partial<Record<Language, RegExp>>> = {
  ko: HANGUL,
  ja: /[\u3041-\u30FF\u4E00-\u9FFF]/,
  en: /[A-Za-z]/,
};

/** What nobody of the company wrote: labels of controls, headings of tables, sections and pages. */
async function labelsOf(page: Page): Promise<string[]> {
  const labels = await page
    .locator('main h1, main h2, main th, main label, main [role=columnheader], main [role=tab], nav a')
    .allInnerTexts();
  return labels.map((text) => text.trim()).filter((text) => text !== '');
}

for (const lang of LANGUAGES) {
  test(`every administration page is labelled in ${lang}, and no message key shows [C-LANG-01]`, async ({ page }) => {
    test.slow();
    await openAs(page, MANAGER, `/${lang}/management/profile`);
    const others = LANGUAGES.filter((other) => other !== lang && other !== 'en');
    for (const [path, entry] of PAGES) {
      await page.goto(consoleUrl(`/${lang}/${path}`));
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(heading(page)).toBeVisible();
      await nothingWaits(page);
      const entryName = labelIn(lang, 'frame', entry);
      await expect(page.getByRole('link', { name: entryName, exact: true }).first()).toBeVisible();
      expect(entryName).toMatch(LETTERS[lang] ?? /\p{L}/u);
      const labels = await labelsOf(page);
      const foreign = labels.filter((text) => others.some((other) => other === 'ko' && HANGUL.test(text)));
      const keys = labels.filter((text) => /^[a-z]+(?:[_-][a-z0-9]+)+$|\{\{/.test(text));
      expect({ path, keys, foreign: lang === 'ko' ? [] : foreign }).toEqual({ path, keys: [], foreign: [] });
    }
  });
}

test('the language list holds exactly Korean, English and Japanese [C-LANG-03]', async ({ page }) => {
  await openAs(page, MANAGER, '/ko/management/profile');
  await page
    .getByRole('banner')
    .getByRole('button', { name: label('common', 'language') })
    .click();
  const choices = page.getByRole('menu').getByRole('menuitemradio');
  await expect(choices).toHaveText(['한국어', 'English', '日本語']);
  expect(
    await choices.evaluateAll((items) => items.map((item) => item.closest('[lang]')?.getAttribute('lang'))),
  ).toEqual(['ko', 'en', 'ja']);
});
