import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareAgentVersions,
  findUpdateObstacle,
  isAgentVersion,
  LARGEST_UPDATE,
  latestAgentVersion,
  programOfSystem,
  readUpdateManifest,
  UPDATE_SYSTEMS,
} from './agentUpdate.ts';
import { AGENT_PROGRAMS } from './installCommand.ts';

const MANIFEST = {
  version: '1.2.0',
  system: 'linux-x64',
  file: 'remote-console-agent-linux-x64',
  size: 1000,
  sha256: 'a'.repeat(64),
} as const;
const WISH = { system: 'linux-x64', running: '1.1.9', wanted: '1.2.0' } as const;

const version = fc
  .array(fc.integer({ min: 0, max: 999_999 }), { minLength: 2, maxLength: 4 })
  .map((numbers) => numbers.join('.'));

describe('the versions of agents', () => {
  it.each([
    ['1.0.0', '1.0.0', 0],
    ['1.0', '1.0.0', 0],
    ['1.10.0', '1.9.9', 1],
    ['0.9', '1.0', -1],
    ['1.0.0.1', '1.0.0', 1],
  ])('%s against %s', (first, second, order) => {
    expect(Math.sign(compareAgentVersions(first, second) ?? Number.NaN)).toBe(order);
  });

  it.each(['', '1', 'v1.0.0', '1.0.0-beta', '1..0', '1.0.', '1.2.3.4.5', '1.0.0\n', ' 1.0', '1234567.0', '٣.٠'])(
    '%j is none',
    (text) => {
      expect(isAgentVersion(text)).toBe(false);
      expect(compareAgentVersions(text, '1.0')).toBeNull();
      expect(compareAgentVersions('1.0', text)).toBeNull();
    },
  );

  it('are in one order, whichever is named first', () => {
    fc.assert(
      fc.property(version, version, version, (first, second, third) => {
        const order = (one: string, other: string) => Math.sign(compareAgentVersions(one, other) ?? Number.NaN);
        expect(order(first, second) + order(second, first)).toBe(0);
        if (order(first, second) >= 0 && order(second, third) >= 0)
          expect(order(first, third)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('an update', () => {
  it('is there for every program that a server can hand out', () => {
    expect(UPDATE_SYSTEMS.map(programOfSystem)).toEqual(AGENT_PROGRAMS);
  });

  it('is taken when it is the one that was asked for, and newer', () => {
    expect(readUpdateManifest(JSON.stringify(MANIFEST))).toEqual(MANIFEST);
    expect(findUpdateObstacle(MANIFEST, WISH)).toBeNull();
  });

  it.each([
    ['other_system', { system: 'linux-arm64' }, {}],
    ['other_system', { system: 'windows-x64' }, {}],
    ['other_version', { version: '1.2.1' }, {}],
    ['other_version', { version: '1.2' }, {}],
    ['not_newer', { version: '1.1.9' }, { wanted: '1.1.9' }],
    ['not_newer', { version: '1.1' }, { wanted: '1.1', running: '1.1.0' }],
    ['not_newer', { version: '1.0.0' }, { wanted: '1.0.0' }],
    ['not_newer', {}, { running: 'unknown' }],
    ['too_large', { size: LARGEST_UPDATE + 1 }, {}],
  ] as const)('is refused: %s %j %j', (obstacle, manifest, wish) => {
    expect(findUpdateObstacle({ ...MANIFEST, ...manifest }, { ...WISH, ...wish })).toBe(obstacle);
  });

  it('never goes back, whatever is asked for and signed', () => {
    fc.assert(
      fc.property(version, version, (signed, running) => {
        const obstacle = findUpdateObstacle({ ...MANIFEST, version: signed }, { ...WISH, running, wanted: signed });
        expect(obstacle === null).toBe((compareAgentVersions(signed, running) ?? 0) > 0);
      }),
    );
  });

  it.each([
    ['', 'null', '[]', '"text"', '{'],
    [{ ...MANIFEST, version: 1 }],
    [{ ...MANIFEST, version: '1.2.0-beta' }],
    [{ ...MANIFEST, system: 'linux' }],
    [{ ...MANIFEST, file: '../agent' }],
    [{ ...MANIFEST, file: '.hidden' }],
    [{ ...MANIFEST, file: 'https://other.example/agent' }],
    [{ ...MANIFEST, size: 0 }],
    [{ ...MANIFEST, size: 1.5 }],
    [{ ...MANIFEST, size: '1000' }],
    [{ ...MANIFEST, sha256: 'A'.repeat(64) }],
    [{ ...MANIFEST, sha256: 'a'.repeat(63) }],
  ])('is nothing when the manifest is malformed: %j', (...manifests) => {
    for (const manifest of manifests) {
      expect(readUpdateManifest(typeof manifest === 'string' ? manifest : JSON.stringify(manifest))).toBeNull();
    }
  });

  it('is read from no text without an exception', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.object().map((value) => JSON.stringify(value)),
        ),
        (text) => {
          expect(() => readUpdateManifest(text)).not.toThrow();
        },
      ),
    );
  });
});

describe('the newest version', () => {
  it.each([
    ['nothing is offered', [], null],
    ['nothing can be compared', [{ system: 'linux-x64', version: 'nightly' }], null],
    [
      'there is one for Windows',
      [
        { system: 'linux-x64', version: '1.3.0' },
        { system: 'windows-x64', version: '1.2.0' },
      ],
      '1.2.0',
    ],
    [
      'there is none for Windows',
      [
        { system: 'linux-x64', version: '1.9.0' },
        { system: 'macos-x64', version: '1.10.0' },
      ],
      '1.10.0',
    ],
  ] as const)('when %s', (_name, offered, expected) => {
    expect(latestAgentVersion(offered)).toBe(expected);
  });
});
