import type { User, UserChange } from '@remote-console/api-client';
import { useChangeUser } from '@remote-console/api-client/react';
import { useState, type ReactNode } from 'react';
import { useAction } from '../actions/index.ts';
import { useDialogs } from '../dialogs/index.ts';
import { useMessage, useText } from '../i18n/index.ts';
import type { SaveOutcome } from '../primitives/index.ts';
import { useSession, useToast } from '../contexts/index.ts';
import type { NewPassword } from './PasswordChange/PasswordChange.tsx';
import { UserListDialogWidget } from './UserListDialog/UserListDialogWidget.tsx';
import type { ListedManager } from './UserListDialog/UserListDialog.tsx';
import { useOwnerProof } from './OwnerProof/useOwnerProof.tsx';
import { useNewEmail } from './useNewEmail.ts';

interface UserHandling {
  /** Saves a typed value; resolves to the text of a refusal. */
  readonly save: (change: UserChange) => Promise<SaveOutcome>;
  /** Saves a choice or a switch; nothing else can be chosen until it is saved, or a click would be lost. */
  readonly choose: (change: UserChange) => void;
  /** Whether a choice is being saved. */
  readonly saving: boolean;
  /** Resends the link of a new email address. */
  readonly resendEmail: () => Promise<unknown>;
  /** Discards a waiting new email address. */
  readonly cancelEmail: () => Promise<unknown>;
  readonly savePassword: (change: NewPassword) => Promise<SaveOutcome>;
  readonly resetCode: () => void;
  readonly pickApprover: () => void;
  /** Render this once. */
  readonly dialogs: ReactNode;
}

/**
 * The actions of the edit page. Role and permissions include the version that was read, so that nobody overwrites what
 * another person decided in the meantime.
 */
export function useUserHandling(user: User): UserHandling {
  const text = useText('users');
  const message = useMessage();
  const toast = useToast();
  const { confirm } = useDialogs();
  const change = useChangeUser();
  const { save: attempt } = useAction();
  const { isBusy: saving, run } = useAction();
  const isOwn = useSession()?.id === user.id;
  const { proven, proofDialog } = useOwnerProof(isOwn ? user : null);
  const { savedMessage, resendEmail, cancelEmail } = useNewEmail(user);
  const [isPicking, setPicking] = useState(false);

  const save = async (wanted: UserChange): Promise<SaveOutcome> =>
    (await proven(wanted, (given) =>
      attempt(() => change(user.id, { ...wanted, ...given }), { done: savedMessage(wanted) }),
    )) ?? {
      kind: 'refused',
      error: text('proofWithdrawn'),
    };
  const decide = (wanted: UserChange) =>
    run(async () => {
      const seen = { ...wanted, version: user.version };
      const outcome = await proven(wanted, (given) =>
        attempt(() => change(user.id, { ...seen, ...given }), { done: text('saved') }),
      );
      if (outcome?.kind === 'refused') toast.show({ tone: 'error', text: outcome.error });
    });
  const resetCode = async () => {
    // Resetting one's own account has its own dialog, for the required proof.
    const agreed =
      isOwn ||
      (await confirm({
        title: text('otpResetQuestion', { name: user.name }),
        body: text('otpResetBody'),
        confirmLabel: text('otpReset'),
        tone: 'destructive',
      }));
    if (!agreed) return;
    const wanted = { hasAuthenticator: false } as const;
    const done = message('otp_reset_complete');
    const outcome = await proven(wanted, (given) => attempt(() => change(user.id, { ...wanted, ...given }), { done }));
    if (outcome?.kind === 'refused') toast.show({ tone: 'error', text: message('otp_reset_failed') });
  };
  const savePassword = async (wanted: NewPassword) => {
    const outcome = await attempt(() => change(user.id, wanted), { done: message('password_modified') });
    if (outcome.kind === 'refused') toast.show({ tone: 'error', text: message('password_modified_failed') });
    return outcome;
  };
  const choseApprover = ({ manager }: { readonly manager: ListedManager }) => {
    setPicking(false);
    void decide({ approverId: manager.id });
  };

  return {
    save,
    choose: (wanted) => void decide(wanted),
    saving,
    resendEmail,
    cancelEmail,
    savePassword,
    resetCode: () => void resetCode(),
    pickApprover: () => setPicking(true),
    dialogs: (
      <>
        {isPicking && (
          <UserListDialogWidget
            open
            title={text('pickApproverTitle', { name: user.name })}
            context="approver"
            onChosen={choseApprover}
            onClose={() => setPicking(false)}
          />
        )}
        {proofDialog}
      </>
    ),
  };
}
