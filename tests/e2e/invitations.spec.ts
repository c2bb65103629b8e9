import { expect } from '@playwright/test';
import { mailTo } from './kit/outbox.ts';
import { consoleUrl, logOut, MANAGER, skipTour } from './kit/person.ts';
import { server, tokenOf } from './kit/server.ts';
import { test } from './kit/test.ts';
import { label } from './kit/texts.ts';
import { HOUR, arriveAtDevices, freshMail, timeText, twoDevices } from './kit/partners.ts';

test('the landing is open to visitors and leads to the invitation code [A-WELCOME-02] [A-WELCOME-04] [A-ROUTE-15] [C-ROUTE-17]', async ({
  page,
}) => {
  await page.goto(consoleUrl('/ko/login'));
  await page.getByRole('link', { name: label('partners', 'welcomeTitle') }).click();
  await expect(page).toHaveURL(consoleUrl('/ko/welcome'));
  await page.getByRole('link', { name: label('partners', 'invitationRemote') }).click();
  await expect(page).toHaveURL(consoleUrl('/ko/email-invitation'));
});

test('the page of the invitation code is open to visitors and sends no empty code [A-INVITE-01] [A-INVITE-02] [C-ROUTE-16]', async ({
  page,
}) => {
  await page.goto(consoleUrl('/ko/email-invitation'));
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(1);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url());
  });
  await page.getByRole('button', { name: label('partners', 'confirmCode') }).click();
  await expect(page.getByText(label('messages', 'remote_code_requirement'), { exact: true })).toBeVisible();
  expect(calls).toEqual([]);
});

test('an invitation code opens its devices, once [A-INVITE-03] [A-INVITE-04] [A-INVITE-05] [A-INVITE-06]', async ({
  page,
}) => {
  const token = await tokenOf(MANAGER);
  const devices = await twoDevices(token);
  const mail = freshMail('guest');
  const { error } = await server.POST('/invitations', {
    headers: { token },
    body: {
      mail,
      device_pks: devices.map(({ pk }) => pk),
      start_time: timeText(Date.now()),
      end_time: timeText(Date.now() + 2 * HOUR),
    },
  });
  expect(error).toBeUndefined();
  const letter = (await (await mailTo(page, mail)).textContent()) ?? '';
  const [code = ''] = /[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(letter) ?? [];
  expect(letter).toContain(consoleUrl('/ko/email-invitation'));

  await page.goto(consoleUrl('/ko/email-invitation'));
  await skipTour(page);
  const field = page.getByRole('textbox', { name: label('partners', 'code') });
  const confirm = page.getByRole('button', { name: label('partners', 'confirmCode') });
  const refusal = page.getByText(label('messages', 'invitation_code_invalid'), { exact: false });
  await field.fill('ABCD-EFGH-2345');
  await confirm.click();
  await expect(refusal).toBeVisible();
  await expect(page).toHaveURL(consoleUrl('/ko/email-invitation'));
  await expect.poll(() => field.evaluate((input: HTMLInputElement) => input.selectionEnd)).toBe(14);

  await page.keyboard.type(` ${code.toLowerCase()} `);
  await confirm.click();
  await arriveAtDevices(
    page,
    devices.map(({ alias }) => alias),
  );

  await logOut(page);
  await page.goto(consoleUrl('/ko/email-invitation'));
  await field.fill(code);
  await confirm.click();
  await expect(refusal).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user_session'))).toBeNull();
});
