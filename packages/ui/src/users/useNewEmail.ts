import { useCancelNewEmail, useResendNewEmail } from '@remote-console/api-client/react';
import { emailFate, type EmailsOfPerson } from '@remote-console/domain';
import { useAction } from '../actions/index.ts';
import { useText } from '../i18n/index.ts';
import type { PersonChange } from './person.ts';

interface NewEmailHandling {
  /** The message for a saved change; for an email address waiting for its link it says so. */
  readonly savedMessage: (change: Pick<PersonChange, 'email'>) => string;
  readonly resendEmail: () => Promise<unknown>;
  readonly cancelEmail: () => Promise<unknown>;
}

/** The actions for a person's new email address that waits until its link is opened. */
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
