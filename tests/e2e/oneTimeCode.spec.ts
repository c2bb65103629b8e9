import { Secret, TOTP } from 'otpauth';
import { expect, type Page } from '@playwright/test';
import { arrive, consoleUrl, logIn, MANAGER, PASSWORD, tryLogin } from './kit/person.ts';
import { server } from './kit/server.ts';
import { test } from './kit/test.ts';
import { label } from './kit/texts.ts';
import { makeMember } from './kit/members.ts';

const codeField = (page: Page) => page.getByRole('textbox', { name: label('accounts', 'codeLabel') });
const qrCode = (page: Page) => page.getByRole('img', { name: label('accounts', 'qrCode') });
const codeDialog = (page: Page) => page.getByRole('dialog', { name: label('accounts', 'codeTitle') });

/** The code that an authenticator app with this secret shows; `later` gives the one of the next period. */
const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 30_000 });

/** A code that the authenticator shows neither now nor just before or after. */
const wrongCode = (secret: string) => {
  const right = new Set([-1, 0, 1].map((later) => codeOf(secret, later)));
  return ['000000', '111111', '222222', '333333'].find((code) => !right.has(code)) ?? '';
};

async function sendCode(page: Page, code: string): Promise<void> {
  await codeField(page).fill(code);
  await codeDialog(page)
    .getByRole('button', { name: label('accounts', 'codeSubmit') })
    .click();
}

test('a login with a one-time code sets up the app by the QR image, refuses a wrong code and takes the right one [A-OTP-01] [A-OTP-04] [A-OTP-06]', async ({
  page,
}) => {
  const { id } = await makeMember('otp', { rights: [{ flag_use_otp: 1 }] });
  const answer = page.waitForResponse((response) => response.url().endsWith('/v1.0/access'));
  await page.goto(consoleUrl('/ko/login'));
  await tryLogin(page, id);
  await expect(qrCode(page)).toBeVisible();
  const { objects } = (await (await answer).json()) as { objects: { otp_key: string; token: string } };

  // The field accepts only digits.
  await codeField(page).pressSequentially('1a2 3-4');
  await expect(codeField(page)).toHaveValue('1234');

  await sendCode(page, wrongCode(objects.otp_key));
  await expect(codeDialog(page).getByRole('alert')).toHaveText(label('messages', 'invalid_otp'));
  await expect(codeField(page)).toHaveValue('');
  await expect(codeField(page)).toBeFocused();
  // The token from the password step alone opens nothing.
  const { response } = await server.GET('/users/0', { headers: { token: objects.token } });
  expect(response.status).toBe(401);

  await sendCode(page, codeOf(objects.otp_key));
  await arrive(page);
});

test('an app that is set up needs no QR image any more [A-OTP-06]', async ({ page }) => {
  const { id } = await makeMember('app', { rights: [{ flag_use_otp: 1 }] });
  const { data } = await server.POST('/access', { body: { type: '1STEP', mail: id, pw: PASSWORD } });
  const { otp_key: secret = '', token = '' } = data?.objects ?? {};
  // The current code and the next one: an older one may have expired when it arrives.
  const { error } = await server.POST('/access', { body: { type: '3STEP', token, code: codeOf(secret) } });
  expect(error).toBeUndefined();

  await page.goto(consoleUrl('/ko/login'));
  await tryLogin(page, id);
  await expect(codeDialog(page)).toBeVisible();
  await expect(qrCode(page)).toHaveCount(0);
  await sendCode(page, codeOf(secret, 1));
  await arrive(page);
});

test('an account without the one-time code logs in by the password alone [A-OTP-05]', async ({ page }) => {
  const { id } = await makeMember('plain');
  await page.goto(consoleUrl('/ko/login'));
  const steps: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/v1.0/access') && request.method() === 'POST') steps.push(request.postDataJSON());
  });
  await tryLogin(page, id);
  await page.waitForURL('**/ko/device/all**');
  await expect(codeDialog(page)).toHaveCount(0);
  expect(steps).toEqual([expect.objectContaining({ type: '1STEP' })]);
});

test('the one-time code is offered on the Corporate plan only [A-OTP-09]', async ({ page }) => {
  const code = page.getByRole('switch', { name: label('users', 'otp') });
  await logIn(page, MANAGER, '/ko/management/profile');
  await expect(code).toBeEnabled();
  await logIn(page, 'basic@demo.example', '/ko/management/profile');
  await expect(page.getByRole('region', { name: label('users', 'settings') })).toBeVisible();
  await expect(code).toHaveCount(0);
});
