import { expect, type Page } from '@playwright/test';
import { changeSettings, type Company, foundCompany } from './kit/company.ts';
import { writeToDatabase } from './kit/database.ts';
import { arrive, consoleUrl, PASSWORD, tryLogin } from './kit/person.ts';
import { server } from './kit/server.ts';
import { test } from './kit/test.ts';
import { label, labelIn } from './kit/texts.ts';
import { addUser, mailedLink, mailedLinks, signUpAs } from './kit/visitors.ts';

const WRONG = 'Wrong!2345';
const TWO_DAYS_MS = 2 * 24 * 60 * 60 * 1000;
const refusal = (page: Page) => page.getByRole('alert').filter({ hasText: /./ });

/** Fills in the English login form and sends it. */
async function tryEnglishLogin(page: Page, id: string, password = PASSWORD): Promise<void> {
  await page.getByRole('textbox', { name: labelIn('en', 'accounts', 'loginId'), exact: true }).fill(id);
  await page.getByLabel(labelIn('en', 'accounts', 'password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: labelIn('en', 'accounts', 'login'), exact: true }).click();
}

/** The body of the next call to an operation. */
async function bodyOf(page: Page, path: string, act: () => Promise<void>): Promise<unknown> {
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(`/v1.0/${path}`));
  await act();
  return (await sent).postDataJSON();
}

test('an unverified address is reported, and its mail is sent again on demand [A-LOGIN-13] [A-LOGIN-24] [A-LOGIN-38] [A-API-09]', async ({
  page,
}) => {
  const { id, mail } = await signUpAs('unverified');
  await page.goto(consoleUrl('/ko/login'));
  await tryLogin(page, id);
  const dialog = page.getByRole('dialog', { name: label('accounts', 'resendTitle') });
  await expect(dialog).toContainText(mail);
  const body = await bodyOf(page, 'auth', () =>
    dialog.getByRole('button', { name: label('accounts', 'resend') }).click(),
  );
  expect(body).toEqual({ type: 'resend', email: mail, key: id });
  await expect(page.getByText(label('messages', 'email_sent'))).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await mailedLinks(mail)).length).toBe(2);
});

test('the resend dialog says not_email_auth [A-LOGIN-23]', async ({ page }) => {
  const { id } = await signUpAs('unverified');
  await page.goto(consoleUrl('/en/login'));
  await tryEnglishLogin(page, id);
  await expect(page.getByRole('dialog')).toContainText('Your email isn’t verified yet.');
});

test('a mail that cannot be sent says email_send_fail, for the verification and for the unlock [A-LOGIN-37]', async ({
  page,
}) => {
  // The real server gives the same answer whether it could send or not, so that nobody learns who has an account.
  const fail = (result: string) => ({ status: 200, json: { status: 200, meta: {}, objects: { result } } });
  await page.route('**/v1.0/auth', (route) => route.fulfill(fail('fail')));
  await page.route('**/v1.0/resetPW', (route) => route.fulfill(fail('Fail')));
  const { id } = await signUpAs('unsent');
  await page.goto(consoleUrl('/ko/login'));
  await tryLogin(page, id);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: label('accounts', 'resend') })
    .click();
  const toast = page.getByText(label('messages', 'email_send_fail'));
  await expect(toast).toBeVisible();
  await page.getByRole('button', { name: label('common', 'dismissToast') }).click();
  await expect(toast).toBeHidden();

  const person = await lockable({ self_unlock: 1 });
  await tryLogin(page, person, WRONG);
  await expect(refusal(page)).toBeVisible();
  await tryLogin(page, person, WRONG);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: label('accounts', 'unlock') })
    .click();
  await expect(toast).toBeVisible();
});

/** A person of a company that locks an account after two wrong passwords. */
async function lockable(settings: { readonly self_unlock: 0 | 1 }): Promise<string> {
  const company = await foundCompany('lock');
  await changeSettings(company, { block_num: 2, ...settings });
  return addUser(company, 'locked');
}

test('at the limit of failures even the right password is refused, and without self-unlock nothing else is offered [A-LOGIN-25] [A-LOGIN-26] [A-LOGIN-30]', async ({
  page,
}) => {
  const person = await lockable({ self_unlock: 0 });
  await page.goto(consoleUrl('/en/login'));
  await tryEnglishLogin(page, person, WRONG);
  await expect(refusal(page)).toHaveText(labelIn('en', 'messages', 'not_matched_user'));
  await tryEnglishLogin(page, person, WRONG);
  await expect(refusal(page)).toContainText('contact your administrator');
  await expect(refusal(page)).toContainText('2 of 2');
  await tryEnglishLogin(page, person);
  await expect(refusal(page)).toContainText('contact your administrator');
  await expect(page).toHaveURL(consoleUrl('/en/login'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: labelIn('en', 'accounts', 'unlock') })).toHaveCount(0);
});

