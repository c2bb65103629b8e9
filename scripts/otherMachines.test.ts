import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chromiumPath, pictureFault } from './chromium.ts';
import { nodeFault } from './nodeVersion.mjs';

const linux = { platform: 'linux', arch: 'x64', chosen: undefined };
const mac = { platform: 'darwin', arch: 'arm64', chosen: '/Applications/Chromium' };

describe('the Node of a machine', () => {
  test('may be old where the lockfile brings one', () => {
    expect(nodeFault({ platform: 'linux', arch: 'x64', version: 'v20.19.0' })).toBeNull();
    expect(nodeFault({ platform: 'linux', arch: 'arm64', version: 'v20.19.0' })).toBeNull();
  });

  test.each(['v20.19.0', 'v22.20.0', 'v24.6.0'])('is refused in one sentence elsewhere when it is %s', (version) => {
    expect(nodeFault({ platform: 'darwin', arch: 'arm64', version })).toBe(
      `Remote Console needs Node 24.7 or newer on darwin arm64, and this is Node ${version}: install a newer one from https://nodejs.org.`,
    );
  });

  test.each(['v24.7.0', 'v25.0.0'])('is taken elsewhere when it is %s', (version) => {
    expect(nodeFault({ platform: 'darwin', arch: 'arm64', version })).toBeNull();
  });
});

describe('the browser of a machine', () => {
  test('is the one that CHROMIUM_PATH names', () => {
    expect(chromiumPath(mac)).toBe('/Applications/Chromium');
  });

  test.each([
    { platform: 'darwin', arch: 'arm64' },
    { platform: 'darwin', arch: 'x64' },
    { platform: 'linux', arch: 'arm64' },
  ])('must be named on $platform $arch', (machine) => {
    expect(() => chromiumPath({ ...machine, chosen: undefined })).toThrow('set CHROMIUM_PATH');
  });

  test('compares pictures when it is that of the lockfile', () => {
    expect(pictureFault(linux)).toBeNull();
  });

  test('says in one line why it compares none', () => {
    expect(pictureFault(mac)).toBe('Visual comparison skipped on darwin arm64: the baselines were taken on Linux x64.');
    expect(pictureFault({ ...linux, chosen: '/opt/chromium' })).toBe(
      'Visual comparison skipped in /opt/chromium: the baselines were taken in the locked browser.',
    );
  });
});

test('a property that fails says with which seed and path it can be run again', () => {
  const failing = () => fc.assert(fc.property(fc.nat(), (number) => number < 5));
  expect(failing).toThrow(/seed: -?\d+, path: "[\d:]+"/);
});
