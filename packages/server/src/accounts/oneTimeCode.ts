import { Secret, TOTP } from 'otpauth';
import { toDataURL } from 'qrcode';
import { writeAdministration } from '../audit/index.ts';
import type { Connection } from '../database/index.ts';
import type { Member } from '../members/index.ts';
import { notifyOwnerOf } from './accountNotices.ts';
import { endLoginSteps } from './loginStepStore.ts';

/** What the authenticator app shows next to the login ID. */
const ISSUER = 'Remote Console';
const PERIOD_SECONDS = 30;
/** How many steps before and after the current one are accepted, for clocks that are slightly off. */
const WINDOW = 1;
/** 160 bits, as recommended by RFC 4226 section 4. */
const SECRET_BYTES = 20;

/** What an authenticator app needs to know, as a picture and as text. */
export interface AuthenticatorSetup {
  /** A QR image as a data URI. */
  readonly qrCode: string;
  /** The secret in Base32, for people who cannot scan the image. */
  readonly otpKey: string;
}

/** What is asked about a person's authenticator. */
export function codeUseOf({ flag_use_otp, flag_create_qrcode }: Pick<Member, 'flag_use_otp' | 'flag_create_qrcode'>) {
  return { usesOneTimeCodes: flag_use_otp === 1, hasAuthenticator: flag_create_qrcode === 1 };
}

type CodeState = Pick<
  Member,
  'pk' | 'company_fk' | 'name' | 'mgrid' | 'otp_secret' | 'otp_last_step' | 'flag_create_qrcode'
>;

/** Whether a secret was in use and can no longer be trusted: the flag was cleared, its last step remains. */
const wasReset = ({ flag_create_qrcode, otp_last_step }: CodeState) => flag_create_qrcode === 0 && otp_last_step > 0;

/** The secret that a person has not yet proven to have; a new one if there is none, or after a reset. */
async function unprovenSecret({ query }: Connection, member: CodeState): Promise<string> {
  if (member.otp_secret !== null && !wasReset(member)) return member.otp_secret;
  const fresh = new Secret({ size: SECRET_BYTES }).base32;
  await query
    .updateTable('members')
    .set({ otp_secret: fresh, otp_last_step: 0 })
    .where('pk', '=', member.pk)
    .where('flag_create_qrcode', '=', 0)
    .where((eb) => eb.or([eb('otp_secret', 'is', null), eb('otp_last_step', '>', 0)]))
    .execute();
  // Read again: two simultaneous logins must both show the same one.
  const { otp_secret } = await query
    .selectFrom('members')
    .select('otp_secret')
    .where('pk', '=', member.pk)
    .executeTakeFirstOrThrow();
  return otp_secret ?? fresh;
}

/** What to show to a person whose authenticator is not set up; null once it has proven that it is (A-OTP-06). */
export async function authenticatorSetup(
  connection: Connection,
  member: CodeState,
): Promise<AuthenticatorSetup | null> {
  if (member.flag_create_qrcode === 1 && member.otp_secret !== null) return null;
  const otpKey = await unprovenSecret(connection, member);
  const uri = new TOTP({ issuer: ISSUER, label: member.mgrid, secret: Secret.fromBase32(otpKey) }).toString();
  return { otpKey, qrCode: await toDataURL(uri, { errorCorrectionLevel: 'M', margin: 4, scale: 6 }) };
}

/**
 * Checks a time-based code (RFC 6238) and uses it up: no step counts twice, even if two attempts arrive together. The
 * first correct one registers the authenticator.
 */
export async function acceptCode(
  connection: Connection,
  member: CodeState,
  { code, address }: { readonly code: string; readonly address: string },
): Promise<boolean> {
  if (member.otp_secret === null || wasReset(member)) return false;
  const totp = new TOTP({ secret: Secret.fromBase32(member.otp_secret), period: PERIOD_SECONDS });
  const at = connection.now();
  const delta = totp.validate({ token: code, timestamp: at, window: WINDOW });
  if (delta === null) return false;
  const step = Math.floor(at / 1000 / PERIOD_SECONDS) + delta;
  return connection.transact(async (inside) => {
    const { numUpdatedRows } = await inside.query
      .updateTable('members')
      .set({ otp_last_step: step, flag_create_qrcode: 1 })
      .where('pk', '=', member.pk)
      .where('otp_last_step', '<', step)
      // A reset that happened in between must not be undone.
      .where('otp_secret', '=', member.otp_secret)
      .where('flag_create_qrcode', '=', member.flag_create_qrcode)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    if (member.flag_create_qrcode === 0) {
      const entry = { act: 'codesRegistered', subject: member.mgrid } as const;
      await writeAdministration(inside, { kind: 'person', member, address }, [entry]);
    }
    return true;
  });
}

/** The effects of changing the one-time code columns: logins waiting for a code end, and the owner gets a notice. */
export async function afterCodesChanged(
  connection: Connection,
  memberId: number,
  columns: { readonly otp_secret?: string | null | undefined; readonly flag_use_otp?: number | undefined },
): Promise<void> {
  if (columns.otp_secret === undefined) return;
  // A code that is awaited belongs to the previous authenticator.
  await endLoginSteps(connection, memberId);
  await notifyOwnerOf(connection, columns.flag_use_otp === 0 ? 'codesOff' : 'codesBegun', memberId);
}
