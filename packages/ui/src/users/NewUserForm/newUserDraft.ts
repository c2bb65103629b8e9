import { MEMBER_TYPES, type NewUserForm } from '@remote-console/domain';
import { keptOneOf, keptSwitch, keptText, type DraftForm } from '../../drafts/index.ts';

/** What outlives a reload of the page: everything but the password. */
export const NEW_USER_DRAFT: DraftForm<NewUserForm> = {
  name: 'new-user',
  version: 1,
  fields: {
    mgrid: keptText,
    name: keptText,
    phone: keptText,
    position: keptText,
    tel: keptText,
    flagReceptMail: keptSwitch,
    email: keptText,
    department: keptText,
    user_type: keptOneOf([MEMBER_TYPES.normal, MEMBER_TYPES.subManager]),
    approver: keptText,
    approver_fk: (stored) => (typeof stored === 'number' ? stored : undefined),
    use_approval: keptSwitch,
  },
};
