import { createServer } from 'node:net';
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { startVncServer, type StartedVncServer } from './startVncServer.ts';
import { fakeVncServer } from './testing/fakeVncServer.ts';
import { answersAsVnc, findVncPort, LOOPBACK } from './vncPlace.ts';
import { vncServers } from './vncServers.ts';

async function listening(greeting: string | null): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    if (greeting !== null) socket.write(greeting);
  });
  await new Promise<void>((resolve) => server.listen(0, LOOPBACK, resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

describe('a VNC server that runs', () => {
  test('is distinguished from other servers, silent ones and none', async () => {
    const { port } = await fakeVncServer();
    const others = [await listening('SSH-2.0-x\r\n'), await listening(null), 1];
    expect(await findVncPort([...others, port])).toBe(port);
    expect(await findVncPort(others)).toBeNull();
  });

  test('is used with the password that its owner named', async () => {
    const { port } = await fakeVncServer();
    const passwordFile = join(await temporaryFolder(), 'password');
    await writeFile(passwordFile, 'secret\r\nsecond line\n');
    const server = await vncServers({ port, passwordFile }).find();
    expect(server).toMatchObject({ place: { host: '127.0.0.1', port }, password: 'secret' });
    expect(await vncServers({ port, passwordFile: null }).find()).toMatchObject({ password: null });
    expect(await vncServers({ port, passwordFile: `${passwordFile}.gone` }).find()).toMatchObject({ password: null });
  });
});

describe('a VNC server that the agent starts', () => {
  function starting() {
    const stop = vi.fn();
    let ended = false;
    const started: StartedVncServer = {
      place: { path: '/nowhere' },
      password: 'x',
      hasEnded: () => ended,
      stop: () => {
        ended = true;
        stop();
      },
    };
    const start = vi.fn(() => {
      ended = false;
      return Promise.resolve(started);
    });
    return { start, stop, end: () => (ended = true) };
  }

  test('is one for all screens, and ends with the last of them', async () => {
    const { start, stop } = starting();
    const servers = vncServers({ port: null, passwordFile: null, start });
    const [first, second] = await Promise.all([servers.find(), servers.find()]);
    expect(start).toHaveBeenCalledTimes(1);
    first?.release();
    first?.release();
    await Promise.resolve();
    expect(stop).not.toHaveBeenCalled();
    second?.release();
    await vi.waitFor(() => expect(stop).toHaveBeenCalledTimes(1));
    await servers.find();
    expect(start).toHaveBeenCalledTimes(2);
  });

  test('is not there where nothing can be started', async () => {
    const servers = vncServers({ port: null, passwordFile: null, start: () => Promise.resolve(null) });
    expect(await servers.find()).toBeNull();
    expect(await servers.find()).toBeNull();
  });

  test.runIf(process.platform === 'linux')('is x11vnc on the loopback with a password of its own', async () => {
    const folder = await temporaryFolder();
    const { port } = await fakeVncServer({ securities: [2] });
    const program = join(folder, 'x11vnc');
    // Replaces x11vnc: it forwards to a test VNC server, and records its arguments.
    await writeFile(
      program,
      `#!${process.execPath}
const { createServer, connect } = require('node:net');
const { readFileSync, writeFileSync } = require('node:fs');
const args = process.argv.slice(2);
const file = args[args.indexOf('-passwdfile') + 1].replace('rm:', '');
writeFileSync('${join(folder, 'called')}', JSON.stringify({ args, password: readFileSync(file, 'utf8').trim() }));
createServer((socket) => socket.pipe(connect(${port}, '127.0.0.1')).pipe(socket))
  .listen(Number(args[args.indexOf('-rfbport') + 1]), '127.0.0.1');
`,
    );
    await chmod(program, 0o700);
    vi.stubEnv('PATH', folder);
    vi.stubEnv('DISPLAY', ':7');
    vi.stubEnv('WAYLAND_DISPLAY', undefined);
    onTestFinished(() => void vi.unstubAllEnvs());
    const server = await startVncServer();
    const called: { args: string[]; password: string } = JSON.parse(
      await (await import('node:fs/promises')).readFile(join(folder, 'called'), 'utf8'),
    );
    expect(called.args).toContain('-localhost');
    expect(called.args.join(' ')).not.toContain(called.password);
    expect(server?.password).toBe(called.password);
    expect(called.password).toMatch(/^[\w-]{8}$/);
    server?.stop();
    await vi.waitFor(() => expect(server?.hasEnded()).toBe(true));
    expect(server && (await answersAsVnc(server.place))).toBe(false);
  });

  test('is not started where none is installed', async () => {
    vi.stubEnv('PATH', await temporaryFolder());
    vi.stubEnv('DISPLAY', ':7');
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(await startVncServer()).toBeNull();
  });
});
