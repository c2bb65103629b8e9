import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { AGENT_PROGRAMS } from '@remote-console/domain';
import { expect, it } from 'vitest';
import { checkIntegrity, IntegrityError } from './nodeBinary.ts';
import { type Platform, PLATFORMS } from './platforms.ts';

it('every executable that the console names is built', () => {
  expect(PLATFORMS.map(({ file, system }) => ({ file, system }))).toEqual(
    AGENT_PROGRAMS.map(({ file, system }) => ({ file, system })),
  );
});

it('the lockfile names the same archives where it names them', () => {
  const text = readFileSync(path.resolve(import.meta.dirname, '../../package-lock.json'), 'utf8');
  const { packages } = JSON.parse(text) as { packages: Record<string, { version: string; integrity?: string }> };
  const known = PLATFORMS.filter(({ packageName }) => `node_modules/${packageName}` in packages);
  expect(known.length).toBeGreaterThan(0);
  for (const { packageName, version, integrity } of known) {
    expect(packages[`node_modules/${packageName}`]).toMatchObject({ version, integrity });
  }
});

it('an archive of another content is refused', () => {
  const [first] = PLATFORMS;
  const archive = Buffer.from('archive');
  const integrity = `sha512-${createHash('sha512').update(archive).digest('base64')}`;
  const right = { ...first, integrity } as Platform;
  expect(() => checkIntegrity(archive, right)).not.toThrow();
  expect(() => checkIntegrity(Buffer.from('another'), right)).toThrow(IntegrityError);
});
