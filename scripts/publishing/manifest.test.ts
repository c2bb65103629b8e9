import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { beginPacking, endPacking, publishedManifest, readManifest } from './manifest.ts';

const OURS = {
  name: '@remote-console/ui',
  files: ['dist'],
  sideEffects: ['./dist/theme/fonts.js', './src/theme/fonts.ts'],
  exports: {
    '.': { '@remote-console/source': './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' },
  },
  scripts: { prepack: 'node ../../scripts/packing.ts begin' },
  dependencies: { i18next: '27.1.2' },
  devDependencies: { swr: '2.5.1' },
};
const PUBLISHED = {
  name: '@remote-console/ui',
  files: ['dist'],
  sideEffects: ['./dist/theme/fonts.js'],
  exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
  dependencies: { i18next: '27.1.2' },
};

test('what is published leads to built files alone', () => {
  expect(publishedManifest(OURS)).toEqual(PUBLISHED);
  expect(publishedManifest({ name: 'a', sideEffects: false })).toEqual({ name: 'a', sideEffects: false });
});

describe('packing', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'packing-'));
  const written = `${JSON.stringify(OURS, null, 4)}\n`;
  const file = path.join(folder, 'package.json');
  beforeEach(() => {
    writeFileSync(file, written);
    rmSync(path.join(folder, 'dist'), { recursive: true, force: true });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('brings the manifest back as it was, also after a run that was broken off', () => {
    mkdirSync(path.join(folder, 'dist'));
    beginPacking(folder);
    beginPacking(folder);
    expect(readManifest(folder)).toEqual(PUBLISHED);
    endPacking(folder);
    endPacking(folder);
    expect(readFileSync(file, 'utf8')).toBe(written);
  });

  test('refuses a package that is not built', () => {
    expect(() => beginPacking(folder)).toThrow('is not built');
    expect(readFileSync(file, 'utf8')).toBe(written);
  });
});
