import { textKey } from '../database/textKey.ts';
import type { CallFacts } from '../http/operation.ts';
import type { PublicContext } from '../http/publicContext.ts';
import { addressKey, countTry, forgiveTry, HOUR_WINDOW_MS } from './rateLimit.ts';

type Context = Pick<PublicContext, 'connection' | 'settings'> & Pick<CallFacts, 'address'>;

/** One count: under which key, how many are allowed, and in what time. */
interface Limit {
  readonly key: string;
  readonly most: number;
  readonly windowMs?: number;
}

/** Counts a try under every limit; the seconds to wait, or null when it is within all of them. */
async function countAll({ connection }: Context, limits: readonly Limit[]): Promise<number | null> {
  let seconds: number | null = null;
  for (const { key, most, windowMs } of limits) {
    const verdict = await countTry(connection, key, most, windowMs);
    if (!verdict.allowed) seconds = Math.max(seconds ?? 0, verdict.retryAfterSeconds);
  }
  return seconds;
}

function passwordLimits({ settings, address }: Context, mgrid: string): readonly Limit[] {
  return [
    { key: `login:account:${textKey(mgrid)}`, most: settings.loginLimits.account },
    { key: addressKey('login', address), most: settings.loginLimits.address },
  ];
}

/** Counts a password that was tried for a login ID. */
export function countPasswordTry(context: Context, mgrid: string): Promise<number | null> {
  return countAll(context, passwordLimits(context, mgrid));
}

/** Only wrong passwords count: a right one is taken back. */
export async function forgivePasswordTry(context: Context, mgrid: string): Promise<void> {
  for (const { key } of passwordLimits(context, mgrid)) await forgiveTry(context.connection, key);
}

function codeLimits({ settings, address }: Context, memberPk: number): readonly Limit[] {
  // By the hour: a code has so few digits that a limit by the minute would leave it to be guessed within days.
  return [
    { key: `code:account:${memberPk}`, most: settings.loginLimits.account, windowMs: HOUR_WINDOW_MS },
    { key: addressKey('login', address), most: settings.loginLimits.address },
  ];
}

/** Counts a one-time code that was tried for an account. */
export function countCodeTry(context: Context, memberPk: number): Promise<number | null> {
  return countAll(context, codeLimits(context, memberPk));
}

/** Only wrong codes count: a right one is taken back. */
export async function forgiveCodeTry(context: Context, memberPk: number): Promise<void> {
  for (const { key } of codeLimits(context, memberPk)) await forgiveTry(context.connection, key);
}

/** Counts a token that was tried, by the address it came from. */
export function countTokenTry(context: Context): Promise<number | null> {
  return countAll(context, [{ key: addressKey('login', context.address), most: context.settings.loginLimits.address }]);
}

/** Takes back a token that was right. */
export function forgiveTokenTry({ connection, address }: Context): Promise<void> {
  return forgiveTry(connection, addressKey('login', address));
}

function mailsFrom({ settings, address }: Context): Limit {
  return { key: addressKey('mail', address), most: settings.visitorLimits.mailsPerAddress, windowMs: HOUR_WINDOW_MS };
}

/** Counts a mail that was asked for; those for IDs that nobody has count like the others. */
export function countMailRequest(context: Context, mgrid: string): Promise<number | null> {
  const most = context.settings.visitorLimits.mailsPerAccount;
  return countAll(context, [
    { key: `mail:account:${textKey(mgrid)}`, most, windowMs: HOUR_WINDOW_MS },
    mailsFrom(context),
  ]);
}

/** Counts a mail to somebody else, by the address from which it was caused. */
export function countMailToOther(context: Context): Promise<number | null> {
  return countAll(context, [mailsFrom(context)]);
}

/** Counts a question about who has an account. */
export function countQuestion(context: Context): Promise<number | null> {
  const most = context.settings.visitorLimits.checksPerAddress;
  return countAll(context, [{ key: addressKey('check', context.address), most }]);
}

/** Counts a sign-up; each mails something to an address that anybody may have typed. */
export function countSignUp(context: Context, mail: string): Promise<number | null> {
  const { mailsPerAccount, signUpsPerAddress } = context.settings.visitorLimits;
  return countAll(context, [
    { key: `sign-up:mail:${textKey(mail)}`, most: mailsPerAccount, windowMs: HOUR_WINDOW_MS },
    { key: addressKey('sign-up', context.address), most: signUpsPerAddress, windowMs: HOUR_WINDOW_MS },
  ]);
}
