import { expect, type Locator, type Page } from '@playwright/test';
import { loadPseudoTexts, PSEUDO_LANGUAGE } from '@remote-console/texts/testing';
import { createTexts, type TextArea, type TextKey } from '@remote-console/ui/i18n';
import { cutTexts, sidewaysScroll } from '../layout/cutTexts.ts';
import { DEMO } from './kit/demo.ts';
import { LANGUAGE_NAME, startWithFurtherLanguage } from './kit/furtherLanguage.ts';
import { MANAGER, PASSWORD, skipTour } from './kit/person.ts';
import { test } from './kit/test.ts';
import { labelOf, loadAll, type Values } from './kit/texts.ts';

/** Building the copy takes a minute, on a busy machine several. */
const BUILT_WITHIN_MS = 600_000;

/** The texts of the pseudo-language, made of the English ones, as those in the catalog of the copy are. */
const texts = createTexts('en', loadPseudoTexts);
await loadAll(texts);

const label = <Area extends TextArea, Key extends TextKey<Area>>(area: Area, key: Key, ...params: Values<Area, Key>) =>
  labelOf(texts, area, key, ...params);

let url = '';
let end = async (): Promise<void> => undefined;

// All tests of this file share a copy, so one worker runs them.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(BUILT_WITHIN_MS);
  ({ url, end } = await startWithFurtherLanguage());
});
test.afterAll(async () => end());

/** Removes the session that another test has left: pages are kept, and only those of the worker's console are cleaned up. */
async function forget(page: Page): Promise<void> {
  await page.goto(`${url}/favicon.svg`);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** Logs in through the login page of the language. */
async function logIn(page: Page): Promise<void> {
  await forget(page);
  await page.goto(`${url}/${PSEUDO_LANGUAGE}/login`);
  await skipTour(page);
  await page.getByLabel(label('accounts', 'loginId'), { exact: true }).fill(MANAGER);
  await page.getByLabel(label('accounts', 'password'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: label('accounts', 'loginTitle'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: label('frame', 'keysClose') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: label('devices', 'allDevices') })).toBeVisible();
}

const leftOf = async (locator: Locator): Promise<number> => (await locator.boundingBox())?.x ?? Number.NaN;

test('a folder of messages and a line in the list make a language, which the login page offers and the console speaks, from right to left', async ({
  page,
}) => {
  await forget(page);
  await page.goto(`${url}/ko/login`);
  await page.getByTitle(LANGUAGE_NAME).click();
  await expect(page).toHaveURL(`${url}/${PSEUDO_LANGUAGE}/login`);
  await logIn(page);
  await expect(page.locator('html')).toHaveAttribute('lang', PSEUDO_LANGUAGE);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');

  // The groups are where a line starts, the table is after them, and its columns begin at the same side.
  const table = page.getByRole('grid');
  const column = (name: string) => table.getByRole('columnheader', { name });
  const state = await leftOf(column(label('devices', 'columnState')));
  expect(state).toBeGreaterThan(await leftOf(column(label('devices', 'columnName'))));
  expect(await leftOf(page.getByRole('tree'))).toBeGreaterThan(state);

  // What Material UI draws is mirrored too, such as the way to the month before.
  await page.goto(`${url}/${PSEUDO_LANGUAGE}/statistics/log/access`);
  await page
    .getByRole('group', { name: label('history', 'startDate') })
    .getByRole('button')
    .click();
  const earlier = page.getByRole('button', { name: 'Previous month' });
  expect(await leftOf(earlier)).toBeGreaterThan(await leftOf(page.getByRole('button', { name: 'Next month' })));
});

test('counts are written in the plural forms of the language', async ({ page }) => {
  await logIn(page);
  await page.goto(`${url}/${PSEUDO_LANGUAGE}/management/groups`);
  const rows = page.getByRole('row').filter({ has: page.getByRole('gridcell') });
  await expect(rows.first()).toBeVisible();
  const words = await rows.getByRole('gridcell').allTextContents();
  const counts = words.flatMap((text) => /^\d+/.exec(text)?.map(Number) ?? []);
  const expected = counts.flatMap((count) => [
    label('groupPages', 'groupCount', { count }),
    label('groups', 'deviceCount', { count }),
  ]);
  expect(words.filter((text) => /^\d/.test(text) && !expected.includes(text))).toEqual([]);
  const forms = new Set(counts.map((count) => new Intl.PluralRules(PSEUDO_LANGUAGE).select(count)));
  expect([...forms]).toEqual(expect.arrayContaining(['two', 'few', 'many']));
});

test('the arrow keys follow the direction: the left one opens a group, and moves to the next column', async ({
  page,
}) => {
  await logIn(page);
  const head = page.getByRole('columnheader');
  await head.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(head.nth(1)).toBeFocused();

  const group = page.getByRole('treeitem', { name: new RegExp(`^${DEMO.office}`) });
  await group.click();
  await page.keyboard.press('ArrowLeft');
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
});

const PAGES = [
  'device/all',
  'inbox',
  'statistics/overview',
  'statistics/rate/remote',
  'statistics/log/remote',
  'management/profile',
  'management/managers',
  'management/managers/add',
  'management/groups',
  'management/license',
  'management/access',
  'management/function-settings',
  'management/blocking-settings',
  'support/downloads',
  'support/notice',
] as const;

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`no page cuts off its words or scrolls sideways, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await logIn(page);
    for (const address of PAGES) {
      await page.goto(`${url}/${PSEUDO_LANGUAGE}/${address}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect.soft.poll(() => page.evaluate(cutTexts), `cut off in ${address}`).toEqual([]);
      await expect.soft.poll(() => page.evaluate(sidewaysScroll), `sideways in ${address}`).toEqual([]);
    }
  });
}
