import type { User, UserChange } from '@remote-console/api-client';
import { useChangeUser } from '@remote-console/api-client/react';
import { useState, type ReactNode } from 'react';
import { useDialogs } from '../dialogs/index.ts';
import { useMessage, useText } from '../i18n/index.ts';
import type { SaveOutcome } from '../primitives/index.ts';
import { useToast } from '../provider/index.ts';
import { ManagerListDialogWidget, type ListedManager } from './ManagerListDialog/index.ts';
import { useAttempt, useToldAttempt } from './useAttempt.ts';

interface UserHandling {
  /** Saves what was typed; the words of a refusal come back. */
  readonly save: (change: UserChange) => Promise<SaveOutcome>;
  /** Saves what was chosen or switched; nothing more can be chosen until it is saved, or a press would be lost. */
  readonly choose: (change: UserChange) => void;
  /** Whether what was chosen is on its way. */
  readonly saving: boolean;
  readonly savePassword: (change: { readonly pw: string }) => Promise<SaveOutcome>;
  readonly resetCode: () => void;
  readonly pickApprover: () => void;
  /** Draw this once. */
  readonly dialogs: ReactNode;
}

/**
 * What the edit page does with a person. Role and permissions carry the version that was seen, so that nobody overwrites
 * what somebody else decided meanwhile.
 */
export function useUserHandling(user: User): UserHandling {
  const text = useText('managers');
  const message = useMessage();
  const toast = useToast();
  const { confirm } = useDialogs();
  const change = useChangeUser();
  const attempt = useAttempt();
  const toldAttempt = useToldAttempt();
  const [isPicking, setPicking] = useState(false);
  const [busy, setBusy] = useState(false);

  const save = (wanted: UserChange) => attempt(() => change(user.pk, wanted), text('saved'));
  const decide = async (wanted: UserChange) => {
    if (busy) return;
    setBusy(true);
    await toldAttempt(() => change(user.pk, { ...wanted, version: user.version }), text('saved'));
    setBusy(false);
  };
  const resetCode = async () => {
    const agreed = await confirm({
      title: text('otpResetQuestion', { name: user.name }),
      body: text('otpResetBody'),
      confirmLabel: text('otpReset'),
      tone: 'destructive',
    });
    if (!agreed) return;
    try {
      await change(user.pk, { flag_create_qrcode: 0 });
      toast.show({ tone: 'success', text: message('otp_reset_complete') });
    } catch {
      toast.show({ tone: 'error', text: message('otp_reset_failed') });
    }
  };
  const savePassword = async (wanted: { readonly pw: string }) => {
    const outcome = await attempt(() => change(user.pk, wanted), message('password_modified'));
    if (outcome.kind === 'refused') toast.show({ tone: 'error', text: message('password_modified_failed') });
    return outcome;
  };
  const choseApprover = ({ manager }: { readonly manager: ListedManager }) => {
    setPicking(false);
    void decide({ approver_fk: manager.pk });
  };

  return {
    save,
    choose: (wanted) => void decide(wanted),
    saving: busy,
    savePassword,
    resetCode: () => void resetCode(),
    pickApprover: () => setPicking(true),
    dialogs: isPicking && (
      <ManagerListDialogWidget
        open
        title={text('pickApproverTitle', { name: user.name })}
        context="approver"
        onChosen={choseApprover}
        onClose={() => setPicking(false)}
      />
    ),
  };
}
