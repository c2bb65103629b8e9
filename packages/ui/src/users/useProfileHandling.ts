import type { Profile } from '@remote-console/api-client';
import { useChangeOwnProfile, useUploadLogo } from '@remote-console/api-client/react';
import type { ReactNode } from 'react';
import { useAction } from '../actions/index.ts';
import { useMessage, useText } from '../i18n/index.ts';
import type { SaveOutcome } from '../primitives/index.ts';
import { useToast } from '../contexts/index.ts';
import { useOwnerProof } from './OwnerProof/useOwnerProof.tsx';
import type { NewPassword } from './PasswordChange/PasswordChange.tsx';
import type { PersonChange } from './person.ts';
import type { ProfileWidgetProps } from './ProfileWidget.tsx';
import { useNewEmail } from './useNewEmail.ts';

/** The actions on one's own profile. */
export interface ProfileHandling {
  /** Saves a typed value; resolves to the text of a refusal. */
  readonly save: (change: PersonChange) => Promise<SaveOutcome>;
  /** Saves a choice or a switch. */
  readonly choose: (change: PersonChange) => void;
  /** Resends the link of a new email address. */
  readonly resendEmail: () => Promise<unknown>;
  /** Discards a waiting new email address. */
  readonly cancelEmail: () => Promise<unknown>;
  readonly savePassword: (change: NewPassword) => Promise<SaveOutcome>;
  readonly saveLogo: (change: { readonly picture: File }) => Promise<SaveOutcome>;
  readonly resetCode: () => void;
  /** Render this once. */
  readonly proofDialog: ReactNode;
}

/** Saves changes to a person's own profile, with a proof of identity where one is needed. */
export function useProfileHandling(
  profile: Profile,
  { onChanged, onLanguageChosen }: Pick<ProfileWidgetProps, 'onChanged' | 'onLanguageChosen'>,
): ProfileHandling {
  const text = useText('users');
  const message = useMessage();
  const toast = useToast();
  const change = useChangeOwnProfile();
  const upload = useUploadLogo();
  const { save: attempt } = useAction();
  const { proven, proofDialog } = useOwnerProof(profile);
  const { savedMessage, resendEmail, cancelEmail } = useNewEmail({ ...profile, email: profile.email ?? '' });

  const put = async (wanted: PersonChange) => {
    await change(wanted);
    await onChanged?.();
  };
  const saveProven = (wanted: PersonChange, done: string) =>
    proven(wanted, (given) => attempt(() => put({ ...wanted, ...given }), { done }));
  const choose = async (wanted: PersonChange) => {
    const nextLogin = text(profile.hasAuthenticator === true ? 'otpOnCode' : 'otpOnRegister');
    const outcome = await saveProven(wanted, wanted.usesOneTimeCodes === true ? nextLogin : text('saved'));
    if (outcome?.kind === 'refused') toast.show({ tone: 'error', text: outcome.error });
    if (outcome?.kind === 'saved' && wanted.language !== undefined) onLanguageChosen?.({ language: wanted.language });
  };
  const resetCode = async () => {
    const outcome = await saveProven({ hasAuthenticator: false }, message('otp_reset_complete'));
    if (outcome?.kind === 'refused') toast.show({ tone: 'error', text: message('otp_reset_failed') });
  };

  return {
    save: async (wanted) =>
      (await saveProven(wanted, savedMessage(wanted))) ?? { kind: 'refused', error: text('proofWithdrawn') },
    choose: (wanted) => void choose(wanted),
    resendEmail,
    cancelEmail,
    savePassword: async (wanted) => {
      const outcome = await attempt(() => put(wanted), { done: message('password_modified') });
      if (outcome.kind === 'refused') toast.show({ tone: 'error', text: message('password_modified_failed') });
      return outcome;
    },
    saveLogo: ({ picture }) =>
      attempt(
        async () => {
          await upload(picture);
          await onChanged?.();
        },
        { done: text('logoSaved') },
      ),
    resetCode: () => void resetCode(),
    proofDialog,
  };
}
