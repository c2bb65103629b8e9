import { execFileSync } from 'node:child_process';
import { expect } from '@playwright/test';
import { periodFromNow } from './kit/periods.ts';
import { administratorOf } from './kit/administrator.ts';
import { test } from './kit/agentTest.ts';
import { writeToDatabase } from './kit/database.ts';
import { makeMember } from './kit/members.ts';
import { openAs } from './kit/openAs.ts';
import { anotherPage } from './kit/person.ts';
import { openSession, reachComputer, sessionPath, terminalText } from './kit/remote.ts';
import { server, tokenOf } from './kit/server.ts';
import { label } from './kit/texts.ts';

/** A word whose letters take two columns each. */
const HANGUL = '\ud55c\uae00';

/** How a shell prompts for the next command: a user's, or the system administrator's. */
const PROMPT = /[$#]/;

test('a manager has a shell of this machine in the browser: typed, printed, and ended by exit', async ({
  page,
  place,
}) => {
  const { company, pk, name } = await reachComputer(place, 'shell', ['--allow-terminal', '--shell', '/bin/sh']);
  await openAs(page, company.manager, `/ko/device/all/${pk}`);
  await page.getByRole('button', { name: label('devices', 'actionRemote'), exact: true }).click();
  const shown = terminalText(page, name);
  await expect(shown).toContainText(PROMPT);
  await page.keyboard.type(`uname -sr; echo ${HANGUL} $((6 * 7))\n`);
  await expect(shown).toContainText(execFileSync('uname', ['-sr'], { encoding: 'utf8' }).trim());
  await expect(shown).toContainText(`${HANGUL} 42`);
  await page.keyboard.type('exit 3\n');
  await expect(page.getByText(label('remoteTerminal', 'exited', { code: 3 }))).toBeVisible();
});

test('a page that is loaded again goes on with the same session and the same shell', async ({ page, place }) => {
  const { company, pk, name } = await reachComputer(place, 'reload', ['--allow-terminal', '--shell', '/bin/sh']);
  await openAs(page, company.manager, sessionPath(pk, 'terminal'));
  const shown = terminalText(page, name);
  await expect(shown).toContainText(PROMPT);
  await page.keyboard.type('mark=kept-$((6*7)); echo "<$mark>"\n');
  await expect(shown).toContainText('<kept-42>');
  const sessions = async () => {
    const { data } = await server.GET('/remote/sessions', { headers: { token: company.token } });
    return data?.objects.map((session) => session.pk);
  };
  const before = await sessions();
  expect(before).toHaveLength(1);

  await page.reload();
  // The shell's previous output is there again before anything is typed.
  await expect(shown).toContainText('<kept-42>');
  await expect(shown).not.toContainText('again-kept-42');
  await expect(page.locator('[data-dimmed]')).toHaveCount(0);
  await page.locator('.xterm-screen').click();
  await page.keyboard.type('echo "again-$mark"\n');
  await expect(shown).toContainText('again-kept-42');
  expect(await sessions()).toEqual(before);
});

test('a session ends when the right to it does, and says so; another person never gets one', async ({
  page,
  place,
  browser,
}) => {
  const { company, pk, name } = await reachComputer(place, 'rights', ['--allow-terminal', '--shell', '/bin/sh']);
  const member = (purpose: string, remote: 0 | 1) =>
    makeMember(purpose, {
      rights: [{ auth_remotecontrol: remote }],
      groups: [company.defaultGroup],
      managerToken: company.token,
    });
  const [allowed, stranger] = [await member('allowed', 1), await member('stranger', 0)];
  await openAs(page, allowed.id, sessionPath(pk, 'terminal'));
  await expect(terminalText(page, name)).toContainText(PROMPT);

  const other = await anotherPage(browser);
  await openAs(other, stranger.id, sessionPath(pk, 'terminal'));
  const refusal = label('messages', 'no_permission', { administrator: await administratorOf(stranger.id) });
  await expect(other.getByText(refusal).first()).toBeVisible();
  await expect(terminalText(other, name)).toHaveCount(0);

  const { error } = await server.PUT('/users/{userPk}', {
    headers: { token: company.token },
    params: { path: { userPk: allowed.pk } },
    body: { auth_remotecontrol: 0 },
  });
  expect(error).toBeUndefined();
  await expect(page.getByText(label('remote', 'end_permission_removed'))).toBeVisible();
});

test('a session ends when the time of its approval is over, and says so', async ({ page, place }) => {
  const { company, pk, name } = await reachComputer(place, 'approved', ['--allow-terminal', '--shell', '/bin/sh']);
  const user = await makeMember('requester', {
    rights: [{ auth_remotecontrol: 1 }],
    groups: [company.defaultGroup],
    needsApproval: true,
    managerToken: company.token,
  });
  await openAs(page, user.id, sessionPath(pk, 'terminal'));
  await expect(page.getByText(label('messages', 'approval_required')).first()).toBeVisible();

  const period = periodFromNow(3_600_000);
  const { data } = await server.POST('/approvals', {
    headers: { token: await tokenOf(user.id) },
    body: { device_pk: pk, ...period, approval_reason: 'The till prints nothing' },
  });
  const request = data?.objects[0]?.pk ?? 0;
  const headers = { token: company.token };
  const { error } = await server.POST('/approvals', { headers, body: { pk: request, is_accept: 1 } });
  expect(error).toBeUndefined();
  await page.reload();
  await expect(terminalText(page, name)).toContainText(PROMPT);

  writeToDatabase('update approvals set end_at = ? where pk = ?', Date.now(), request);
  await expect(page.getByText(label('remote', 'end_approval_ended'))).toBeVisible();
});

test('a manager sees who is on a device and ends the session, which says by whom', async ({ page, place, browser }) => {
  const { company, pk, name } = await reachComputer(place, 'running', ['--allow-terminal', '--shell', '/bin/sh']);
  const user = await makeMember('someone', {
    rights: [{ auth_remotecontrol: 1 }],
    groups: [company.defaultGroup],
    managerToken: company.token,
  });
  await openAs(page, user.id, sessionPath(pk, 'terminal'));
  await expect(terminalText(page, name)).toContainText(PROMPT);

  const desk = await anotherPage(browser);
  await openAs(desk, company.manager, '/ko/management/running-sessions');
  const row = desk.getByRole('row').filter({ hasText: user.id });
  await expect(row).toContainText(name);
  await row.getByRole('button', { name: label('remote', 'endOf', { person: user.name, device: name }) }).click();
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: label('remote', 'endSession') })
    .click();
  await expect(page.getByText(label('remote', 'end_ended_by_person', { by: 'running' }))).toBeVisible();
  await expect(desk.getByText(label('remote', 'noneRunning'))).toBeVisible();
});

test('the screen of a simulated device shows what is typed', async ({ page, place }) => {
  const { company, pk, name } = await reachComputer(place, 'desktop', ['--fleet', '1']);
  await openAs(page, company.manager);
  await openSession(page, pk, 'screen');
  const canvas = page.locator('canvas').first();
  await expect(canvas).toBeVisible();
  await expect(page.getByText(name).first()).toBeVisible();
  const picture = () => canvas.evaluate((element) => (element instanceof HTMLCanvasElement ? element.toDataURL() : ''));
  await expect.poll(async () => (await picture()).length).toBeGreaterThan(5000);
  const before = await picture();
  await canvas.click({ position: { x: 200, y: 200 } });
  await page.keyboard.type('Hello from the browser');
  await expect.poll(picture).not.toBe(before);
});
