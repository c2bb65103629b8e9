import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, type Locator } from '@playwright/test';
import { consoleUrl, deviceRow, PASSWORD } from './kit/person.ts';
import { test } from './kit/test.ts';
import { label } from './kit/texts.ts';
import { freshId, mailedLink } from './kit/visitors.ts';

const run = promisify(execFile);

/** A computer of somebody who has never had the agent: an empty home, outside of which nothing is touched. */
async function emptyComputer() {
  const home = await mkdtemp(path.join(tmpdir(), 'remote-console-newcomer-'));
  const env = {
    HOME: home,
    TMPDIR: home,
    PATH: `${path.dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
    // Services belong to the computer that runs the tests, so the agent is a process here.
    REMOTE_CONSOLE_USER: '1',
    REMOTE_CONSOLE_NO_SERVICE: '1',
  };
  const type = async (line: string) => (await run('sh', ['-c', line], { cwd: home, env })).stdout;
  /** Ends an agent that a failed test has left, and removes everything. */
  const end = async () => {
    const bundle = path.join(home, '.remote-console-agent/bin/remote-console-agent.mjs');
    await run(process.execPath, [bundle, 'uninstall'], { env }).catch(() => undefined);
    await rm(home, { recursive: true, force: true });
  };
  return { home, type, end };
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** The longest time from the sign-up form to a device on the screen, in seconds: what newcomers are promised. */
const PROMISED_SECONDS = 120;

test('a newcomer signs up, pastes one command, sees the device within two minutes, and removes it without a trace', async ({
  page,
}, { annotations }) => {
  const begin = Date.now();
  let presses = 0;
  const press = async (control: Locator) => {
    presses += 1;
    await control.click();
  };
  const id = freshId('newcomer');
  await page.goto(consoleUrl('/ko/join-us'));
  const filled = {
    loginId: id,
    password: PASSWORD,
    passwordConfirmation: PASSWORD,
    mail: id,
    name: 'Ada Park',
    phone: '010-1234-5678',
  };
  for (const [name, value] of Object.entries(filled)) await page.locator(`input[name="${name}"]`).fill(value);
  await press(page.getByRole('checkbox', { name: label('accountPages', 'agreeAll'), exact: true }));
  await press(page.getByRole('button', { name: label('accountPages', 'signUp'), exact: true }));
  const signedUp = page.getByRole('dialog', { name: label('accountPages', 'signedUpTitle') });
  await press(signedUp.getByRole('button', { name: label('common', 'ok') }));

  await page.goto(await mailedLink(id));
  await press(page.getByRole('main').getByRole('link', { name: label('accountPages', 'home') }));
  await page.getByLabel(label('accounts', 'loginId'), { exact: true }).fill(id);
  await page.getByLabel(label('accounts', 'password'), { exact: true }).fill(PASSWORD);
  await press(page.getByRole('button', { name: label('accounts', 'loginTitle'), exact: true }));
  // The notice that greets everybody.
  await press(page.getByRole('dialog').getByRole('button', { name: label('frame', 'keysClose') }));
  await expect(page.getByRole('heading', { name: label('downloads', 'addFirstTitle') })).toBeVisible();
  await press(page.getByRole('button', { name: label('downloads', 'addCreate') }));
  await press(page.getByRole('button', { name: label('downloads', 'addCopy') }));
  const command = await page.evaluate(() => navigator.clipboard.readText());

  const computer = await emptyComputer();
  try {
    const said = await computer.type(command);
    const serverUrl = new URL(consoleUrl()).origin;
    expect(said).toMatch(/Installed as .+: this computer reports to/);
    expect(said).toContain(`: this computer reports to ${serverUrl}.`);
    // The page shows the device without a reload.
    await expect(page.getByRole('link', { name: label('downloads', 'addOpen', { name: hostname() }) })).toBeVisible();
    const seconds = (Date.now() - begin) / 1000;
    annotations.push({ type: 'newcomer', description: `${seconds} s, ${presses} presses, 1 command` });
    expect(seconds).toBeLessThan(PROMISED_SECONDS);
    expect(presses).toBeLessThanOrEqual(8);
    await press(page.getByRole('button', { name: label('downloads', 'addShowDevices') }));
    const row = deviceRow(page, hostname());
    await expect(row).toContainText(label('common', 'online'));

    const [, uninstall] = /To remove it: (.+)/.exec(said) ?? [];
    const agent = uninstall?.replace(/ uninstall$/, '') ?? '';
    expect(await computer.type(`${agent} status`)).toContain(`Reporting to ${serverUrl} since`);
    expect(await computer.type(`${agent} doctor`)).not.toContain('wrong');
    const [, token = ''] = /--token (\S+)/.exec(command) ?? [];
    expect(token).not.toBe('');
    for (const file of await readdir(computer.home, { recursive: true, withFileTypes: true })) {
      if (!file.isFile() || /remote-console-agent(\.mjs)?$/.test(file.name)) continue;
      expect(await readFile(path.join(file.parentPath, file.name), 'utf8')).not.toContain(token);
    }
    await computer.type(uninstall ?? '');
    expect(await readdir(computer.home)).toEqual([]);
    // Even if the goodbye was lost: the device is offline after three missing reports.
    await expect(row).toContainText(label('common', 'offline'));
  } finally {
    await computer.end();
  }
});
