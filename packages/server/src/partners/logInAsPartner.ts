import { isPasswordExpired, MEMBER_TYPES } from '@remote-console/domain';
import { logInAt, type LoginPlace } from '../accounts/index.ts';
import { addressRefusal, forAnyone } from '../members/index.ts';
import { admitWorker, isValidNow } from './partnerAccess.ts';

/** Where partners log in, and nobody else: for others it appears not to exist. */
const PARTNER_ENTRANCE: LoginPlace = {
  knows: (member) => member.member_type_id === MEMBER_TYPES.partner,
  refusalOf: async (member, { connection, address }) => {
    const ofAddress = await addressRefusal(connection, member, address);
    if (ofAddress) return ofAddress;
    if (member.flag_active === 0 || !(await isValidNow(connection, member.pk))) return 'inactive';
    const { password_changed_at, password_change_limit } = member;
    return isPasswordExpired(password_changed_at, password_change_limit, connection.now()) ? 'pw_reject' : null;
  },
  admit: admitWorker,
};

/** Logs a partner in (A-PARTNER-07, A-PARTNER-08). */
export const logInAsPartner = forAnyone<'logInAsPartner'>(({ body }, context) =>
  logInAt(PARTNER_ENTRANCE, context, body),
);
