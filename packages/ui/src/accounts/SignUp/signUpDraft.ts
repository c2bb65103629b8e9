import type { SignUpForm, SignUpUse } from '@remote-console/domain';
import { keptOneOf, keptText, type DraftForm } from '../../drafts/index.ts';

/** What a person enters: what is sent, and who the account is for. */
export interface SignUpEntries extends SignUpForm {
  readonly use: SignUpUse;
}

/** The agreements are not kept: they are given to the text in the language that it was read in. */
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
