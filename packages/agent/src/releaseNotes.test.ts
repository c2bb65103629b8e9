import { readFile } from 'node:fs/promises';
import { LANGUAGES, orderReleases, readReleaseNotes, releaseOf } from '@remote-console/domain';
import { describe, expect, it } from 'vitest';
import { AGENT_VERSION } from './version/index.ts';

const releases = readReleaseNotes(await readFile(new URL('../releaseNotes.json', import.meta.url), 'utf8'));

describe('the release notes of the agent', () => {
  it('can be read, newest first, and the newest is about this version', () => {
    expect(releases).toEqual(orderReleases([releases ?? []]));
    expect(releases?.[0]?.version).toBe(AGENT_VERSION);
  });

  it('say what is new in this version in every language', () => {
    const notes = releaseOf(releases ?? [], AGENT_VERSION)?.notes;
    expect(LANGUAGES.filter((language) => (notes?.[language].length ?? 0) > 0)).toEqual(LANGUAGES);
  });

  it('say as much in one language as in the others, in the letters of that language', () => {
    for (const { version, notes } of releases ?? []) {
      const counts = LANGUAGES.map((language) => notes[language].length);
      expect({ version, counts: new Set(counts).size }).toEqual({ version, counts: 1 });
      expect(notes.ko.filter((note) => !/\p{Script=Hangul}/u.test(note))).toEqual([]);
      expect(notes.ja.filter((note) => !/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(note))).toEqual([]);
      expect(notes.en.filter((note) => /[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Han}]/u.test(note))).toEqual([]);
    }
  });
});
