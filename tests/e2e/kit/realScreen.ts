import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { openXScreen, type ScreenServer } from '../../../scripts/run/xScreen.ts';
import { test as base } from './agentTest.ts';

/** The size of the screen, in pixels. */
export const SCREEN_SIZE = { width: 800, height: 600 } as const;

/** What the editor shows in its first line when it has started. */
export const FIRST_LINE = 'order-4711';

/** A virtual screen with an editor in its upper left part, which saves each line as it is entered. */
export interface RealScreen {
  /** What the editor has saved. */
  readonly saved: () => Promise<string>;
  /** Starts a VNC server that requires a password. */
  readonly serve: (password: string, port?: number) => Promise<ScreenServer>;
  /** Writes a file with a password, as the owner of a machine does for the agent; its path. */
  readonly passwordFile: (password: string) => Promise<string>;
  readonly end: () => Promise<void>;
}

async function openRealScreen(): Promise<RealScreen> {
  const folder = await mkdtemp(path.join(tmpdir(), 'remote-screen-'));
  const screen = await openXScreen(SCREEN_SIZE);
  const file = path.join(folder, 'saved');
  screen.terminal(`printf '${FIRST_LINE}\\n'; exec cat > '${file}'`, '-geometry', '80x24+0+0');
  await expect.poll(() => readFile(file, 'utf8').catch(() => null)).not.toBeNull();

  const passwordFile = async (password: string) => {
    const name = path.join(folder, crypto.randomUUID());
    await writeFile(name, `${password}\n`, { mode: 0o600 });
    return name;
  };
  return {
    saved: () => readFile(file, 'utf8'),
    passwordFile,
    serve: async (password, port) => screen.serve(['-passwdfile', await passwordFile(password)], port),
    async end() {
      await screen.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A test with a screen of this machine, which is closed with it. */
export const test = base.extend<{ realScreen: RealScreen }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  realScreen: async ({}, use) => {
    const screen = await openRealScreen();
    await use(screen);
    await screen.end();
  },
});
