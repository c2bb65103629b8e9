import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { KEYSYMS, keysymsOfText } from '@remote-console/domain';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { serveScreen } from './serveScreen.ts';
import { startVncServer, type StartedVncServer } from './startVncServer.ts';
import { channelPair } from './testing/channelPair.ts';
import { rfbClient } from './testing/rfbClient.ts';
import { viewer } from './testing/viewer.ts';
import type { VncServers } from './vncServers.ts';

const PROGRAMS = ['Xvfb', 'x11vnc', 'xterm'];
const missing = PROGRAMS.filter((program) => spawnSync('which', [program]).status !== 0);

/** How long a program of this machine may take to start, in milliseconds. */
const START_MS = 20_000;

/** Only what the agent starts itself, whatever else runs on this machine. */
function startedServers() {
  let started: StartedVncServer | null = null;
  const servers: VncServers = {
    find: async () => {
      started = await startVncServer();
      return started && { place: started.place, password: started.password, release: started.stop };
    },
  };
  return { servers, haveEnded: () => started?.hasEnded() === true };
}

function running(program: string, args: readonly string[], display?: string): ChildProcess {
  const env = { ...process.env, LANG: 'C.UTF-8', ...(display === undefined ? {} : { DISPLAY: display }) };
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  onTestFinished(() => void child.kill());
  return child;
}

/** A virtual screen; Xvfb reports which number it has taken. */
async function screenInMemory(): Promise<string> {
  const child = running('Xvfb', ['-displayfd', '3', '-screen', '0', '800x600x24', '-nolisten', 'tcp']);
  const pipe = child.stdio[3];
  if (!pipe || !('on' in pipe)) throw new Error('Xvfb has no pipe');
  const number = await new Promise<string>((resolve) => pipe.on('data', (bytes: Buffer) => resolve(bytes.toString())));
  return `:${number.trim()}`;
}

describe.skipIf(missing.length > 0)(`a screen of this machine (needs ${PROGRAMS.join(', ')})`, () => {
  test('is shown by the VNC server that the agent starts, and takes Korean as it was composed', async () => {
    const display = await screenInMemory();
    vi.stubEnv('DISPLAY', display);
    vi.stubEnv('WAYLAND_DISPLAY', undefined);
    onTestFinished(() => void vi.unstubAllEnvs());
    const file = join(await temporaryFolder(), 'typed');
    running('xterm', ['-u8', '-geometry', '80x24+0+0', '-e', `cat > '${file}'`], display);
    await vi.waitFor(() => readFile(file), START_MS);

    const pair = channelPair();
    const { servers, haveEnded } = startedServers();
    const over = serveScreen(pair.agent, { servers, viewOnly: false });
    const client = rfbClient(pair.browser);
    expect(await client.connect()).toMatchObject({ width: 800, height: 600 });
    const view = viewer(client, 800, 600);
    view.encodings(0);
    await view.update(false);
    view.pointer(200, 200);
    await vi.waitFor(async () => {
      view.type([...keysymsOfText('한글 かな abc'), KEYSYMS.enter]);
      expect(await readFile(file, 'utf8')).toContain('한글 かな abc\n');
    }, START_MS);
    pair.browser.close();
    expect(await over).toBeNull();
    await vi.waitFor(() => expect(haveEnded()).toBe(true), START_MS);
  });
});
