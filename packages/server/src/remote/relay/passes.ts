import { createHmac, timingSafeEqual } from 'node:crypto';
import { readUpdateKey } from '../../agents/index.ts';
import type { Connection } from '../../database/index.ts';

/** How long a pass is valid, in milliseconds: the clocks of servers that share a database may differ. */
const PASS_MS = 30_000;

async function signatureOf(connection: Connection, text: string): Promise<string> {
  const secret = (await readUpdateKey(connection)).secretFor('passes between servers');
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/** What one server process shows another to bring it the agent of a connection. */
export async function writePass(connection: Connection, connectionId: number): Promise<string> {
  const text = `${connectionId}.${connection.now() + PASS_MS}`;
  return `${text}.${await signatureOf(connection, text)}`;
}

/** The connection that a pass is for; null when it is not from this installation, or has expired. */
export async function readPass(connection: Connection, pass: string): Promise<number | null> {
  const [, text = '', pk = '', until = '', signature = ''] =
    /^(([1-9]\d{0,15})\.(\d{1,16}))\.([\w-]{43})$/.exec(pass) ?? [];
  if (text === '') return null;
  const expected = Buffer.from(await signatureOf(connection, text));
  const isOurs = timingSafeEqual(Buffer.from(signature), expected);
  return isOurs && Number(until) > connection.now() ? Number(pk) : null;
}
