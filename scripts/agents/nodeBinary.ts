/** Fetches the contents of another system's agent from the package registry, once. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Platform, RegistryPackage } from './platforms.ts';

const root = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/** Files kept between two builds; `npm ci` removes them. */
export const CACHE = path.join(root, 'node_modules/.cache/remote-console-agent');

/** An archive differs from the one that the repository names. */
export class IntegrityError extends Error {}

/** @throws IntegrityError when the archive is a different one. */
export function checkIntegrity(archive: Buffer, { packageName, version, integrity }: RegistryPackage): void {
  const found = `sha512-${createHash('sha512').update(archive).digest('base64')}`;
  if (found === integrity) return;
  throw new IntegrityError(
    `${packageName} ${version} from the registry has another SHA-512 than the one in platforms.ts.`,
  );
}

async function installedVersion(packageName: string): Promise<string | null> {
  const text = await readFile(path.join(root, 'node_modules', packageName, 'package.json'), 'utf8').catch(() => '{}');
  const manifest: unknown = JSON.parse(text);
  const version = typeof manifest === 'object' && manifest !== null && 'version' in manifest ? manifest.version : null;
  return typeof version === 'string' ? version : null;
}

/** How npm names the archive of a package, and the cache its folder. */
const archiveName = ({ packageName, version }: RegistryPackage) =>
  `${packageName.replace('@', '').replace('/', '-')}-${version}`;

async function fetchPackage(wanted: RegistryPackage, folder: string): Promise<void> {
  const { packageName, version } = wanted;
  await mkdir(CACHE, { recursive: true });
  const work = await mkdtemp(path.join(CACHE, 'fetch-'));
  try {
    const { npm_node_execpath: node = process.execPath, npm_execpath: npm } = process.env;
    const [command, prefix] = npm ? [node, [npm]] : ['npm', []];
    const words = ['pack', `${packageName}@${version}`, '--silent', '--pack-destination', work];
    await run(command, [...prefix, ...words], { cwd: work });
    const archive = path.join(work, `${archiveName(wanted)}.tgz`);
    checkIntegrity(await readFile(archive), wanted);
    await run('tar', ['-xzf', archive, '-C', work]);
    await rm(folder, { recursive: true, force: true });
    await rename(path.join(work, 'package'), folder);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/**
 * A package: the installed one if there is one, otherwise the one from the registry, which is cached.
 *
 * @returns The path of its folder.
 * @throws IntegrityError when the registry has another file; an npm error while there is no network.
 */
export async function packageFolder(wanted: RegistryPackage): Promise<string> {
  const { packageName, version } = wanted;
  if ((await installedVersion(packageName)) === version) return path.join(root, 'node_modules', packageName);
  const folder = path.join(CACHE, archiveName(wanted));
  if (!existsSync(path.join(folder, 'package.json'))) await fetchPackage(wanted, folder);
  return folder;
}

/**
 * Node.js for a system.
 *
 * @returns The path of its executable.
 * @throws What `packageFolder` throws.
 */
export async function nodeBinary(platform: Platform): Promise<string> {
  return path.join(await packageFolder(platform), platform.executable);
}
