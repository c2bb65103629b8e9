import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { serve } from '@hono/node-server';
import { AGENT_PROGRAMS } from '@remote-console/domain';
import { Hono } from 'hono';
import type { SecureHeadersVariables } from 'hono/secure-headers';
import { describe, expect, it } from 'vitest';
import { afterThisTest } from '../testing/cleanup.ts';
import { AGENT_BUNDLE } from './agentPrograms.ts';
import { installerScript } from './installerScript.ts';
import { serveDownloads } from './serveDownloads.ts';

const TOKEN = 'secret-token_0123456789';
/** An agent that reports how it was called, and its input. */
const AGENT = `#!/bin/sh
printf '%s\\n' "$@" > "$HOME/called"
while [ $# -gt 0 ]; do
  [ "$1" = --token-file ] && cat "$2" > "$HOME/token"
  shift
done
env > "$HOME/environment"
`;

async function folderOf(files: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'install-'));
  afterThisTest(() => rm(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  return folder;
}

const EXECUTABLES = Object.fromEntries(AGENT_PROGRAMS.map(({ file }) => [file, AGENT]));

/** A server that offers agents, and an empty computer. */
async function openInstaller(files: Readonly<Record<string, string | Uint8Array>> = EXECUTABLES) {
  const folder = await folderOf(files);
  const app = new Hono<{ Variables: SecureHeadersVariables }>();
  const requests: string[] = [];
  app.use(async (context, next) => {
    requests.push(`${context.req.method} ${context.req.url} ${JSON.stringify(context.req.header())}`);
    await next();
  });
  serveDownloads(app, [folder]);
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  afterThisTest(async () => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen.');
  const home = await folderOf({});
  const temporary = join(home, 'temporary');
  await mkdir(temporary);
  const origin = `http://127.0.0.1:${address.port}`;
  const run = async (
    shell: readonly [string, ...string[]],
    script: string,
    environment: Record<string, string> = {},
  ) => {
    const [program, ...words] = shell;
    const env = { PATH: process.env['PATH'] ?? '', HOME: home, TMPDIR: temporary, ...environment };
    return new Promise<{ status: number; output: string }>((resolve) => {
      const child = execFile(program, [...words, '-c', script], { env }, (error, stdout, stderr) => {
        const status = typeof error?.code === 'number' ? error.code : 0;
        resolve({ status, output: `${stdout}${stderr}` });
      });
      child.stdin?.end();
    });
  };
  return { origin, folder, home, temporary, run, requests, app };
}

function has(program: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const SHELLS: readonly [string, ...string[]][] = [['sh'], ['dash'], ['bash'], ['busybox', 'ash']];
const line = (origin: string, shell: readonly string[], words: string) =>
  `curl -fsSL ${origin}/download/install.sh | ${shell.join(' ')} -s -- ${words}`;

/** The name of a test in which nothing was tried: it is listed as skipped instead of silently passing. */
const missing = (program: string) => (has(program) ? '' : ` (${program} is not on this machine)`);

for (const shell of SHELLS) {
  const [program] = shell;
  describe.skipIf(!has(program))(`the install script in ${shell.join(' ')}${missing(program)}`, () => {
    it('downloads, verifies and installs, and leaves neither token nor files behind', async () => {
      const { origin, home, temporary, run, requests } = await openInstaller();
      const words = `--server ${origin}/ --token ${TOKEN} --user --no-service`;
      expect(await run(shell, line(origin, shell, words))).toEqual({ status: 0, output: '' });
      const called = (await readFile(join(home, 'called'), 'utf8')).trim().split('\n');
      expect(called).toEqual([
        'install',
        '--server',
        origin,
        '--token-file',
        expect.stringContaining(temporary),
        '--no-service',
        '--user',
      ]);
      expect(await readFile(join(home, 'token'), 'utf8')).toBe(TOKEN);
      expect(await readdir(temporary)).toEqual([]);
      expect(requests).toHaveLength(2);
      expect(requests.join()).not.toContain(TOKEN);
    });

    it('takes the token from the environment, and hands it to nobody in it', async () => {
      const { origin, home, run } = await openInstaller();
      const installed = await run(shell, line(origin, shell, `--server ${origin} --user`), {
        REMOTE_CONSOLE_ENROLMENT_TOKEN: TOKEN,
      });
      expect(installed).toEqual({ status: 0, output: '' });
      expect(await readFile(join(home, 'token'), 'utf8')).toBe(TOKEN);
      expect(await readFile(join(home, 'environment'), 'utf8')).not.toContain(TOKEN);
    });

    it('says in one sentence what is wrong, and ends with another status than 0', async () => {
      const { origin, folder, home, temporary, run } = await openInstaller();
      const install = (words: string, environment?: Record<string, string>) =>
        run(shell, line(origin, shell, words), environment);
      const failed = (output: string) => ({ status: 1, output: `${output}\n` });
      expect(await install('')).toEqual(
        failed('The address of the console is missing: pass it with --server https://CONSOLE.'),
      );
      expect(await install('--wrong')).toEqual(failed('Unknown option: --wrong.'));
      expect(await install('--server')).toEqual(failed('--server needs a value.'));
      const closed = createServer().listen(0, '127.0.0.1');
      await once(closed, 'listening');
      const address = closed.address();
      closed.close();
      if (address === null || typeof address === 'string') throw new Error('There is no free port.');
      const nobody = `http://127.0.0.1:${address.port}`;
      expect(await install(`--server ${nobody} --user`)).toEqual(
        failed(`Nothing answers at ${nobody}: check the address and its port.`),
      );
      const unwritable = join(home, 'none');
      expect(await install(`--server ${origin} --user`, { TMPDIR: unwritable })).toEqual(
        failed(`Nothing can be written to ${unwritable}: the disk is full or read-only; set TMPDIR to another folder.`),
      );
      const proxy = createHttpServer((_request, response) => response.writeHead(407).end()).listen(0, '127.0.0.1');
      afterThisTest(async () => void proxy.close());
      await once(proxy, 'listening');
      const script = await (await fetch(`${origin}/download/install.sh`)).text();
      await writeFile(join(home, 'install.sh'), script);
      const stored = `${shell.join(' ')} "$HOME/install.sh" --server ${origin} --user`;
      const proxyAddress = proxy.address();
      const http_proxy = `http://127.0.0.1:${typeof proxyAddress === 'object' ? proxyAddress?.port : ''}`;
      expect(await run(shell, stored, { http_proxy })).toEqual(
        failed('The proxy requires a password: set it in HTTPS_PROXY (http://name:password@proxy:8080).'),
      );
      for (const { file } of AGENT_PROGRAMS) await writeFile(join(folder, file), 'changed on the way');
      expect(await run(shell, stored)).toEqual(
        failed(`The download from ${origin} is damaged (SHA-256 mismatch): try again.`),
      );
      expect(await readdir(temporary)).toEqual([]);
    });
  });
}

it('the install script uses the bundle with Node.js where there is no executable', async () => {
  const bundle = `import { writeFileSync } from 'node:fs'; writeFileSync(process.env.HOME + '/called', process.argv.slice(2).join(' '));`;
  const { origin, home, run } = await openInstaller({ [AGENT_BUNDLE]: bundle });
  const node = join(home, 'bin');
  await mkdir(node);
  await symlink(process.execPath, join(node, 'node'));
  const PATH = `${node}:${process.env['PATH'] ?? ''}`;
  expect(await run(['sh'], line(origin, ['sh'], `--server ${origin} --user`), { PATH })).toEqual({
    status: 0,
    output: '',
  });
  expect(await readFile(join(home, 'called'), 'utf8')).toBe(`install --server ${origin} --user`);
});

it('the install script says so where the server has no agent at all', async () => {
  const { origin, run } = await openInstaller({});
  const { status, output } = await run(['sh'], line(origin, ['sh'], `--server ${origin}`));
  expect([status, output]).toEqual([
    1,
    expect.stringMatching(/^\S+ has no agent for \S+ yet: ask its administrator\.\n$/),
  ]);
});

it('the script of the dialog installs in the same way, and reports without installing where a person signs in', async () => {
  const { origin, home, run } = await openInstaller();
  const proxy = { proxyType: 'none', proxyServer: '', proxyPort: '', proxyId: '', proxyPassword: '' } as const;
  for (const [installType, first] of [
    ['auto-login', 'install'],
    ['manual-login', '--server'],
  ] as const) {
    await writeFile(join(home, 'made.sh'), installerScript('sh', { origin, token: TOKEN, installType, proxy }));
    expect(await run(['sh'], `sh "$HOME/made.sh" ${installType === 'auto-login' ? '--user' : ''}`)).toEqual({
      status: 0,
      output: '',
    });
    expect((await readFile(join(home, 'called'), 'utf8')).split('\n')[0]).toBe(first);
    expect(await readFile(join(home, 'token'), 'utf8')).toBe(TOKEN);
  }
});

describe('a download that lies compressed beside itself', () => {
  const file = 'remote-console-agent-linux-x64';

  it('is sent compressed to clients that accept it, and as it is to others', async () => {
    const { app } = await openInstaller({ [file]: 'content', [`${file}.gz`]: gzipSync('content') });
    const ask = (encoding: string) => app.request(`/download/${file}`, { headers: { 'accept-encoding': encoding } });
    const compressed = await ask('gzip, br');
    expect(compressed.headers.get('content-encoding')).toBe('gzip');
    expect(compressed.headers.get('vary')).toBe('accept-encoding');
    for (const encoding of ['', 'br', 'gzip;q=0']) {
      const plain = await ask(encoding);
      expect(plain.headers.get('content-encoding')).toBeNull();
      expect(await plain.text()).toBe('content');
    }
  });
});

it('the script for PowerShell names server, file and digest, and is read as text', async () => {
  const { app } = await openInstaller();
  const response = await app.request('/download/install.ps1');
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  const script = await response.text();
  expect(script).toMatch(/'x64' = @\{ File = 'remote-console-agent-windows-x64\.exe'; Sha256 = '[0-9A-F]{64}' \}/);
  expect(script).not.toMatch(/[^\r]\n/);
});

it.skipIf(!has('pwsh'))(`PowerShell reads the script without an error${missing('pwsh')}`, async () => {
  const { app, home, run } = await openInstaller();
  await writeFile(join(home, 'install.ps1'), await (await app.request('/download/install.ps1')).text());
  const parse =
    '$errors = $null; [void][Management.Automation.Language.Parser]::ParseFile("$env:HOME/install.ps1", [ref]$null, [ref]$errors); $errors.Count';
  expect(await run(['sh'], `pwsh -NoProfile -NonInteractive -Command '${parse}'`)).toEqual({
    status: 0,
    output: '0\n',
  });
});
