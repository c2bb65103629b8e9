import { execFile } from 'node:child_process';
import type { ScreenMonitor } from '@remote-console/domain';

const PATIENCE_MS = 2000;

/** ` 0: +*DP-1 1920/527x1080/296+0+0  DP-1`: its name, and pixels besides millimeters. */
const MONITOR = /^\s*\d+: [+*]*(\S+) (\d+)\/\d+x(\d+)\/\d+\+(\d+)\+(\d+)(?:\s|$)/;

/** The monitors in the output of `xrandr --listactivemonitors`. */
export function readXrandr(output: string): readonly ScreenMonitor[] {
  return output.split('\n').flatMap((line) => {
    const [, name, width, height, x, y] = MONITOR.exec(line) ?? [];
    if (name === undefined) return [];
    return [{ name, x: Number(x), y: Number(y), width: Number(width), height: Number(height) }];
  });
}

/** The monitors of this machine's X display; none without a display or `xrandr`. */
export function monitorsOfDisplay(): Promise<readonly ScreenMonitor[]> {
  if (!process.env['DISPLAY']) return Promise.resolve([]);
  return new Promise((resolve) => {
    execFile('xrandr', ['--current', '--listactivemonitors'], { timeout: PATIENCE_MS }, (error, output) =>
      resolve(error ? [] : readXrandr(output)),
    );
  });
}
