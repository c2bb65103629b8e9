import { describe, expect, it } from 'vitest';
import { inboxSentence } from './inboxMailTexts.ts';

describe('what an email says about an item', () => {
  it.each([
    ['en', 'Ada from Alpha has requested temporary access'],
    ['ja', 'AlphaのAdaさんが一時アクセスを申請しました'],
    ['ko', 'Alpha의 Ada님이 임시 접속을 신청했습니다'],
  ] as const)('names the partner and the company in a sentence of the language %s', (language, sentence) => {
    expect(inboxSentence('partner_applied', { person: 'Ada', company: 'Alpha' }, language)).toBe(sentence);
  });

  it('names the partner alone if the application has no company', () => {
    expect(inboxSentence('partner_applied', { person: 'Ada', company: '' }, 'en')).toBe(
      'Ada has requested temporary access',
    );
  });
});
