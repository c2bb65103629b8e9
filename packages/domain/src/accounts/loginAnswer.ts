import { messageOfLoginCause, type LoginMessage } from './loginCause.ts';
import { entranceOf, type LoginEntrance } from './loginEntrance.ts';

/** The fields of a login answer, by their wire names (A-LOGIN-41). */
export interface LoginResult {
  readonly isLogin?: unknown;
  readonly token?: unknown;
  readonly userType?: unknown;
  readonly loginId?: unknown;
  readonly step1?: unknown;
  readonly step2?: unknown;
  readonly step3?: unknown;
  readonly cause?: unknown;
  readonly failureLimit?: unknown;
  readonly currentFailure?: unknown;
  readonly selfUnlock?: boolean;
  readonly email?: unknown;
  readonly mail?: unknown;
  readonly hasShownQrCode?: unknown;
  readonly profile?: unknown;
}

/** A login answer in its envelope; `objects` is a single result or a list whose first item counts. */
export interface LoginAnswer<Result extends LoginResult = LoginResult> {
  readonly status?: unknown;
  readonly objects: Result | readonly Result[];
}

/** The outcome of a login, and what the login page has to do next. */
export type LoginOutcome<Profile> =
  | {
      readonly kind: 'success';
      readonly token: string;
      readonly loginId: string | null;
      readonly userType: number | null;
      /** The profile if the answer carried one; otherwise it has to be requested. */
      readonly profile: Profile | null;
    }
  | {
      /** A one-time code is required; send it with this token. */
      readonly kind: 'code';
      readonly token: string;
      /** Show the QR image for the authenticator app (A-OTP-06). */
      readonly showQr: boolean;
      /** Why the submitted code was refused, or `null` when none was submitted yet. */
      readonly message: LoginMessage | null;
    }
  | {
      /** The address is not verified; a new email can be requested. */
      readonly kind: 'verify';
      readonly email: string;
      readonly message: Extract<LoginMessage, 'not_email_auth'>;
    }
  | {
      /** Too many failed attempts. */
      readonly kind: 'locked';
      readonly current: number;
      readonly limit: number;
      /** Whether the user may unlock by email. */
      readonly selfUnlock: boolean;
      readonly message: Extract<LoginMessage, 'login_failure_limit'>;
    }
  | {
      /** The password has expired; a new one has to be set. */
      readonly kind: 'expired';
      readonly message: Extract<LoginMessage, 'password_change_limit'>;
    }
  | { readonly kind: 'failed'; readonly message: LoginMessage };

/** Why an account can't use an entrance, or `null`: the partner entrance knows no other accounts (A-PARTNER-08). */
function strangerAt(entrance: LoginEntrance, userType: number | null): LoginMessage | null {
  if (entranceOf(userType) === entrance) return null;
  return entrance === 'people' ? 'partner_id_not_allowed' : 'not_matched_user';
}

type Step = 'step1' | 'step2' | 'step3';
const STEPS: readonly Step[] = ['step1', 'step2', 'step3'];

function isList<Result>(objects: Result | readonly Result[]): objects is readonly Result[] {
  return Array.isArray(objects);
}

const textOr = (value: unknown, fallback: string) => (typeof value === 'string' && value !== '' ? value : fallback);

const countOf = (value: unknown) => (typeof value === 'number' && value > 0 ? value : 0);

const hasFailed = (step: unknown) => typeof step === 'string' && step.toLowerCase() === 'fail';

/** The QR image is shown until the authenticator app has been set up; the flag is text or a boolean (A-OTP-06). */
const asksForQr = (flag: unknown) => flag === false || (typeof flag === 'string' && flag.toLowerCase() === 'false');

/** A step's cause: its entry in the map of causes, or the cause itself if the answer gives only one. */
function causeOf(cause: unknown, step: Step): string | null {
  if (typeof cause === 'string') return cause;
  if (typeof cause !== 'object' || cause === null) return null;
  const entry = new Map<string, unknown>(Object.entries(cause)).get(step);
  return typeof entry === 'string' ? entry : null;
}

function isLocked(result: LoginResult): boolean {
  const limit = countOf(result.failureLimit);
  return limit > 0 && countOf(result.currentFailure) >= limit;
}

function refused<Profile>(result: LoginResult, step: Step, message: LoginMessage): LoginOutcome<Profile> {
  const outOfTries = step === 'step1' && isLocked(result) && message !== 'password_change_limit';
  if (message === 'login_failure_limit' || outOfTries) {
    return {
      kind: 'locked',
      current: countOf(result.currentFailure),
      limit: countOf(result.failureLimit),
      selfUnlock: result.selfUnlock === true,
      message: 'login_failure_limit',
    };
  }
  if (message === 'password_change_limit') return { kind: 'expired', message };
  if (message === 'not_email_auth') {
    return { kind: 'verify', email: textOr(result.email, textOr(result.mail, '')), message };
  }
  return { kind: 'failed', message };
}

/**
 * Reads the answer to a login step. It is a success only when `isLogin` is exactly `Success` and there is a token
 * (A-LOGIN-16); otherwise the first failing step decides. Partner accounts are only let in at the partner entrance, and
 * nobody else is let in there (A-ROLE-20).
 *
 * @param answer The envelope as it arrived; nothing in it can be assumed to be present.
 */
export function readLoginAnswer<Profile>(
  answer: LoginAnswer<LoginResult & { readonly profile?: Profile }>,
  entrance: LoginEntrance = 'people',
): LoginOutcome<Profile> {
  const result = isList(answer.objects) ? answer.objects[0] : answer.objects;
  if (!result) return { kind: 'failed', message: 'invalid_id_and_pw' };

  const token = textOr(result.token, '');
  if (result.isLogin === 'Success' && token !== '') {
    const userType = typeof result.userType === 'number' ? result.userType : null;
    const stranger = strangerAt(entrance, userType);
    if (stranger) return { kind: 'failed', message: stranger };
    const loginId = textOr(result.loginId, '');
    return {
      kind: 'success',
      token,
      loginId: loginId === '' ? null : loginId,
      userType,
      profile: result.profile ?? null,
    };
  }

  const step = STEPS.find((name) => hasFailed(result[name])) ?? 'step1';
  const cause = causeOf(result.cause, step);
  if (step === 'step3' && token !== '') {
    return {
      kind: 'code',
      token,
      showQr: asksForQr(result.hasShownQrCode),
      message: cause === null ? null : messageOfLoginCause(cause),
    };
  }
  const message = step === 'step2' && cause === null ? 'not_email_auth' : messageOfLoginCause(cause);
  return refused(result, step, message);
}
