import { answerOf } from '@remote-console/api-client';
import { useApi, useCreateInstaller } from '@remote-console/api-client/react';
import { readLoginAnswer } from '@remote-console/domain';
import { Suspense, useState } from 'react';
import { useAction } from '../actions/index.ts';
import { useMessage, useText } from '../i18n/index.ts';
import { useLegalTexts } from '../legal/index.ts';
import { useSession, useToast } from '../contexts/index.ts';
import { InstallerDialog, type InstallerOrder } from './InstallerDialog/InstallerDialog.tsx';
import { saveFile } from './saveFile.ts';
import { later } from '../material/index.ts';

const CodeDialog = later(async () => (await import('../accounts/CodeDialog/CodeDialog.tsx')).CodeDialog);

export interface InstallerWidgetProps {
  /** Whether the dialog is visible. */
  readonly open: boolean;
  /** Whether the server has the Windows program. */
  readonly hasProgram: boolean;
  /** Scheme, host and port of the console, which installed agents connect to. */
  readonly origin: string;
  /** The dialog was closed, or the installer was created. */
  readonly onClose: () => void;
}

/** An order waiting for the one-time code of its account. */
interface CodeWait {
  readonly order: InstallerOrder;
  readonly token: string;
  readonly failure: { readonly message: string } | null;
}

type LoginStep =
  | { readonly type: '1STEP'; readonly mail: string; readonly password: string }
  | { readonly type: '3STEP'; readonly code: string; readonly token: string };

/** Logs in with the dialog's account, creates the installer and saves it (C-INSTALLER-15 to -17, -22). */
export function InstallerWidget({ open, hasProgram, origin, onClose }: InstallerWidgetProps) {
  const text = useText('downloads');
  const message = useMessage();
  const toast = useToast();
  const session = useSession();
  const { client } = useApi();
  const createInstaller = useCreateInstaller();
  const { readTerms } = useLegalTexts();
  const { isBusy: busy, save } = useAction();
  const [error, setError] = useState<string | null>(null);
  const [waiting, setWaiting] = useState<CodeWait | null>(null);

  const make = async ({ form, format, deviceLimit }: InstallerOrder, token: string) => {
    const { content, fileName } = await createInstaller(token, {
      format,
      origin,
      terms: true,
      installType: form.installType,
      expireDate: form.expireDate,
      deviceLimit,
      proxyType: form.proxyType,
      proxyServer: form.proxyServer.trim(),
      proxyPort: form.proxyPort.trim(),
      proxyId: form.proxyId,
      proxyPassword: form.proxyPassword,
    });
    saveFile(content, fileName);
    toast.show({ tone: 'success', text: text('made') });
    onClose();
  };

  const settle = async (order: InstallerOrder, outcome: ReturnType<typeof readLoginAnswer>) => {
    switch (outcome.kind) {
      case 'success':
        setWaiting(null);
        await make(order, outcome.token);
        break;
      case 'code':
        setWaiting({
          order,
          token: outcome.token,
          failure: outcome.message === null ? null : { message: outcome.message },
        });
        break;
      case 'failed':
        setWaiting(null);
        setError(text('loginFailed'));
        break;
      case 'locked':
      case 'verify':
      case 'expired':
        setWaiting(null);
        setError(message(outcome.message));
    }
  };
  const go = async (order: InstallerOrder, step: LoginStep) => {
    setError(null);
    const outcome = await save(async () =>
      settle(order, readLoginAnswer(await answerOf(client.POST('/access', { body: step })))),
    );
    if (outcome.kind === 'saved') return;
    setWaiting(null);
    setError(outcome.error);
  };

  return (
    <>
      <InstallerDialog
        open={open}
        accountId={session?.loginId ?? ''}
        hasProgram={hasProgram}
        busy={busy}
        error={error}
        onGenerate={(order) => void go(order, { type: '1STEP', mail: order.form.id, password: order.form.password })}
        onReadTerms={() => void readTerms()}
        onClose={onClose}
      />
      {waiting && (
        <Suspense fallback={null}>
          <CodeDialog
            open
            busy={busy}
            failure={waiting.failure}
            onSubmit={({ code }) => void go(waiting.order, { type: '3STEP', code, token: waiting.token })}
            onCancel={() => setWaiting(null)}
          />
        </Suspense>
      )}
    </>
  );
}
