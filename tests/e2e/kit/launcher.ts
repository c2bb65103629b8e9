import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LAUNCHER_FILE } from '@remote-console/domain';
import { workerConsole } from './consoles.ts';

const folder = path.join(workerConsole.dataFolder, 'downloads');

/** Adds a viewer for download, as a server operator does. */
export function offerLauncher(): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, LAUNCHER_FILE), 'a viewer');
}

/** Removes it again. */
export function withdrawLauncher(): void {
  rmSync(path.join(folder, LAUNCHER_FILE), { force: true });
}
