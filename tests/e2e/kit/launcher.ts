import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LAUNCHER_FILE } from '@remote-console/domain';
import { workerConsole } from './consoles.ts';

const folder = path.join(workerConsole.dataFolder, 'downloads');

/** Puts a viewer there to download, as the operator of a server does. */
export function offerLauncher(): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, LAUNCHER_FILE), 'a viewer');
}

/** Takes it away again. */
export function withdrawLauncher(): void {
  rmSync(path.join(folder, LAUNCHER_FILE), { force: true });
}
