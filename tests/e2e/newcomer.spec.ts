import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { installCommand } from '@remote-console/domain';
import { foundCompany } from './kit/company.ts';
import { openAs } from './kit/openAs.ts';
import { consoleUrl, deviceRow } from './kit/person.ts';
import { server } from './kit/server.ts';
import { label } from './kit/texts.ts';

const run = promisify(execFile);

/** A computer of somebody who has never had the agent: an empty home, in which nothing outside of it is touched. */
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

test('a newcomer installs the agent with the line that the console shows, sees the device, and removes it without a trace', async ({
  page,
}) => {
  const company = await foundCompany('newcomer');
  const headers = { token: company.token };
  const { data } = await server.POST('/enrolments', { headers, body: { label: 'first device', device_limit: 1 } });
  const token = data?.objects[0]?.enrolment_token ?? '';
  const serverUrl = new URL(consoleUrl()).origin;
  await openAs(page, company.manager, '/ko/device/all');
  const computer = await emptyComputer();
  try {
    const said = await computer.type(installCommand({ system: 'linux', serverUrl, token }));
    expect(said).toContain(`Installed: this computer reports to ${serverUrl}`);
    // The page shows the device without a reload.
    const row = deviceRow(page, hostname());
    await expect(row).toContainText(label('common', 'online'));

    const [, uninstall] = /To remove it: (.+)/.exec(said) ?? [];
    const agent = uninstall?.replace(/ uninstall$/, '') ?? '';
    expect(await computer.type(`${agent} status`)).toContain(`Reporting to ${serverUrl} since`);
    expect(await computer.type(`${agent} doctor`)).not.toContain('wrong');
    for (const file of await readdir(computer.home, { recursive: true, withFileTypes: true })) {
      if (!file.isFile() || /remote-console-agent(\.mjs)?$/.test(file.name)) continue;
      expect(await readFile(path.join(file.parentPath, file.name), 'utf8')).not.toContain(token);
    }
    await computer.type(uninstall ?? '');
    expect(await readdir(computer.home)).toEqual([]);
    await expect(row).toContainText(label('common', 'offline'));
  } finally {
    await computer.end();
  }
});
