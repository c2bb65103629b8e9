import { expect } from '@playwright/test';
import { consoleUrl, deviceRow, deviceRows, logIn, logInByPage, logOut, search } from './kit/person.ts';
import { playDevice } from './kit/server.ts';
import { test } from './kit/test.ts';
import { label } from './kit/texts.ts';
import { thisComputer } from './kit/thisComputer.ts';

test('24 devices a page, and the pages follow each other without overlap [B-LIST-10] [B-LIST-13]', async ({ page }) => {
  await logIn(page);
  await expect(deviceRows(page)).toHaveCount(24);
  const first = await deviceRows(page).allTextContents();
  await page.getByRole('button', { name: label('common', 'nextPage') }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(async () => (await deviceRows(page).allTextContents())[0]).not.toBe(first[0]);
  const second = await deviceRows(page).allTextContents();
  expect(second.filter((row) => first.includes(row))).toEqual([]);
  await page.goBack();
  await expect.poll(async () => (await deviceRows(page).allTextContents())[0]).toContain(thisComputer);
});

test('page sizes are 12, 24 and 36, and another size goes to page 1 [B-LIST-11] [B-LIST-14]', async ({ page }) => {
  await logIn(page);
  await page.goto(consoleUrl('/ko/device/all?page=3'));
  const sizes = page.getByRole('combobox', { name: label('common', 'pageSize') });
  await expect(sizes.getByRole('option')).toHaveText([
    label('common', 'perPage', { count: 12 }),
    label('common', 'perPage', { count: 24 }),
    label('common', 'perPage', { count: 36 }),
  ]);
  await sizes.selectOption({ label: label('common', 'perPage', { count: 12 }) });
  await expect(deviceRows(page)).toHaveCount(12);
  await expect(page).not.toHaveURL(/page=/);
  await expect(page).toHaveURL(/size=12/);
});

test('a press on a column head orders the list on the server and in the address [B-LIST-22]', async ({ page }) => {
  await logIn(page);
  const asked = page.waitForRequest((request) => /\/devices\?.*by=memo/.test(request.url()));
  await page.getByRole('columnheader', { name: label('devices', 'columnMemo') }).click();
  expect((await asked).url()).toContain('order=');
  await expect(page).toHaveURL(/memo/);
});

test('a search narrows the list, is sent only when it is not empty, and starts at page 1 [B-LIST-15] [B-LIST-16]', async ({
  page,
}) => {
  const { name } = await playDevice('search');
  await logIn(page);
  await page.goto(consoleUrl('/ko/device/all?page=2'));
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/\/devices\?/.test(request.url())) requests.push(request.url());
  });
  await search(page, name);
  await expect(deviceRows(page)).toHaveCount(1);
  await expect(deviceRows(page)).toContainText(name);
  await expect(page).not.toHaveURL(/page=/);
  expect(requests.at(-1)).toContain(`search_value=${encodeURIComponent(name)}`);
  await search(page, '');
  await expect(deviceRows(page)).toHaveCount(24);
  expect(requests.filter((url) => /search_value=(&|$)/.test(url))).toEqual([]);
});

test('a search without a match says so instead of showing an empty table', async ({ page }) => {
  await logIn(page);
  await search(page, 'no-such-device');
  await expect(page.getByText(label('devices', 'noMatchTitle'))).toBeVisible();
  await page
    .getByRole('button', { name: label('devices', 'clearSearch') })
    .last()
    .click();
  await expect(deviceRows(page)).toHaveCount(24);
});

test('the cards stay chosen across a reload, and across a logout and a login [B-LIST-05] [B-LIST-12] [B-CARD-07]', async ({
  page,
}) => {
  await logIn(page);
  await expect(page.getByRole('tree')).toBeVisible();
  await page.getByRole('button', { name: label('accounts', 'viewCard') }).click();
  const cards = page.getByRole('article');
  const expectCards = async () => {
    await expect(cards.first()).toContainText(thisComputer);
    await expect(cards).toHaveCount(12);
    await expect(page.getByRole('tree')).toHaveCount(0);
  };
  await expectCards();
  await page.reload();
  await expectCards();
  await logOut(page);
  await logInByPage(page);
  await expectCards();
});

test('filters work together, are in the address and are taken away one by one', async ({ page }) => {
  const { name } = await playDevice('filter');
  await logIn(page);
  await search(page, name);
  await page.getByRole('button', { name: label('devices', 'filters'), exact: true }).click();
  await page
    .getByRole('combobox', { name: label('devices', 'filterState') })
    .selectOption({ label: label('common', 'offline') });
  await expect(page).toHaveURL(/alive=0/);
  await expect(page.getByText(label('devices', 'noMatchTitle'))).toBeVisible();
  await page
    .getByRole('combobox', { name: label('devices', 'favourites') })
    .selectOption({ label: label('devices', 'favouritesOnly') });
  await page.reload();
  await page
    .getByRole('button', {
      name: label('devices', 'removeFilter', {
        filter: `${label('devices', 'filterState')}: ${label('common', 'offline')}`,
      }),
    })
    .click();
  await page
    .getByRole('button', { name: label('devices', 'removeFilter', { filter: label('devices', 'favouritesOnly') }) })
    .click();
  await expect(deviceRow(page, name)).toBeVisible();
  await expect(page).not.toHaveURL(/alive|favourite/);
});
