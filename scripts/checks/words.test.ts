import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '../../packages/domain/src/languages/index.ts';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../reports/folder.ts';
import { parseSource } from './proofs/sources.ts';
import { patternOf, quotedWords, wordFaultsOf } from './words.ts';
import type { WordException } from './words/exceptions.ts';
import { forbiddenIn } from './words/forbidden.ts';
import { catalogOf, otherSources, serverTextsOf, textsInSource, type WrittenText } from './words/readTexts.ts';

const faultsOf = (language: Language, text: string, labels: readonly string[] = []) =>
  wordFaultsOf(language, [{ file: 'a.ts', key: 'devices.hint', text }], new Set(labels), []);

describe('a word that the glossary strikes out is found:', () => {
  test.each([
    ['en', 'A mail was sent', 'mail', 'email'],
    ['en', 'We mailed you a link.', 'mail', 'email'],
    ['en', 'Please enter a name.', 'please', 'no word at all'],
    ['en', 'It could not be loaded.', 'could not', 'couldn’t'],
    ['en', 'It ends at once.', 'at once', 'right away, at the same time'],
    ['en', 'The request lapses.', 'lapse', 'expire'],
    ['en', 'Press the star.', 'press', 'select'],
    ['en', "It can't be loaded", "'", '’'],
    ['ko', '양식 내려받기', '내려받다', '다운로드하다'],
    ['ko', '장치를 그룹에서 뺐어요.', '빼다', '제외하다, 해제하다'],
    ['ko', '{{name}}을(를) 삭제할까요?', '을(를)', '‘…’ 항목을'],
    ['ja', '全{{count, number}} 件', '{count} 件', '{count}件'],
    ['ja', '設定を {{name}}に', '{count} 件', '{count}件'],
    ['ja', '期間: {{from}}', ': ', '：'],
    ['ja', '1〜10分', '〜', '～'],
    ['ja', 'サーバの設定', 'サーバ', 'サーバー'],
  ] as const)('%s: %s', (language, text, word, instead) => {
    expect(faultsOf(language, text)).toEqual([
      `a.ts: devices.hint: '${word}' is not a word of ours; write '${instead}'.`,
    ]);
  });
});

test.each([
  ['en', 'The mail server is down. Please try again.'],
  ['en', 'Press Enter. A long press selects.'],
  ['en', 'Make sure that the sub-manager can’t connect.'],
  ['en', 'state:offline'],
  ['ko', '새로 고쳐 주세요. 유휴 시간(분)'],
  ['ja', 'https://example.com、サーバー{{used}} / {{total}}'],
] as const)('other words are none of them: %s: %s', (language, text) => {
  expect(faultsOf(language, text)).toEqual([]);
});

describe('a label that nothing has is found:', () => {
  test.each([
    ['en', 'Select “Request access” in the list.', 'Request access'],
    ['en', 'Select ‘Don’t save’ in the list.', 'Don’t save'],
    ['en', 'Select "Request access" in the list.', 'Request access'],
    ['ko', '‘접속 요청’을 선택하세요.', '접속 요청'],
    ['ja', '「アクセスを申請」を選択してください。', 'アクセスを申請'],
  ] as const)('%s: %s', (language, text, label) => {
    expect(faultsOf(language, text)).toEqual([`a.ts: devices.hint: nothing in the console is labeled '${label}'.`]);
    expect(faultsOf(language, text, [label])).toEqual([]);
  });
});

test('a name that is put in is no label', () => {
  expect(quotedWords('en', 'Delete “{{name}}”? You can’t undo ‘this’ later.')).toEqual(['this']);
});

describe('an exception', () => {
  const text = { file: 'a.ts', key: 'devices.hint', text: 'Please choose “and”.' };
  const faultsWith = (...exceptions: WordException[]) => wordFaultsOf('en', [text], new Set(), exceptions);

  test('keeps the words that it names', () => {
    expect(faultsWith(['devices.hint', ['please', 'and'], 'A reason.'])).toEqual([]);
    expect(faultsWith(['devices.*', ['please', 'and'], 'A reason.'])).toEqual([]);
  });

  test('keeps no others', () => {
    expect(faultsWith(['devices.hint', ['please'], 'A reason.'])).toHaveLength(1);
    expect(faultsWith(['tags.hint', ['please', 'and'], 'A reason.'])).toHaveLength(4);
  });

  test('that no text needs is a fault', () => {
    expect(faultsWith(['devices.hint', ['please', 'and', 'mail'], 'A reason.'])).toEqual([
      "scripts/checks/words/exceptions.ts: devices.hint (en) has no 'mail'.",
    ]);
  });
});

test('the words of the server are read under the names of the languages', () => {
  const source = parseSource(
    'packages/server/src/a/aMails.ts',
    [
      "const en = { subject: 'A <b>mail</b>' };",
      "const WORDS = { ko: ['메일'], en: ({ name }) => `For ${name}`, ja };",
    ].join('\n'),
  );
  expect(textsInSource(source, 'en').map(({ key, text }) => [key, text])).toEqual([
    ['aMails.1', 'A mail'],
    ['aMails.2', 'For {{value}}'],
  ]);
  expect(textsInSource(source, 'ko').map(({ text }) => text)).toEqual(['메일']);
  expect(textsInSource(source, 'ja')).toEqual([]);
});

const OTHER_SOURCES = otherSources();

const areasOf = (texts: readonly WrittenText[]) => [...new Set(texts.map(({ key }) => key.split('.', 1)[0]))];

// A further language has its texts in the catalog.
test.each(['ko', 'en', 'ja'] as const)('emails, spreadsheets, notices and releases have texts in %s', (language) => {
  expect(areasOf(serverTextsOf(language))).toContain('ticketMails');
  expect(areasOf(catalogOf(language))).toContain('groupPages');
  const others = areasOf(OTHER_SOURCES.flatMap((source) => textsInSource(source, language)));
  expect(others).toEqual(expect.arrayContaining(['notices', 'releaseNotes']));
});

describe('the glossary', () => {
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const glossary = readFileSync(path.join(ROOT, 'docs/glossary.md'), 'utf8');

  /** What a language has in the table and in its own section. */
  const partOf = (language: Language) => {
    const column = LANGUAGES.indexOf(language) + 2;
    const cells = glossary.split('\n').map((line) => (line.startsWith('|') ? (line.split('|')[column] ?? '') : ''));
    const section = glossary.split(/^## /m).find((words) => words.startsWith(names.of(language) ?? 'no name'));
    return [...cells, section ?? ''].join('\n');
  };

  test.each(LANGUAGES)('strikes out in %s what the check rejects, and nothing else', (language) => {
    const struck = [...partOf(language).matchAll(/~~`?(.+?)`?~~/g)].map(([, word = '']) => word);
    expect(struck.toSorted()).toEqual(
      forbiddenIn(language)
        .map(([word]) => word)
        .toSorted(),
    );
  });

  test.each(LANGUAGES)('writes in %s the words that the check finds', (language) => {
    // Some signs are found between letters only.
    const missed = forbiddenIn(language).filter(
      (rule) => ![rule[0], `a${rule[0]}a`, `あ${rule[0]}あ`].some((text) => patternOf(language, rule).test(text)),
    );
    expect(missed).toEqual([]);
  });

  test('names the words of every concept in bold in every language', () => {
    const rows = glossary.split('\n').filter((line) => line.startsWith('| **'));
    expect(rows).toHaveLength(42);
    for (const row of rows) {
      for (const cell of row.split('|').slice(2, 5)) expect(cell).toMatch(/\*\*.+\*\*/);
    }
  });
});