test('with self-unlock the mail that unlocks is offered, and its link lets the person in again [A-LOGIN-26] [A-LOGIN-27] [A-LOGIN-28]', async ({
  page,
}) => {
  const company = await foundCompany('unlock');
  await changeSettings(company, { block_num: 2, self_unlock: 1 });
  const person = company.manager;
  await page.goto(consoleUrl('/ko/login'));
  await tryLogin(page, person, WRONG);
  await expect(refusal(page)).toBeVisible();
  await tryLogin(page, person, WRONG);
  const dialog = page.getByRole('dialog', { name: label('accounts', 'unlockTitle') });
  const body = await bodyOf(page, 'resetPW', () =>
    dialog.getByRole('button', { name: label('accounts', 'unlock') }).click(),
  );
  expect(body).toEqual({ type: 'unlock', lang_code: 'ko', key: person });
  await expect(page.getByText(label('messages', 'email_sent'))).toBeVisible();

  await page.goto(await mailedLink(company.manager));
  await expect(page.getByText(label('accountPages', 'unlockSuccess'))).toBeVisible();
  await page.goto(consoleUrl('/ko/login'));
  await tryLogin(page, person);
  await arrive(page);
});

test('a password past its age leads to the page that replaces it, with the ID in its address [A-LOGIN-31] [A-LOGIN-32] [A-PWLEVEL-08]', async ({
  page,
}) => {
  const company = await foundCompany('age');
  const person = await addUser(company, 'aged');
  await changeSettings(company, { password_change_limit: 1 });
  writeToDatabase('update members set password_changed_at = ? where mgrid = ?', Date.now() - TWO_DAYS_MS, person);
  await page.goto(consoleUrl('/ko/login'));
  const answered = page.waitForResponse((response) => response.url().endsWith('/v1.0/access'));
  await tryLogin(page, person);
  expect(await (await answered).json()).toMatchObject({ objects: { isLogin: 'Fail', cause: { step1: 'pw_reject' } } });
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(label('messages', 'password_change_limit'));
  await expect(page).toHaveURL(consoleUrl('/ko/login'));
  await dialog.getByRole('button', { name: label('common', 'ok') }).click();
  await expect(page).toHaveURL(consoleUrl(`/ko/access/retypepassword/${encodeURIComponent(person)}`));
});

test('a deactivated account says whom to ask [A-LOGIN-34]', async ({ page }) => {
  const person = await addUser(await foundCompany('inactive'), 'inactive', { changed: { flag_active: 0 } });
  await page.goto(consoleUrl('/en/login'));
  await tryEnglishLogin(page, person);
  await expect(refusal(page)).toHaveText('Your account has been deactivated. Please ask the person in charge.');
});

/** Creates the list of addresses of a company and enables it. */
async function limitAddresses({ token }: Company, address: string, block: boolean): Promise<void> {
  const headers = { token };
  await server.POST('/policies/blocking', { headers, body: { type: 'post', start_ip_address: address } });
  const { data } = await server.GET('/policies/blocking', { headers });
  const version = data?.objects.version ?? 1;
  const { response } = await server.POST('/policies/blocking', {
    headers,
    body: { type: 'set', policy_use: true, block, version },
  });
  expect(response.status).toBe(200);
}

for (const { what, rows, block, listed, from, message } of [
  {
    what: 'an address on the list of blocked ones',
    rows: '[A-LOGIN-36]',
    block: true,
    listed: '203.0.113.7',
    from: '203.0.113.7',
    message: 'login_failed_cause_ip_block',
  },
  {
    what: 'an address missing in the list of allowed ones',
    rows: '[A-LOGIN-36]',
    block: false,
    listed: '127.0.0.1',
    from: '203.0.113.8',
    message: 'login_failed_cause_ip_not_permit',
  },
  {
    what: 'an address that the IP settings cannot let in',
    rows: '[A-LOGIN-35]',
    block: false,
    listed: '127.0.0.1',
    from: '2001:db8::7',
    message: 'login_failed_cause_ip_setting',
  },
] as const) {
  test(`a login from ${what} is refused and says so ${rows}`, async ({ page }) => {
    const company = await foundCompany('address');
    const person = await addUser(company, 'elsewhere');
    await limitAddresses(company, listed, block);
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': from });
    await page.goto(consoleUrl('/ko/login'));
    await tryLogin(page, person);
    await expect(refusal(page)).toHaveText(label('messages', message));
    await page.setExtraHTTPHeaders({});
    await tryLogin(page, person);
    await arrive(page);
  });
}

test('the service operator logs in from the permitted network only [A-ROLE-21]', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.9' });
  await page.goto(consoleUrl('/en/login'));
  await tryEnglishLogin(page, 'superadmin@demo.example');
  await expect(refusal(page)).toContainText('External access is restricted');
  expect(await page.evaluate(() => localStorage.getItem('user_session'))).toBeNull();
  await page.setExtraHTTPHeaders({});
  await tryEnglishLogin(page, 'superadmin@demo.example');
  await page.waitForURL('**/en/operator');
});
