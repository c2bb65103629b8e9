import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inEveryLanguage } from '../languages/index.ts';
import { type AgentRelease, orderReleases, readReleaseNotes, releaseOf } from './releaseNotes.ts';

const notes = { ...inEveryLanguage(() => ['one']), ko: ['하나'], ja: ['一つ'] };
const release = (version: string, over: Partial<AgentRelease> = {}): AgentRelease => ({
  version,
  date: '2026-11-25',
  notes,
  ...over,
});

describe('release notes', () => {
  it('are read as the file holds them, and nothing beside', () => {
    const text = JSON.stringify([{ ...release('1.2.0'), author: 'x', notes: { ...notes, other: ['eins'] } }]);
    expect(readReleaseNotes(text)).toEqual([release('1.2.0')]);
    expect(readReleaseNotes('[]')).toEqual([]);
  });

  it.each([
    ['no JSON', '['],
    ['no list', '{}'],
    ['no release', '[null]'],
    ['no version', JSON.stringify([{ date: '2026-11-25', notes }])],
    ['a version that cannot be compared', JSON.stringify([release('1.0.0-beta')])],
    ['a date of another form', JSON.stringify([release('1.0.0', { date: '25.11.2026' })])],
    ['a day that there is not', JSON.stringify([release('1.0.0', { date: '2026-02-30' })])],
    ['no notes', JSON.stringify([{ ...release('1.0.0'), notes: {} }])],
    ['neither English nor Korean notes', JSON.stringify([{ ...release('1.0.0'), notes: { ja: ['一つ'] } }])],
    ['a language without notes', JSON.stringify([release('1.0.0', { notes: { ...notes, ja: [] } })])],
    ['an empty note', JSON.stringify([release('1.0.0', { notes: { ...notes, en: [' '] } })])],
    ['one bad release among good ones', JSON.stringify([release('1.0.0'), release('')])],
  ])('are none with %s', (_case, text) => expect(readReleaseNotes(text)).toBeNull());

  it.each([
    [
      { ko: ['하나'], en: ['one'] },
      { ko: ['하나'], en: ['one'], ja: ['one'] },
    ],
    [
      { ko: ['하나'], ja: ['一つ'] },
      { ko: ['하나'], en: ['하나'], ja: ['一つ'] },
    ],
    [{ en: ['one'] }, { ko: ['one'], en: ['one'], ja: ['one'] }],
    [{ ko: ['하나'] }, { ko: ['하나'], en: ['하나'], ja: ['하나'] }],
  ])('in some languages, %j, are shown in the others in English, and in Korean without it', (written, shown) => {
    const [read] = readReleaseNotes(JSON.stringify([{ ...release('1.0.0'), notes: written }])) ?? [];
    expect(read?.notes).toMatchObject(shown);
  });

  it('are read again from what they were written as, whatever they say', () => {
    const list = fc.array(
      fc.string().filter((note) => note.trim() !== ''),
      { minLength: 1, maxLength: 3 },
    );
    fc.assert(
      fc.property(fc.array(fc.record(inEveryLanguage(() => list))), (texts) => {
        const releases = texts.map((each, index) => release(`1.${index}`, { notes: each }));
        expect(readReleaseNotes(JSON.stringify(releases))).toEqual(releases);
      }),
    );
  });

  it('come newest first, by number and not by letter; the first file counts', () => {
    const own = release('1.10.0', { date: '2026-12-01' });
    const ordered = orderReleases([[own], [release('1.9.0'), release('1.10'), release('1.2.0')]]);
    expect(ordered).toEqual([own, release('1.9.0'), release('1.2.0')]);
    expect(orderReleases([])).toEqual([]);
  });

  it('are found by version', () => {
    const releases = [release('1.10.0'), release('1.9.0')];
    expect(releaseOf(releases, '1.9')).toBe(releases[1]);
    expect(releaseOf(releases, '1.1.0')).toBeNull();
    expect(releaseOf(releases, '')).toBeNull();
  });
});
