import { MEMBER_TYPES, type NewUserForm } from '@remote-console/domain';
import { keptOneOf, keptSwitch, keptText, type DraftForm } from '../../drafts/index.ts';

/** What survives a page reload: everything but the password. */
export const NEW_USER_DRAFT: DraftForm<NewUserForm> = {
  name: 'new-user',
  version: 2,
  fields: {
    loginId: keptText,
    name: keptText,
    phone: keptText,
    position: keptText,
    telephone: keptText,
    receivesMail: keptSwitch,
    email: keptText,
    department: keptText,
    userType: keptOneOf([MEMBER_TYPES.normal, MEMBER_TYPES.subManager]),
    approver: keptText,
    approverId: (stored) => (typeof stored === 'number' ? stored : undefined),
    needsApproval: keptSwitch,
  },
};
