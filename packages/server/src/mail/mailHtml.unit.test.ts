import { describe, expect, it } from 'vitest';
import { composeMail } from './composeMail.ts';
import { mailHtml } from './mailHtml.ts';

/** What a reader sees, without the white space of the source. */
const shown = (page: string) =>
  page
    .slice(page.indexOf('<h1'))
    .replaceAll(/ style="[^"]*"/g, '')
    .replaceAll(/\s*\n\s*/g, '');

describe('an email as HTML', () => {
  it('has a paragraph for each block of its text, and a line above its closing', async () => {
    const mail = composeMail('ada@alpha.example', 'en', {
      subject: 'Your access was approved',
      lines: [
        'Bob approved it.',
        '',
        'From 9:00',
        'to 10:00',
        '',
        'View the request here:',
        'https://a.example/en?x=1&y=2',
      ],
    });
    expect(shown(await mailHtml(mail))).toMatch(
      new RegExp(
        [
          '^<h1 dir="auto">\\[Remote Console\\] Your access was approved</h1>',
          '<p dir="auto">Bob approved it.</p>',
          '<p dir="auto">From 9:00<br />to 10:00</p>',
          '<p dir="auto">View the request here:<br />',
          '<a href="https://a.example/en\\?x=1&amp;y=2">https://a.example/en\\?x=1&amp;y=2</a></p>',
          '<hr /><p dir="auto">This email was sent automatically by Remote Console.</p>',
        ].join(''),
      ),
    );
  });

  it('keeps the words of Korean whole, and breaks Japanese anywhere', async () => {
    const paragraphs = async (line: string) =>
      [...(await mailHtml({ subject: line, body: line })).matchAll(/<(?:h1|p) [^>]*>/g)].map(([tag]) => tag);
    const kept = await paragraphs('접속 승인을 요청했습니다');
    expect(kept).toHaveLength(2);
    for (const tag of kept) expect(tag).toContain('word-break:keep-all');
    for (const tag of await paragraphs('アクセスが承認されました')) expect(tag).not.toContain('word-break');
  });

  it('shows hostile text as text', async () => {
    const hostile = `<img src=x onerror=alert(1)> "'> javascript:alert(1) https://a.example/"onmouseover="alert(2)`;
    const page = await mailHtml({ subject: '<script>alert(0)</script>', body: hostile });
    expect(page).not.toMatch(/<img|<script|href="javascript|"onmouseover/);
    expect(page.match(/<a /g)).toHaveLength(1);
  });
});
