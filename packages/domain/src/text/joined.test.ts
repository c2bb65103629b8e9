import { describe, expect, it } from 'vitest';
import { listText, sentencesText } from './joined.ts';

describe('names in a list', () => {
  it.each([
    ['ko', ['서울', '부산', '7층 회의실'], '서울, 부산, 7층 회의실'],
    ['en', ['Seoul', 'Busan', 'Room 7'], 'Seoul, Busan, Room 7'],
    ['ja', ['東京', '大阪', '7階 会議室'], '東京、大阪、7階 会議室'],
    ['ja', ['東京'], '東京'],
    ['en', [], ''],
  ] as const)('in %s are written %j: %s', (language, names, words) => expect(listText(names, language)).toBe(words));
});

describe('sentences', () => {
  it.each([
    ['ko', ['했어요.', '더 있어요.'], '했어요. 더 있어요.'],
    ['en', ['Done.', 'There’s more.'], 'Done. There’s more.'],
    ['ja', ['しました。', 'まだあります。'], 'しました。まだあります。'],
    ['en', ['Done.', null, '', undefined], 'Done.'],
    ['ja', [undefined, 'しました。'], 'しました。'],
    ['ko', [], ''],
  ] as const)('in %s %j read %s', (language, sentences, words) =>
    expect(sentencesText(sentences, language)).toBe(words),
  );
});
