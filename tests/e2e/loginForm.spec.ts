import { expect, type Page } from '@playwright/test';
import { leavePage } from './kit/keptPages.ts';
import { anotherPage, arrive, consoleUrl, MANAGER, PASSWORD, tryLogin, USER } from './kit/person.ts';
import { openAs } from './kit/openAs.ts';
import { test } from './kit/test.ts';
import { label } from './kit/texts.ts';

/** Longer than the lifetime of a stored session. */
const FOUR_HOURS_MS = 4 * 60 * 60 * 1000;

const PHONE = {
  userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
};

const loginButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: label('accounts', 'login'), exact: true });
const storedSession = (page: Page) => page.evaluate(() => localStorage.getItem('user_session'));

test('login has an ID and a masked password, and leads to recovery and to sign-up [A-LOGIN-01] [A-LOGIN-06] [A-LOGIN-07]', async ({
  page,
}) => {
  await page.goto(consoleUrl('/ko/login'));
  const id = page.getByRole('textbox', { name: label('accounts', 'loginId'), exact: true });
  await id.fill('ada');
  await expect(id).toHaveAttribute('name', 'id');
  const password = page.getByLabel(label('accounts', 'password'), { exact: true });
  await expect(password).toHaveAttribute('name', 'passwd');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('link', { name: label('accounts', 'findIdOrPassword') }).click();
  await expect(page).toHaveURL(consoleUrl('/ko/forgot'));
  await page.goBack();
  await page.getByRole('link', { name: label('accounts', 'signUp'), exact: true }).click();
  await expect(page).toHaveURL(consoleUrl('/ko/join-us'));
});

test('the free trial is offered at a computer, where it leads to sign-up, and not on a phone [A-LOGIN-08]', async ({
  page,
  browser,
}) => {
  const trial = (at: Page) => at.getByRole('link', { name: label('accounts', 'freeTrial') });
  const phone = await anotherPage(browser, PHONE);
  await phone.goto(consoleUrl('/ko/login'));
  await expect(loginButton(phone)).toBeVisible();
  await expect(phone.getByRole('link', { name: label('accounts', 'signUp'), exact: true })).toBeVisible();
  await expect(trial(phone)).toHaveCount(0);
  await leavePage(phone);

  await page.goto(consoleUrl('/ko/login'));
  await trial(page).click();
  await expect(page).toHaveURL(consoleUrl('/ko/join-us'));
});

test('while a login runs it cannot be sent again [A-LOGIN-40]', async ({ page }) => {
  let sent = 0;
  const answer = Promise.withResolvers<void>();
  // The answer is held back: the real one comes too fast to look at the form meanwhile.
  await page.route('**/v1.0/access', async (route) => {
    sent += 1;
    await answer.promise;
    await route.continue();
  });
  await page.goto(consoleUrl('/ko/login'));
  await tryLogin(page, USER, 'Wrong!2345');
  const waiting = page.getByRole('button', { name: label('accounts', 'loggingIn') });
  await expect(waiting).toBeDisabled();
  await page.getByLabel(label('accounts', 'password'), { exact: true }).press('Enter');
  await waiting.click({ force: true });
  answer.resolve();
  await expect(loginButton(page)).toBeEnabled();
  expect(sent).toBe(1);
});

test('a login counts only when the answer says Success, letter for letter [A-LOGIN-16]', async ({ page }) => {
  // A server that answers a token without a success is broken; the real one never does.
  let word = 'success';
  await page.route('**/v1.0/access', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { objects: object };
    await route.fulfill({ response, json: { ...answer, objects: { ...answer.objects, isLogin: word } } });
  });
  await page.goto(consoleUrl('/ko/login'));
  await tryLogin(page, MANAGER);
  await expect(page.getByText(label('messages', 'invalid_id_and_pw'))).toBeVisible();
  expect(await storedSession(page)).toBeNull();
  await expect(page).toHaveURL(consoleUrl('/ko/login'));
  word = 'Success';
  await tryLogin(page, MANAGER);
  await arrive(page);
  expect(await storedSession(page)).toContain(MANAGER);
});

test('somebody else’s login clears what the last one left, and keeps the preferences [A-SESSION-11]', async ({
  page,
}) => {
  await openAs(page, USER, '/ko/login', Date.now() - FOUR_HOURS_MS);
  await expect(loginButton(page)).toBeVisible();
  await page.evaluate(() => {
    localStorage.setItem('left_over', 'x');
    for (const key of ['notice_skip', 'popup_skip']) localStorage.setItem(key, '7');
  });
  const kept = () =>
    page.evaluate(() => ['left_over', 'notice_skip', 'popup_skip'].map((key) => localStorage.getItem(key)));
  await page.getByLabel(label('accounts', 'loginId'), { exact: true }).fill(MANAGER);
  await page.getByLabel(label('accounts', 'password'), { exact: true }).fill(PASSWORD);
  await loginButton(page).click();
  await page.waitForURL('**/ko/device/all**');
  expect(await storedSession(page)).toContain(MANAGER);
  expect(await kept()).toEqual([null, '7', '7']);
});
