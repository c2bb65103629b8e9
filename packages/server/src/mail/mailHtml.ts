import { html, raw } from 'hono/html';
import { CLOSING_LINE } from './composeMail.ts';

const WEB_ADDRESS = /(https?:\/\/[^\s<>"']+)/;

/** Mail programs ignore style sheets in part, so what an email needs is at its elements. */
const STYLES = {
  body: 'margin:0;padding:24px 16px',
  column: 'max-width:600px;margin:0 auto;font:16px/1.6 system-ui,sans-serif;overflow-wrap:anywhere',
  subject: 'margin:0 0 16px;font-size:20px;line-height:1.4;font-weight:600',
  paragraph: 'margin:0 0 16px',
  line: 'margin:24px 0 16px;border:0;border-top:1px solid #8992a1',
} as const;

/** Text with its web addresses as links; everything else stays text, whatever it looks like. */
export function withLinks(text: string) {
  // Splitting at a pattern with one group puts the addresses at the odd indexes.
  const pieces = text.split(WEB_ADDRESS);
  return pieces.map((piece, index) => (index % 2 === 1 ? html`<a href="${piece}">${piece}</a>` : piece));
}

/** Korean breaks lines between words, which browsers do only on request; Japanese has no spaces to break at. */
const styleFor = (style: string, text: string) =>
  /\p{Script=Hangul}/u.test(text) ? `${style};word-break:keep-all` : style;

/** One line or several, each of which begins where its own language begins a line. */
const paragraph = (text: string) =>
  text === CLOSING_LINE
    ? html`<hr style="${STYLES.line}" />`
    : html`<p dir="auto" style="${styleFor(STYLES.paragraph, text)}">
        ${text.split('\n').map((line, index) => html`${index > 0 ? raw('<br />') : ''}${withLinks(line)}`)}
      </p>`;

/** The paragraphs of an email: blank lines separate them, and its closing is one. */
function paragraphsOf(body: string): readonly string[] {
  return body
    .split(/\n{2,}/)
    .flatMap((block) =>
      block.startsWith(`${CLOSING_LINE}\n`) ? [CLOSING_LINE, block.slice(CLOSING_LINE.length)] : [block],
    )
    .map((block) => block.trim())
    .filter((block) => block !== '');
}

/** An email as HTML, for mail programs that show it instead of the text: the same words, with links to follow. */
export async function mailHtml({
  subject,
  body,
}: {
  readonly subject: string;
  readonly body: string;
}): Promise<string> {
  const page = await html`<!doctype html>
    <html>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
      </head>
      <body style="${STYLES.body}">
        <div style="${STYLES.column}">
          <h1 dir="auto" style="${styleFor(STYLES.subject, subject)}">${subject}</h1>
          ${paragraphsOf(body).map(paragraph)}
        </div>
      </body>
    </html>`;
  return page.toString();
}
