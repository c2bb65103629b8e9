import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { monitorsOfDisplay, readXrandr } from './monitors.ts';

const TWO = `Monitors: 2
 0: +*DP-1 1920/527x1080/296+0+0  DP-1
 1: +HDMI-1 1280/376x1024/301+1920+56  HDMI-1
`;
const MONITORS = [
  { name: 'DP-1', x: 0, y: 0, width: 1920, height: 1080 },
  { name: 'HDMI-1', x: 1920, y: 56, width: 1280, height: 1024 },
];

test('monitors are read with their places', () => {
  expect(readXrandr(TWO)).toEqual(MONITORS);
});

test('one that was put together has outputs of its own, or none', () => {
  const output = 'Monitors: 2\n 0: *LEFT 400/100x600/100+0+0  screen\n 1: RIGHT 400/100x600/100+400+0 \n';
  expect(readXrandr(output).map(({ name, x }) => [name, x])).toEqual([
    ['LEFT', 0],
    ['RIGHT', 400],
  ]);
});

test.each(['', 'Monitors: 0\n', "Can't open display :9\n", ' 0: +*DP-1 1920x1080\n'])(
  'nothing is read from %j',
  (output) => {
    expect(readXrandr(output)).toEqual([]);
  },
);

/** Puts a program with that name ahead of all others. */
async function withXrandr(script: string): Promise<void> {
  const folder = await temporaryFolder();
  const file = join(folder, 'xrandr');
  await writeFile(file, `#!/bin/sh\n${script}\n`);
  await chmod(file, 0o755);
  vi.stubEnv('PATH', `${folder}:${process.env['PATH'] ?? ''}`);
  onTestFinished(() => void vi.unstubAllEnvs());
}

test('the display is asked', async () => {
  await withXrandr(`[ "$*" = '--current --listactivemonitors' ] && printf '%s' '${TWO}'`);
  vi.stubEnv('DISPLAY', ':0');
  expect(await monitorsOfDisplay()).toEqual(MONITORS);
});

test('there are none where the program fails, or where there is no display', async () => {
  await withXrandr(`printf '%s' '${TWO}'; exit 1`);
  vi.stubEnv('DISPLAY', ':0');
  expect(await monitorsOfDisplay()).toEqual([]);
  await withXrandr(`printf '%s' '${TWO}'`);
  vi.stubEnv('DISPLAY', '');
  expect(await monitorsOfDisplay()).toEqual([]);
});
