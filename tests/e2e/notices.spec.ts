import { expect, test } from '@playwright/test';
import { arrive, consoleUrl, logIn, PASSWORD, tryLogin } from './kit/person.ts';

const OPERATOR = 'superadmin@demo.example';

/** A title that no walk before this one has left behind. */
const TITLE = `새 릴레이 서버 ${crypto.randomUUID().slice(0, 6)}`;

test('notices stand newest first; one opens in full, with the way back and the way to the list [C-ROUTE-49] [C-ROUTE-50] [C-NOTICE-01] [C-NOTICE-02] [C-NOTICE-03] [C-NOTICE-04] [C-NOTICE-06]', async ({
  page,
}) => {
  await logIn(page);
  await page.goto(consoleUrl('/ko/support/notice'));
  const articles = page.getByRole('article');
  await expect(articles.first().getByRole('heading', { name: '정기 점검 안내' })).toBeVisible();
  await expect(articles.nth(1)).toContainText('2일 전');
  await expect(articles.first().getByRole('listitem')).toHaveCount(2);

  await articles
    .nth(1)
    .getByRole('link', { name: /자세히 보기/ })
    .click();
  await expect(page).toHaveURL(/\/ko\/support\/notice\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: '에이전트 0.1.0 배포' })).toBeVisible();
  await page.getByRole('button', { name: '뒤로' }).click();
  await expect(page).toHaveURL(consoleUrl('/ko/support/notice'));
  await page.goForward();
  await page.getByRole('main').getByRole('link', { name: '공지 목록' }).click();
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
  await arrive(page);
  await page.goto(consoleUrl('/ko/support/notice'));
  await page.getByRole('button', { name: '공지 쓰기' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^제목/).fill(TITLE);
  await dialog
    .getByLabel(/^내용/)
    .fill('<p>릴레이를 <b>옮겼어요</b>.</p><img src=x onerror="window.attacked=1"><script>window.attacked=1</script>');
  // A day that is over: it must not greet the walks of others.
  await dialog.getByRole('group', { name: '팝업을 보여 줄 마지막 날' }).getByRole('spinbutton').first().click();
  await page.keyboard.type('20200101');
  await dialog.getByRole('button', { name: '게시' }).click();
  await expect(page.getByText('공지를 게시했어요.')).toBeVisible();

  const article = page.getByRole('article', { name: TITLE });
  await expect(article.locator('b')).toHaveText('옮겼어요');
  expect(await page.evaluate(() => Reflect.get(window, 'attacked'))).toBeUndefined();
  await expect(article.locator('img, script')).toHaveCount(0);

  await article.getByRole('link', { name: /자세히 보기/ }).click();
  await page.getByRole('button', { name: '수정' }).click();
  await dialog.getByLabel(/^제목/).fill(`${TITLE} 안내`);
  await dialog.getByRole('button', { name: '저장' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${TITLE} 안내` })).toBeVisible();

  await page.getByRole('button', { name: '삭제' }).click();
  await dialog.getByRole('button', { name: '삭제' }).click();
  await expect(page).toHaveURL(consoleUrl('/ko/support/notice'));
  await expect(page.getByText(`${TITLE} 안내`)).toHaveCount(0);
});

test('nobody else is offered to write notices', async ({ page }) => {
  await logIn(page);
  await page.goto(consoleUrl('/ko/support/notice'));
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('button', { name: '공지 쓰기' })).toHaveCount(0);
});
