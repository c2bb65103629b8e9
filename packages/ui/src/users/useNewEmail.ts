import { useCancelNewEmail, useResendNewEmail } from '@remote-console/api-client/react';
import { emailFate, type EmailsOfPerson } from '@remote-console/domain';
import { useAction } from '../actions/index.ts';
import { useText } from '../i18n/index.ts';
import type { PersonChange } from './person.ts';

interface NewEmailHandling {
  /** The words for a change that was saved; those for an email that waits say so. */
  readonly savedMessage: (change: Pick<PersonChange, 'email'>) => string;
  readonly resendEmail: () => Promise<unknown>;
  readonly cancelEmail: () => Promise<unknown>;
}

/** What can be done about a new email of a person that waits until its link is opened. */
export function useNewEmail(person: EmailsOfPerson & { readonly id: number }): NewEmailHandling {
  const text = useText('users');
  const { run } = useAction<'resend' | 'cancel'>();
  const resend = useResendNewEmail();
  const cancel = useCancelNewEmail();
  return {
    savedMessage: ({ email }) =>
      text(email !== undefined && emailFate(email, person) === 'waits' ? 'newEmailMailed' : 'saved'),
    resendEmail: () => run(() => resend(person.id), { of: 'resend', done: text('newEmailMailed') }),
    cancelEmail: () => run(() => cancel(person.id), { of: 'cancel', done: text('newEmailCancelled') }),
  };
}
