import { directionOf, preferredLanguage, type Language } from '@remote-console/domain';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { SecureHeadersVariables } from 'hono/secure-headers';
import { type Connection, instantText } from '../database/index.ts';
import { withLinks } from './mailHtml.ts';
import { latestMails, type StoredMail } from './mailQueue.ts';
import { OUTBOX_TEXTS, type OutboxTexts } from './outboxTexts.ts';

const SHOWN_AT_MOST = 50;

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, 'Noto Sans KR', 'Noto Sans JP', sans-serif; }
body { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
article { border: 1px solid color-mix(in srgb, currentColor 35%, transparent); border-radius: .5rem; margin: 1rem 0; padding: 1rem 1.25rem; }
h2 { font-size: 1.1rem; margin: 0; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; margin: .5rem 0 1rem; font-size: .9rem; }
dd { margin: 0; overflow-wrap: anywhere; }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; }
`;

function stateOf({ sent_at, given_up_at }: StoredMail, texts: OutboxTexts): string {
  if (sent_at !== null) return texts('sent');
  return given_up_at === null ? texts('waiting') : texts('givenUp');
}

function mailArticle(mail: StoredMail, texts: OutboxTexts) {
  const written = instantText(mail.created_at);
  const title = `mail-${mail.pk}`;
  return html`<article aria-labelledby="${title}">
    <h2 id="${title}">${mail.subject}</h2>
    <dl>
      <dt>${texts('to')}</dt>
      <dd>${mail.recipient}</dd>
      <dt>${texts('written')}</dt>
      <dd>
        <time datetime="${written}">${written.slice(0, 19).replace('T', ' ')} UTC</time> (${stateOf(mail, texts)})
      </dd>
    </dl>
    <pre>${withLinks(mail.body)}</pre>
  </article>`;
}

function page(mails: readonly StoredMail[], language: Language, nonce: string) {
  const texts = OUTBOX_TEXTS[language];
  return html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${texts('title')} – Remote Console</title>
        <style nonce="${nonce}">
          ${STYLE}
        </style>
      </head>
      <body>
        <main>
          <h1>${texts('title')}</h1>
          <p>${mails.length > 0 ? texts('explanation') : texts('none')}</p>
          ${mails.map((mail) => mailArticle(mail, texts))}
        </main>
      </body>
    </html>`;
}

/**
 * Serves the emails of the demo at `/outbox`, so that nobody needs a mailbox to try a sign-up. Emails contain keys:
 * without the demo, and where other computers can reach the server, there is no such page.
 */
export function serveOutbox(
  app: Hono<{ Variables: SecureHeadersVariables }>,
  connection: Connection,
  hasOutbox: boolean,
): void {
  app.get('/outbox', async (context) => {
    if (!hasOutbox) return context.notFound();
    const mails = await latestMails(connection, SHOWN_AT_MOST);
    const language = preferredLanguage({ acceptLanguage: context.req.header('accept-language') });
    context.header('cache-control', 'no-store');
    context.header('vary', 'accept-language');
    return context.html(page(mails, language, context.get('secureHeadersNonce') ?? ''));
  });
}
