/**
 * The browser that every test uses: the one in the lockfile, with the libraries and the fonts that come with it, so
 * that screenshots are the same on every machine. CHROMIUM_PATH names another one (needed on arm64, where the package
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
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const cache = path.join(root, 'node_modules/.cache');

/** Flags of every start: the same glyphs and colors everywhere, and no sandbox where root cannot have one. */
const CHROMIUM_ARGS = [
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

/** Unpacks next to the target and renames, so that two processes starting together do not disturb each other. */
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

/** What a machine provides for a test run. */
interface Machine {
  readonly platform: string;
  readonly arch: string;
  /** The browser given by CHROMIUM_PATH. */
  readonly chosen: string | undefined;
}

const thisMachine = (): Machine => ({
  platform: process.platform,
  arch: process.arch,
  chosen: process.env['CHROMIUM_PATH'],
});

/** Where the browser from the lockfile is, or will be. */
function pinnedPath(): string {
  const manifest = path.join(root, 'node_modules/@sparticuz/chromium/package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  return path.join(cache, `chromium-${version}`, 'launch.sh');
}

/** Whether the packed browser runs on a machine: it is for Linux on x64. */
const fits = ({ platform, arch }: Machine) => platform === 'linux' && arch === 'x64';

/**
 * Why screenshots cannot be compared here, in one line; null when they can. Letters and edges differ between browsers
 * and operating systems, so the committed screenshots are valid only for the browser in the lockfile.
 */
export function pictureFault(machine: Machine = thisMachine()): string | null {
  const { platform, arch, chosen } = machine;
  if (!fits(machine)) return `Visual comparison skipped on ${platform} ${arch}: the baselines were taken on Linux x64.`;
  if (!chosen || path.resolve(chosen) === pinnedPath()) return null;
  return `Visual comparison skipped in ${chosen}: the baselines were taken in the locked browser.`;
}

/**
 * Path of the browser, unpacked if necessary.
 *
 * @throws Error on a machine that the packed browser does not support, unless CHROMIUM_PATH is set.
 */
export function chromiumPath(machine: Machine = thisMachine()): string {
  if (machine.chosen) return machine.chosen;
  if (!fits(machine)) {
    throw new Error('The bundled browser only runs on Linux x64: set CHROMIUM_PATH to a Chromium on this machine.');
  }
  const launcher = pinnedPath();
  if (!existsSync(path.dirname(launcher))) unpack(path.dirname(launcher));
  return launcher;
}

/** Where processes share memory without a disk, and how many bytes the browsers of a run need there. */
const SHARED_MEMORY = { folder: '/dev/shm', bytes: 2 * 1024 ** 3 };

/** Whether the shared memory has room for browsers; containers often have 64 MB of it. */
function hasSharedMemory(): boolean {
  const { folder, bytes } = SHARED_MEMORY;
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= bytes;
}

/**
 * How every browser is started, with Playwright. By default Playwright makes the browser's processes share what they
 * draw in files on the disk, which works everywhere and costs about a fifteenth of the processor's time; with enough
 * shared memory, that is avoided.
 *
 * @param args Flags for this start only.
 */
export const launchOptions = (args: readonly string[] = []) => ({
  executablePath: chromiumPath(),
  args: [...CHROMIUM_ARGS, ...args],
  ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
});

if (import.meta.main) console.log(chromiumPath());
