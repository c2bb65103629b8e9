import { expect } from '@playwright/test';
import { consoleUrl, logIn, PASSWORD, tryLogin, USER } from './kit/person.ts';
import { DEMO } from './kit/demo.ts';
import { midnightsSince } from './kit/seoul.ts';
import { test } from './kit/test.ts';
import { label } from './kit/texts.ts';

const OPERATOR = 'superadmin@demo.example';

/** A title that no earlier test has left behind. */
const TITLE = `New relay server ${crypto.randomUUID().slice(0, 6)}`;

test('notices are listed newest first, each with its day and its text [C-ROUTE-49] [C-NOTICE-01] [C-NOTICE-06]', async ({
  page,
}) => {
  await logIn(page, USER, '/ko/support/notice');
  const articles = page.getByRole('article');
  await expect(articles.first().getByRole('heading', { name: DEMO.newestNotice })).toBeVisible();
  await expect(articles.first().getByRole('listitem')).toHaveCount(2);
  // Its full text is already shown, so it links on to its own page.
  await expect(articles.first().getByRole('link', { name: label('notices', 'openNotice') })).toBeVisible();
  // The text of this one refers to its date, which is in the future.
  const date = await articles.first().locator('time').first().getAttribute('datetime');
  expect(Date.parse(date ?? '')).toBeGreaterThan(Date.now());
  await expect(articles.first()).toContainText(label('notices', 'posted'));
  await expect(articles.nth(1).getByRole('heading', { name: DEMO.secondNotice })).toBeVisible();
  // The demo publishes it two days before it is filled, which may have been yesterday.
  const posted = await articles.nth(1).locator('time').first().getAttribute('datetime');
  const days = midnightsSince(posted ?? '');
  expect([2, 3]).toContain(days);
  await expect(articles.nth(1)).toContainText(label('common', 'timeDays', { count: days }));
});

test('a notice opens in full, with the way back and the way to the list [C-ROUTE-50] [C-NOTICE-02] [C-NOTICE-03] [C-NOTICE-04]', async ({
  page,
}) => {
  await logIn(page, USER, '/ko/support/notice');
  await page
    .getByRole('article')
    .nth(1)
    .getByRole('link', { name: label('notices', 'openNotice') })
    .click();
  await expect(page).toHaveURL(/\/ko\/support\/notice\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: DEMO.secondNotice })).toBeVisible();
  await page.getByRole('button', { name: label('common', 'back') }).click();
  await expect(page).toHaveURL(consoleUrl('/ko/support/notice'));
  await page.goForward();
  await page
    .getByRole('main')
    .getByRole('link', { name: label('notices', 'toList') })
    .click();
  await expect(page).toHaveURL(consoleUrl('/ko/support/notice'));
});

test('a notice that does not exist shows the error page with 404 [C-NOTICE-11]', async ({ page }) => {
  await logIn(page);
  for (const pk of ['2000000000', 'none']) {
    await page.goto(consoleUrl(`/ko/support/notice/${pk}`));
    await expect(page.getByText('404')).toBeVisible();
  }
});

test('the operator publishes, rewrites and takes back a notice; nothing of it ever runs [C-NOTICE-10]', async ({
  page,
}) => {
  await page.goto(consoleUrl('/ko/login'));
  await tryLogin(page, OPERATOR, PASSWORD);
  await page.waitForURL('**/ko/operator');
  await page.goto(consoleUrl('/ko/operator/notices'));
  await page.getByRole('button', { name: label('notices', 'write') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(new RegExp(`^${label('notices', 'titleField')}`)).fill(TITLE);
  await dialog
    .getByLabel(new RegExp(`^${label('devices', 'auditChange')}`))
    .fill(
      '<p>The relay has <b>moved</b>.</p><img src=x onerror="window.attacked=1"><script>window.attacked=1</script>',
    );
  // A day in the past: it must not appear in other tests.
  await dialog
    .getByRole('group', { name: label('notices', 'lastDay') })
    .getByRole('spinbutton')
    .first()
    .click();
  await page.keyboard.type('20200101');
  await dialog.getByRole('button', { name: label('notices', 'publish') }).click();
  await expect(page.getByText(label('notices', 'published'))).toBeVisible();

  const article = page.getByRole('article', { name: TITLE });
  await expect(article.locator('b')).toHaveText('moved');
  expect(await page.evaluate(() => Reflect.get(window, 'attacked'))).toBeUndefined();
  await expect(article.locator('img, script')).toHaveCount(0);

  await article.getByRole('link', { name: new RegExp(label('notices', 'openNotice')) }).click();
  await page.getByRole('button', { name: label('notices', 'edit') }).click();
  await dialog.getByLabel(new RegExp(`^${label('notices', 'titleField')}`)).fill(`${TITLE} again`);
  await dialog.getByRole('button', { name: label('common', 'save') }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${TITLE} again` })).toBeVisible();

  await page.getByRole('button', { name: label('common', 'delete') }).click();
  await dialog.getByRole('button', { name: label('common', 'delete') }).click();
  await expect(page).toHaveURL(consoleUrl('/ko/operator/notices'));
  await expect(page.getByText(`${TITLE} again`)).toHaveCount(0);
});

test('nobody else is offered to write notices', async ({ page }) => {
  await logIn(page);
  await page.goto(consoleUrl('/ko/support/notice'));
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('button', { name: label('notices', 'write') })).toHaveCount(0);
});
