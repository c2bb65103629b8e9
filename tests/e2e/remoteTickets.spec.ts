import { expect, type Page } from '@playwright/test';
import { test } from './kit/agentTest.ts';
import { mailTo } from './kit/outbox.ts';
import { freshMail, HOUR, timeText } from './kit/partners.ts';
import { consoleUrl, skipTour } from './kit/person.ts';
import { openSession, reachComputer, terminalText } from './kit/remote.ts';
import { server } from './kit/server.ts';
import { label } from './kit/texts.ts';

/** How a shell prompts for the next command: a user's, or the system administrator's. */
const PROMPT = /[$#]/;

/** Invites somebody to a device for two hours, and logs that person in with the code from the email. */
async function enterAsGuest(page: Page, token: string, devicePk: number): Promise<void> {
  const mail = freshMail('guest');
  const { error } = await server.POST('/invitations', {
    headers: { token },
    body: {
      mail,
      device_pks: [devicePk],
      start_time: timeText(Date.now()),
      end_time: timeText(Date.now() + 2 * HOUR),
    },
  });
  expect(error).toBeUndefined();
  const letter = (await (await mailTo(page, mail)).textContent()) ?? '';
  const [code = ''] = /[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(letter) ?? [];
  await page.goto(consoleUrl('/ko/email-invitation'));
  await skipTour(page);
  await page.getByRole('textbox', { name: label('partners', 'code') }).fill(code);
  await page.getByRole('button', { name: label('partners', 'confirmCode') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/device\//);
}

test('the session of a temporary account ends when its access ticket is ended, and says why', async ({
  page,
  place,
}) => {
  const { company, pk, name } = await reachComputer(place, 'guests', ['--allow-terminal', '--shell', '/bin/sh']);
  await enterAsGuest(page, company.token, pk);
  await openSession(page, pk, 'terminal');
  await expect(terminalText(page, name)).toContainText(PROMPT);

  const headers = { token: company.token };
  const { data } = await server.GET('/tickets', { headers });
  const ticket_pk = data?.objects[0]?.id ?? 0;
  const { error } = await server.POST('/tickets', { headers, body: { ticket_pk, action_type: 'terminate' } });
  expect(error).toBeUndefined();
  await expect(page.getByText(label('remote', 'end_ticket_ended'))).toBeVisible();
});
