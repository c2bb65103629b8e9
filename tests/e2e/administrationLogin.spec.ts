import { expect, type Page } from '@playwright/test';
import { LANGUAGES, type Language } from '@remote-console/domain';
import { changeSettings, foundCompany, signUp } from './kit/company.ts';
import { writeToDatabase } from './kit/database.ts';
import { leavePage } from './kit/keptPages.ts';
import { makeMember, managersToken } from './kit/members.ts';
import { openAs } from './kit/openAs.ts';
import { anotherPage, consoleUrl, MANAGER, PASSWORD, USER } from './kit/person.ts';
import { server } from './kit/server.ts';
import { test } from './kit/test.ts';
import { label, labelIn } from './kit/texts.ts';

const SUPERADMIN = 'superadmin@demo.example';
/** An address from the range reserved for documentation. */
const OUTSIDE = '203.0.113.77';

/** Sends the login form in a language. */
async function tryLogin(page: Page, lang: Language, id: string, password = PASSWORD): Promise<void> {
  await page.goto(consoleUrl(`/${lang}/login`));
  await page.getByLabel(labelIn(lang, 'accounts', 'loginId'), { exact: true }).fill(id);
  await page.getByLabel(labelIn(lang, 'accounts', 'password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: labelIn(lang, 'accounts', 'login'), exact: true }).click();
}

/** Expects what the form says, and that nobody is signed in. */
async function expectRefusal(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user_session'))).toBeNull();
}

test('a wrong password is answered in every language with the message of an invalid ID or password [C-ERROR-01]', async ({
  page,
}) => {
  for (const lang of LANGUAGES) {
    await tryLogin(page, lang, USER, 'Wrong!2345');
    await expectRefusal(page, labelIn(lang, 'messages', 'not_matched_user'));
  }
});

test('an address that is not confirmed is answered in every language with the message about it [C-ERROR-02]', async ({
  page,
}) => {
  const id = await signUp('unverified');
  for (const lang of LANGUAGES) {
    await tryLogin(page, lang, id);
    await expectRefusal(page, labelIn(lang, 'messages', 'not_email_auth'));
  }
});

test('the operator of the service is refused from outside in every language with the message about external access [C-ERROR-03]', async ({
  page,
}) => {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': OUTSIDE });
  for (const lang of LANGUAGES) {
    await tryLogin(page, lang, SUPERADMIN);
    await expectRefusal(page, labelIn(lang, 'messages', 'login_failed_cause_external'));
  }
});

test('a wrong one-time code is answered in every language with the message of an invalid code [C-ERROR-04]', async ({
  page,
}) => {
  const member = await makeMember('code', { rights: [{ flag_use_otp: 1 }] });
  for (const lang of LANGUAGES) {
    await tryLogin(page, lang, member.id);
    const dialog = page.getByRole('dialog', { name: labelIn(lang, 'accounts', 'codeTitle') });
    await dialog.getByLabel(labelIn(lang, 'accounts', 'codeLabel')).fill('000000');
    await dialog.getByRole('button', { name: labelIn(lang, 'accounts', 'codeSubmit'), exact: true }).click();
    await expect(dialog.getByText(labelIn(lang, 'messages', 'invalid_otp'))).toBeVisible();
  }
});

test('the last allowed failure is answered in every language with the message that the limit is exceeded [C-ERROR-05]', async ({
  page,
}) => {
  const company = await foundCompany('limit');
  await changeSettings(company, { block_num: 1 });
  for (const lang of LANGUAGES) {
    const member = await makeMember('limit', { managerToken: company.token });
    await tryLogin(page, lang, member.id, 'Wrong!2345');
    await expectRefusal(page, labelIn(lang, 'messages', 'login_failure_limit'));
  }
});

test('a user of type 7 cannot log in and gets a message that says so [C-EDITUSER-11]', async ({ page }) => {
  const member = await makeMember('partner', { rights: [{ user_type: 7 }] });
  await tryLogin(page, 'ko', member.id);
  await expectRefusal(page, label('messages', 'partner_id_not_allowed'));
  const { data } = await server.GET('/users/{userPk}', {
    headers: { token: await managersToken() },
    params: { path: { userPk: member.pk } },
  });
  expect(data?.objects[0]?.member_type_id).toBe(7);
});

test('a user whose password is older than the company allows gets the message that it has expired and is asked for a new one [C-PASSWORD-24]', async ({
  page,
}) => {
  const company = await foundCompany('aged');
  await changeSettings(company, { password_change_limit: 30 });
  const [fresh, aged] = await Promise.all(
    ['fresh', 'aged'].map((purpose) => makeMember(purpose, { managerToken: company.token })),
  );
  const DAY_MS = 86_400_000;
  for (const [id, days] of [
    [fresh?.id ?? '', 29],
    [aged?.id ?? '', 31],
  ] as const) {
    // Instead of waiting a month: the password was changed that long ago.
    writeToDatabase('update members set password_changed_at = ? where mgrid = ?', Date.now() - days * DAY_MS, id);
  }
  await tryLogin(page, 'ko', aged?.id ?? '');
  const notice = page.getByRole('dialog', { name: label('messages', 'password_change_limit') });
  await notice.getByRole('button', { name: label('common', 'ok'), exact: true }).click();
  await expect(page).toHaveURL(consoleUrl(`/ko/access/retypepassword/${aged?.id}`));
  await expect(page.getByText(label('accountPages', 'newPasswordForced'), { exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user_session'))).toBeNull();
  await tryLogin(page, 'ko', fresh?.id ?? '');
  await expect(page).toHaveURL(consoleUrl('/ko/device/all'));
});

for (const { kind, block, listed, message, row } of [
  {
    kind: 'block: a login from a listed address is refused, another one is not',
    block: true,
    listed: OUTSIDE,
    message: label('messages', 'login_failed_cause_ip_block'),
    row: '[C-IPBLOCK-28]',
  },
  {
    kind: 'allow: a login from an address that is not listed is refused, from a listed one it is not',
    block: false,
    listed: '127.0.0.1',
    message: label('messages', 'login_failed_cause_ip_not_permit'),
    row: '[C-IPBLOCK-29]',
  },
]) {
  test(`with the IP policy on ${kind} ${row}`, async ({ page, browser }) => {
    const company = await foundCompany('addresses');
    const member = await makeMember('addresses', { managerToken: company.token });
    const headers = { token: company.token };
    await server.POST('/policies/blocking', { headers, body: { type: 'post', start_ip_address: listed } });
    const { data } = await server.GET('/policies/blocking', { headers });
    const { error } = await server.POST('/policies/blocking', {
      headers,
      body: { type: 'set', policy_use: true, block, version: data?.objects.version ?? 0 },
    });
    expect(error).toBeUndefined();
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': OUTSIDE });
    await tryLogin(page, 'ko', member.id);
    await expectRefusal(page, message);
    const inside = await anotherPage(browser);
    await tryLogin(inside, 'ko', member.id);
    await expect(inside).toHaveURL(consoleUrl('/ko/device/all'));
    await leavePage(inside);
  });
}

test('a manager resets the one-time code of a user and gets the message that it is done [C-OTP-04]', async ({
  page,
}) => {
  const member = await makeMember('otp', { rights: [{ flag_use_otp: 1 }] });
  await openAs(page, undefined, `/ko/management/managers/${member.pk}`);
  await page.getByRole('button', { name: label('users', 'otpReset') }).click();
  const dialog = page.getByRole('dialog', { name: label('users', 'otpResetQuestion', { name: member.name }) });
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await dialog.getByRole('button', { name: label('users', 'otpReset') }).click();
  expect((await sent).postDataJSON()).toEqual({ flag_create_qrcode: 0 });
  await expect(page.getByText(label('messages', 'otp_reset_complete'), { exact: true }).first()).toBeVisible();
});

test('whoever lost the authenticator app registers another after a manager reset it, and the log says who did', async ({
  page,
  browser,
}) => {
  const member = await makeMember('lost', { rights: [{ flag_use_otp: 1 }] });
  await openAs(page, undefined, `/ko/management/managers/${member.pk}`);
  await page.getByRole('button', { name: label('users', 'otpReset') }).click();
  const question = page.getByRole('dialog', { name: label('users', 'otpResetQuestion', { name: member.name }) });
  await question.getByRole('button', { name: label('users', 'otpReset') }).click();
  await expect(page.getByText(label('messages', 'otp_reset_complete'), { exact: true }).first()).toBeVisible();

  const theirs = await anotherPage(browser);
  await tryLogin(theirs, 'ko', member.id);
  const code = theirs.getByRole('dialog', { name: label('accounts', 'codeTitle') });
  await expect(code.getByRole('img')).toBeVisible();
  await leavePage(theirs);

  await page.goto(consoleUrl('/ko/statistics/log/administration'));
  const entry = page
    .getByRole('row')
    .filter({ hasText: label('history', 'act_codesReset') })
    .filter({ hasText: member.id });
  await expect(entry).toContainText(MANAGER);
});
