import type { TestServer } from './testServer.ts';

/** The emails in the queue, oldest first. */
export function queuedMails({ database }: Pick<TestServer, 'database'>) {
  return database.query.selectFrom('mails').selectAll().orderBy('pk').execute();
}

/** The one link in the text of an email. */
export function linkIn(text: string): URL {
  const [link, ...more] = text.match(/https?:\/\/\S+/g) ?? [];
  if (link === undefined || more.length > 0) throw new Error(`Expected one link in: ${text}`);
  return new URL(link);
}

/** The key in the link of the newest email. */
export async function newestKey(testServer: Pick<TestServer, 'database'>): Promise<string> {
  const newest = (await queuedMails(testServer)).at(-1);
  return linkIn(newest?.body ?? '').searchParams.get('key') ?? '';
}
