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

/** How many times as much is allowed per hour as per minute: slow but persistent guessing is limited as well. */
const HOUR_FACTOR = 5;
const SECOND_MS = 1000;
/** The longest pause between two attempts at an account that is under attack from everywhere. */
const LONGEST_PAUSE_MS = 60 * SECOND_MS;

/** One limit: its key, how many are allowed, and in what time. */
interface Limit {
  readonly key: string;
  readonly most: number;
  readonly windowMs?: number;
}

/**
 * Counts an attempt under one limit after the other, up to the first one exceeded; the seconds to wait, or null when it
 * is within all of them. The limit of the address comes first: what it refuses makes no row for what was typed.
 */
async function countAll({ connection }: Context, limits: readonly Limit[]): Promise<number | null> {
  for (const { key, most, windowMs } of limits) {
    const verdict = await countTry(connection, key, most, windowMs);
    if (!verdict.allowed) return verdict.retryAfterSeconds;
  }
  return null;
}

const accountKey = (loginId: string) => `login:account:${textKey(loginId)}`;

/** The limits of one address, so that a stranger's wrong passwords do not count against the owner of the account. */
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
 * Counts an attempt at an account, from anywhere. Past the limit the account is not closed: addresses from which its
 * owner has logged in before are let through, and of the others one attempt after each pause, which grows each time.
 */
async function countAtAccount({ connection, settings, address }: Context, loginId: string): Promise<number | null> {
  const most = settings.loginLimits.accountEverywhere;
  const verdict = await countTry(connection, accountKey(loginId), most, HOUR_WINDOW_MS);
  if (verdict.allowed || (await isKnownAddress(connection, loginId, address))) return null;
  const pauseMs = Math.min(verdict.excess * SECOND_MS, LONGEST_PAUSE_MS);
  const turn = await countTry(connection, `login:turn:${textKey(loginId)}`, 1, pauseMs);
  return turn.allowed ? null : turn.retryAfterSeconds;
}

/** Counts a password attempt for a login ID. */
export async function countPasswordTry(context: Context, loginId: string): Promise<number | null> {
  return (await countAll(context, passwordLimits(context, loginId))) ?? countAtAccount(context, loginId);
}

/** Only wrong passwords count: a correct one is uncounted. */
export async function forgivePasswordTry(context: Context, loginId: string): Promise<void> {
  for (const { key } of passwordLimits(context, loginId)) await forgiveTry(context.connection, key);
  await forgiveTry(context.connection, accountKey(loginId));
}

/** Counts a new password for an account, by a visitor who has proved to own it. */
export function countPasswordChange(context: Context, memberId: number): Promise<number | null> {
  return countAll(context, [{ key: passwordChangeKey(memberId), most: context.settings.passwordChanges }]);
}

function codeLimits({ settings, address }: Context, memberId: number): readonly Limit[] {
  // By the hour: a code has so few digits that it could be guessed within days under a limit per minute. Counted over
  // all addresses together: only people with the password get here.
  return [
    { key: addressKey('login', address), most: settings.loginLimits.address },
    { key: `code:account:${memberId}`, most: settings.loginLimits.account, windowMs: HOUR_WINDOW_MS },
  ];
}

/** Counts a one-time code attempt for an account. */
export function countCodeTry(context: Context, memberId: number): Promise<number | null> {
  return countAll(context, codeLimits(context, memberId));
}

/** Only wrong codes count: a correct one is uncounted. */
export async function forgiveCodeTry(context: Context, memberId: number): Promise<void> {
  for (const { key } of codeLimits(context, memberId)) await forgiveTry(context.connection, key);
}

/** Counts a token attempt, by its source address. */
export function countTokenTry(context: Context): Promise<number | null> {
  return countAll(context, [{ key: addressKey('login', context.address), most: context.settings.loginLimits.address }]);
}

/** Uncounts a valid token. */
export function forgiveTokenTry({ connection, address }: Context): Promise<void> {
  return forgiveTry(connection, addressKey('login', address));
}

function mailsFrom({ settings, address }: Context): Limit {
  return { key: addressKey('mail', address), most: settings.visitorLimits.mailsPerAddress, windowMs: HOUR_WINDOW_MS };
}

/** Counts a requested email; those for unknown IDs count like the others. */
export function countMailRequest(context: Context, loginId: string): Promise<number | null> {
  const most = context.settings.visitorLimits.mailsPerAccount;
  return countAll(context, [
    mailsFrom(context),
    { key: `mail:account:${textKey(loginId)}`, most, windowMs: HOUR_WINDOW_MS },
  ]);
}

/** Counts an email to somebody else, by the address that caused it. */
export function countMailToOther(context: Context): Promise<number | null> {
  return countAll(context, [mailsFrom(context)]);
}

/** Counts a question about who has an account. */
export function countQuestion(context: Context): Promise<number | null> {
  const most = context.settings.visitorLimits.checksPerAddress;
  return countAll(context, [{ key: addressKey('check', context.address), most }]);
}

/** Counts a sign-up; each sends an email to an address that anybody may have typed. */
export function countSignUp(context: Context, mail: string): Promise<number | null> {
  const { mailsPerAccount, signUpsPerAddress } = context.settings.visitorLimits;
  return countAll(context, [
    { key: addressKey('sign-up', context.address), most: signUpsPerAddress, windowMs: HOUR_WINDOW_MS },
    { key: `sign-up:mail:${textKey(mail)}`, most: mailsPerAccount, windowMs: HOUR_WINDOW_MS },
  ]);
}
