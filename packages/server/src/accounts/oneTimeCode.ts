import { Secret, TOTP } from 'otpauth';
import type { Connection } from '../database/connection.ts';
import type { Member } from './memberStore.ts';

const PERIOD_SECONDS = 30;
/** Steps before and after the present one whose code is taken, for clocks that are a little off. */
const WINDOW = 1;

/**
 * Checks a time-based code (RFC 6238) and uses it up: no step counts twice, also when two tries arrive together.
 */
export async function acceptCode({ query, now }: Connection, member: Member, code: string): Promise<boolean> {
  if (member.otp_secret === null) return false;
  const totp = new TOTP({ secret: Secret.fromBase32(member.otp_secret), period: PERIOD_SECONDS });
  const at = now();
  const delta = totp.validate({ token: code, timestamp: at, window: WINDOW });
  if (delta === null) return false;
  const step = Math.floor(at / 1000 / PERIOD_SECONDS) + delta;
  const { numUpdatedRows } = await query
    .updateTable('members')
    .set({ otp_last_step: step, flag_create_qrcode: 1 })
    .where('pk', '=', member.pk)
    .where('otp_last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
