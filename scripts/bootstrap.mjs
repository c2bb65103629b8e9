// Runs before every entry command, on whatever Node the machine has (20.19 or newer), so it imports nothing from
// node_modules: it makes the installed packages match the lockfile, and does nothing when they do.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { nodeFault } from './nodeVersion.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const fault = nodeFault(process);
if (fault !== null) {
  console.error(fault);
  process.exit(1);
}
const stamp = 'node_modules/.lock-hash';
const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : null;

if (installed !== wanted) {
  console.log('Installing the locked dependencies (about a minute the first time) …');
  const { npm_node_execpath: node = process.execPath, npm_execpath: npm } = process.env;
  const [command, prefix] = npm ? [node, [npm]] : ['npm', []];
  const result = spawnSync(command, [...prefix, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
  });
  if (result.status !== 0) {
    console.error('Installing the packages failed (see above).');
    process.exit(result.status ?? 1);
  }
  writeFileSync(stamp, wanted);
}
