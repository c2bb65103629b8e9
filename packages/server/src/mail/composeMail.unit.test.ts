import { describe, expect, it } from 'vitest';
import { composeMail } from './composeMail.ts';

describe('a mail of the console', () => {
  it.each([
    ['ko', '이 메일은 Remote Console에서 자동으로 발송되었습니다.'],
    ['en', 'This email was sent automatically by Remote Console.'],
    ['ja', 'このメールはRemote Consoleから自動送信されています。'],
  ] as const)('says who wrote it before and after its text, in %s', (language, closing) => {
    expect(composeMail('nova@nova.example', language, { subject: 'Hi', lines: ['One', '', 'Two'] })).toEqual({
      recipient: 'nova@nova.example',
      subject: '[Remote Console] Hi',
      body: `One\n\nTwo\n\n—\n${closing}\n`,
    });
  });
});
