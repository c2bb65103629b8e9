import { answerOf, failureOf, type LoginResult } from '@remote-console/api-client';
import { useApi } from '@remote-console/api-client/react';
import { readLoginAnswer, type LoginOutcome } from '@remote-console/domain';
import { useState } from 'react';
import { useDialogs } from '../dialogs/index.ts';
import { useMessage } from '../i18n/index.ts';
import type { LoginFailure, LoginRequest } from './LoginForm/LoginForm.tsx';
import type { LoginWidgetProps } from './LoginWidget.tsx';
import { useMailRequests } from './useMailRequests.ts';

type Outcome = LoginOutcome<LoginResult['profile']>;

/** The second step of a login: the one-time code. */
interface CodeStep {
  /** Identifies the login that the code belongs to. */
  readonly token: string;
  readonly qrImage: string | undefined;
  readonly secret: string | undefined;
  readonly isOpen: boolean;
  /** Why the last code was refused; `null` if none was. */
  readonly failure: LoginFailure | null;
}

interface Login {
  readonly isBusy: boolean;
  /** Why the last attempt was refused; `null` if none was. */
  readonly failure: LoginFailure | null;
  /** Asks for the code; `null` until the account requires it. */
  readonly code: CodeStep | null;
  readonly submit: (request: LoginRequest) => void;
  readonly submitCode: (code: string) => void;
  readonly closeCode: () => void;
}

const failureOfCall = (thrown: unknown): LoginFailure => {
  const failure = failureOf(thrown);
  if (failure.kind === 'unreachable') return { message: 'server_unreachable' };
  return { message: failure.error === 'invalid_data' ? 'invalid_id_and_pw' : failure.error };
};

function failureOfOutcome(message: string, { currentFailure: current = 0, failureLimit: limit = 0 }: LoginResult) {
  const counted = message === 'not_matched_user' && current > 0 && limit > 0;
  return counted ? { message, attempts: { current, limit } } : { message };
}

function codeStepOf(outcome: Extract<Outcome, { kind: 'code' }>, { qrCode, otpKey }: LoginResult): CodeStep {
  return {
    token: outcome.token,
    qrImage: outcome.showQr ? qrCode : undefined,
    secret: outcome.showQr ? otpKey : undefined,
    isOpen: true,
    failure: outcome.message === null ? null : { message: outcome.message },
  };
}

/** Where the result of a login is shown. */
interface LoginView {
  readonly askForCode: (step: CodeStep) => void;
  readonly closeCode: () => void;
  readonly refuse: (failure: LoginFailure) => void;
}

/** Handles the answer to a login. */
function useSettling(
  { onLoggedIn, onPasswordExpired }: Pick<LoginWidgetProps, 'onLoggedIn' | 'onPasswordExpired'>,
  { askForCode, closeCode, refuse }: LoginView,
) {
  const askForMail = useMailRequests();
  const dialogs = useDialogs();
  const message = useMessage();
  return async (sent: LoginRequest, outcome: Outcome, answer: LoginResult) => {
    switch (outcome.kind) {
      case 'success':
        await onLoggedIn({ token: outcome.token, answer, id: sent.id, remember: sent.remember, view: sent.view });
        return;
      case 'code':
        askForCode(codeStepOf(outcome, answer));
        return;
      case 'locked':
        closeCode();
        refuse({ message: outcome.message, attempts: { current: outcome.current, limit: outcome.limit } });
        if (outcome.selfUnlock) await askForMail({ kind: 'unlock', id: sent.id });
        return;
      case 'verify':
        closeCode();
        refuse(failureOfOutcome(outcome.message, answer));
        await askForMail({ kind: 'resend', id: answer.loginId ?? sent.id, email: outcome.email });
        return;
      case 'expired':
        refuse(failureOfOutcome(outcome.message, answer));
        // The reason comes first: the next page only asks for the new password (A-LOGIN-32).
        await dialogs.message({ title: message(outcome.message) });
        onPasswordExpired?.({ id: sent.id });
        return;
      case 'failed':
        closeCode();
        refuse(failureOfOutcome(outcome.message, answer));
    }
  };
}

/** Logs in with ID and password, and with the one-time code if the account requires one. */
export function useLogin(props: LoginWidgetProps): Login {
  const { entrance = 'people' } = props;
  const { client } = useApi();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<LoginFailure | null>(null);
  const [request, setRequest] = useState<LoginRequest | null>(null);
  const [code, setCode] = useState<CodeStep | null>(null);
  const changeCode = (change: Partial<CodeStep>) => setCode((before) => before && { ...before, ...change });
  const closeCode = () => changeCode({ isOpen: false });
  const settle = useSettling(props, { askForCode: setCode, closeCode, refuse: setFailure });

  const send = async (sent: LoginRequest, step: { readonly code: string; readonly token: string } | null) => {
    setBusy(true);
    setFailure(null);
    try {
      const body =
        step === null
          ? { type: '1STEP' as const, mail: sent.id, password: sent.password }
          : { type: '3STEP' as const, code: step.code, token: step.token };
      const path = entrance === 'partners' ? '/partners/access' : '/access';
      const answer = await answerOf(client.POST(path, { body }));
      await settle(sent, readLoginAnswer(answer, entrance), answer.objects);
    } catch (thrown) {
      const found = failureOfCall(thrown);
      if (step === null) setFailure(found);
      else changeCode({ failure: found });
    } finally {
      setBusy(false);
    }
  };

  return {
    isBusy,
    failure,
    code,
    submit: (sent) => {
      setRequest(sent);
      void send(sent, null);
    },
    submitCode: (typed) => {
      if (request && code) void send(request, { code: typed, token: code.token });
    },
    closeCode,
  };
}
