import { textKey } from '../database/index.ts';
import { type CallFacts, countedAs } from '../http/index.ts';
import {
  addressKey,
  countTry,
  forgiveTry,
  HOUR_WINDOW_MS,
  passwordChangeKey,
  type VisitorContext,
} from '../members/index.ts';
import { isKnownAddress } from './knownAddresses.ts';

type Context = Pick<VisitorContext, 'connection' | 'settings'> & Pick<CallFacts, 'address'>;

/** How many times as much an hour allows as a minute: who goes on guessing slowly is limited as well. */
const HOUR_FACTOR = 5;
const SECOND_MS = 1000;
/** The longest pause between two tries at an account that is under attack from everywhere. */
const LONGEST_PAUSE_MS = 60 * SECOND_MS;

/** One count: under which key, how many are allowed, and in what time. */
interface Limit {
  readonly key: string;
  readonly most: number;
  readonly windowMs?: number;
}

/**
 * Counts a try under one limit after the other, up to the first that is over; the seconds to wait, or null when it is
 * within all of them. The limit of the address comes first: what it refuses makes no row for what was typed.
 */
async function countAll({ connection }: Context, limits: readonly Limit[]): Promise<number | null> {
  for (const { key, most, windowMs } of limits) {
    const verdict = await countTry(connection, key, most, windowMs);
    if (!verdict.allowed) return verdict.retryAfterSeconds;
  }
  return null;
}

const accountKey = (loginId: string) => `login:account:${textKey(loginId)}`;

/** The limits of one address, so that a stranger's wrong passwords are not counted against the owner of the account. */
function passwordLimits({ settings, address }: Context, loginId: string): readonly Limit[] {
  const { account, address: ofAddress } = settings.loginLimits;
  const pair = `${countedAs(address)}:${textKey(loginId)}`;
  return [
    { key: addressKey('login', address), most: ofAddress },
    { key: `login:minute:${pair}`, most: account },
    { key: `login:hour:${pair}`, most: account * HOUR_FACTOR, windowMs: HOUR_WINDOW_MS },
  ];
}

/**
 * Counts a try at an account, wherever it comes from. Past the limit it is not closed: addresses from which its owner has
 * logged in before are let through, and of the others one try after each pause, which grows with every further try.
 */
async function countAtAccount({ connection, settings, address }: Context, loginId: string): Promise<number | null> {
  const most = settings.loginLimits.accountEverywhere;
  const verdict = await countTry(connection, accountKey(loginId), most, HOUR_WINDOW_MS);
  if (verdict.allowed || (await isKnownAddress(connection, loginId, address))) return null;
  const pauseMs = Math.min(verdict.excess * SECOND_MS, LONGEST_PAUSE_MS);
  const turn = await countTry(connection, `login:turn:${textKey(loginId)}`, 1, pauseMs);
  return turn.allowed ? null : turn.retryAfterSeconds;
}

/** Counts a password that was tried for a login ID. */
export async function countPasswordTry(context: Context, loginId: string): Promise<number | null> {
  return (await countAll(context, passwordLimits(context, loginId))) ?? countAtAccount(context, loginId);
}

/** Only wrong passwords count: a right one is taken back. */
export async function forgivePasswordTry(context: Context, loginId: string): Promise<void> {
  for (const { key } of passwordLimits(context, loginId)) await forgiveTry(context.connection, key);
  await forgiveTry(context.connection, accountKey(loginId));
}

/** Counts a new password for an account, by a visitor who has proved to own it. */
export function countPasswordChange(context: Context, memberId: number): Promise<number | null> {
  return countAll(context, [{ key: passwordChangeKey(memberId), most: context.settings.passwordChanges }]);
}

function codeLimits({ settings, address }: Context, memberId: number): readonly Limit[] {
  // By the hour: a code has so few digits that a limit by the minute would leave it to be guessed within days. Counted
  // from everywhere together: only who has the password gets here.
  return [
    { key: addressKey('login', address), most: settings.loginLimits.address },
    { key: `code:account:${memberId}`, most: settings.loginLimits.account, windowMs: HOUR_WINDOW_MS },
  ];
}

/** Counts a one-time code that was tried for an account. */
export function countCodeTry(context: Context, memberId: number): Promise<number | null> {
  return countAll(context, codeLimits(context, memberId));
}

/** Only wrong codes count: a right one is taken back. */
export async function forgiveCodeTry(context: Context, memberId: number): Promise<void> {
  for (const { key } of codeLimits(context, memberId)) await forgiveTry(context.connection, key);
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
export function countMailRequest(context: Context, loginId: string): Promise<number | null> {
  const most = context.settings.visitorLimits.mailsPerAccount;
  return countAll(context, [
    mailsFrom(context),
    { key: `mail:account:${textKey(loginId)}`, most, windowMs: HOUR_WINDOW_MS },
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
    { key: addressKey('sign-up', context.address), most: signUpsPerAddress, windowMs: HOUR_WINDOW_MS },
    { key: `sign-up:mail:${textKey(mail)}`, most: mailsPerAccount, windowMs: HOUR_WINDOW_MS },
  ]);
}
