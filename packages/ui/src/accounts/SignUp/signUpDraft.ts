import type { SignUpForm, SignUpUse } from '@remote-console/domain';
import { keptOneOf, keptText, type DraftForm } from '../../drafts/index.ts';

/** What a person enters: what is sent, and the kind of account. */
export interface SignUpEntries extends SignUpForm {
  readonly use: SignUpUse;
}

/** The agreements are not kept: they apply to the text in the language in which it was read. */
export const SIGN_UP_DRAFT: DraftForm<SignUpEntries> = {
  name: 'sign-up',
  version: 2,
  fields: {
    loginId: keptText,
    mail: keptText,
    name: keptText,
    phone: keptText,
    companyName: keptText,
    companyWebsite: keptText,
    subscription: keptText,
    use: keptOneOf(['PERSONAL', 'ENTERPRISE']),
  },
};
