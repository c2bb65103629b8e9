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

  it.each([
    ['en', 'Alert on KIOSK-03: CPU usage 95%'],
    ['ja', '「KIOSK-03」でアラートが発生しました：CPU使用率95%'],
    ['ko', 'KIOSK-03에서 경고가 발생했습니다: CPU 사용률 95%'],
  ] as const)('joins an alert and its value as the language %s does', (language, sentence) => {
    const facts = { device: 'KIOSK-03', alertCode: 'IW2', alertValue: 95 };
    expect(inboxSentence('alert_began', facts, language)).toBe(sentence);
  });

  it('names the partner alone if the application has no company', () => {
    expect(inboxSentence('partner_applied', { person: 'Ada', company: '' }, 'en')).toBe(
      'Ada has requested temporary access',
    );
  });
});
