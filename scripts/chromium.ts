/**
 * The browser that every test uses: the one of the lockfile, with the libraries and the fonts that come with it, so
 * that pictures are the same on every machine. CHROMIUM_PATH names another one (needed on arm64, where the package
 * has no binary); visual baselines then do not apply.
 */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const cache = path.join(root, 'node_modules/.cache');

/** Flags of every start: the same glyphs and colours everywhere, and a sandbox that root cannot have is left out. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const UNPACK = `
  import { inflate } from '@sparticuz/chromium';
  const bin = process.argv[1];
  await Promise.all(['chromium.br', 'fonts.tar.br', 'al2023.tar.br'].map((name) => inflate(bin + '/' + name)));
`;

const LAUNCHER = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/al2023/lib" FONTCONFIG_PATH="$here"
exec "$here/chromium" "$@"
`;

const fontConfiguration = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`;

/** Unpacks beside the target and renames, so that two processes that start together do not disturb each other. */
function unpack(target: string): void {
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(path.join(cache, 'chromium-draft-'));
  const packed = path.join(path.dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../bin');
  execFileSync(process.execPath, ['--input-type=module', '--eval', UNPACK, packed], {
    cwd: root,
    env: { ...process.env, TMPDIR: draft },
    stdio: 'inherit',
  });
  writeFileSync(path.join(draft, 'fonts.conf'), fontConfiguration(target));
  writeFileSync(path.join(draft, 'launch.sh'), LAUNCHER);
  chmodSync(path.join(draft, 'launch.sh'), 0o755);
  try {
    renameSync(draft, target);
  } catch (error) {
    if (!existsSync(target)) throw error;
    rmSync(draft, { recursive: true, force: true });
  }
}

/**
 * Path of the browser, unpacked when it is not there yet.
 *
 * @throws Error on a machine whose processor the packed browser does not fit, unless CHROMIUM_PATH is set.
 */
export function chromiumPath(): string {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) return chosen;
  if (process.arch !== 'x64') {
    throw new Error('The packed browser is for x64 only: set CHROMIUM_PATH to a Chromium of this machine.');
  }
  const manifest = path.join(root, 'node_modules/@sparticuz/chromium/package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const target = path.join(cache, `chromium-${version}`);
  if (!existsSync(target)) unpack(target);
  return path.join(target, 'launch.sh');
}

if (import.meta.main) console.log(chromiumPath());
