import { answerOf, failureOf, type LoginResult } from '@remote-console/api-client';
import { useApi } from '@remote-console/api-client/react';
import { readLoginAnswer, type DeviceListView, type LoginEntrance, type LoginOutcome } from '@remote-console/domain';
import { Suspense, useState } from 'react';
import { useDialogs } from '../dialogs/index.ts';
import { useMessage, useText } from '../i18n/index.ts';
import { Link, LinkButton } from '../primitives/index.ts';
import { LoginForm, type LoginFailure, type LoginRequest } from './LoginForm/LoginForm.tsx';
import { useMailRequests } from './useMailRequests.ts';
import { later } from '../material/index.ts';
import styles from './LoginWidget.module.css';

const CodeDialog = later(async () => (await import('./CodeDialog/CodeDialog.tsx')).CodeDialog);

/** A login that succeeded. */
export interface LoggedIn {
  /** The session token. */
  readonly token: string;
  /** What the server answered, with the profile when it sent one. */
  readonly answer: LoginResult;
  /** The ID as it was typed. */
  readonly id: string;
  readonly remember: boolean;
  /** The view the person wants to start in. */
  readonly view: DeviceListView;
}

export interface LoginWidgetProps {
  /** The login succeeded; storing the session is the application's part. The form waits for a promise. */
  readonly onLoggedIn: (login: LoggedIn) => void | Promise<void>;
  /** Where the login takes place: partners have an entrance of their own (A-PARTNER-07). */
  readonly entrance?: LoginEntrance;
  /** What the first field is called; "ID" by default. */
  readonly idLabel?: string;
  /** The ID of the last visit; the remember toggle is on with it. */
  readonly rememberedId?: string;
  /** Whoever logs in again: the form is for this ID alone. */
  readonly fixedId?: string;
  /** The view chosen at first. */
  readonly initialView?: DeviceListView;
  /** Inside the mobile application. */
  readonly mobileApp?: boolean;
  /** Where the pages around the login are. A link is drawn only when its page exists. */
  readonly links?: {
    readonly forgot?: string | undefined;
    readonly joinUs?: string | undefined;
    readonly temporary?: string | undefined;
    /** Where a company begins its free trial; not on a phone (A-LOGIN-08). */
    readonly freeTrial?: string | undefined;
    /** Where partners log in; offered to a partner who tried here. */
    readonly partnerLogin?: string | undefined;
  };
  /** The password is too old: the application leads to the page that sets a new one (A-LOGIN-35). */
  readonly onPasswordExpired?: (login: { readonly id: string }) => void;
}

type Outcome = LoginOutcome<LoginResult['profile']>;
type CodeStep = Extract<Outcome, { kind: 'code' }> & {
  readonly qrImage: string | undefined;
  readonly secret: string | undefined;
};

const failureOfCall = (thrown: unknown): LoginFailure => {
  const failure = failureOf(thrown);
  if (failure.kind === 'unreachable') return { message: 'server_unreachable' };
  return { message: failure.error === 'invalid_data' ? 'invalid_id_and_pw' : failure.error };
};

function failureOfOutcome(message: string, { current_failure: current = 0, failure_limit: limit = 0 }: LoginResult) {
  const counted = message === 'not_matched_user' && current > 0 && limit > 0;
  return counted ? { message, attempts: { current, limit } } : { message };
}

function Links({ links }: { links: NonNullable<LoginWidgetProps['links']> }) {
  const text = useText('accounts');
  const drawn = [
    { href: links.forgot, label: text('findIdOrPassword') },
    { href: links.joinUs, label: text('signUp') },
    { href: links.temporary, label: text('temporaryAccess') },
  ].flatMap(({ href, label }) => (href === undefined ? [] : [{ href, label }]));
  if (drawn.length === 0) return null;
  return (
    <nav aria-label={text('loginHelp')} className={styles.links}>
      {drawn.map(({ href, label }) => (
        <Link key={href} href={href} tone="inherit">
          {label}
        </Link>
      ))}
    </nav>
  );
}

/** The login: ID and password, and the one-time code where the account asks for one. */
export function LoginWidget(props: LoginWidgetProps) {
  const {
    onLoggedIn,
    onPasswordExpired,
    entrance = 'people',
    idLabel,
    rememberedId = '',
    fixedId,
    initialView = 'table',
    mobileApp = false,
    links = {},
  } = props;
  const { client } = useApi();
  const askForMail = useMailRequests();
  const dialogs = useDialogs();
  const message = useMessage();
  const text = useText('accounts');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<LoginFailure | null>(null);
  const [request, setRequest] = useState<LoginRequest | null>(null);
  const [code, setCode] = useState<CodeStep | null>(null);
  const [codeOpen, setCodeOpen] = useState(false);
  const [codeFailure, setCodeFailure] = useState<LoginFailure | null>(null);

  const settle = async (sent: LoginRequest, outcome: Outcome, answer: LoginResult) => {
    switch (outcome.kind) {
      case 'success':
        await onLoggedIn({ token: outcome.token, answer, id: sent.id, remember: sent.remember, view: sent.view });
        return;
      case 'code':
        setCode({
          ...outcome,
          qrImage: outcome.showQr ? answer.qr_code : undefined,
          secret: outcome.showQr ? answer.otp_key : undefined,
        });
        setCodeOpen(true);
        setCodeFailure(outcome.message === null ? null : { message: outcome.message });
        return;
      case 'locked':
        setCodeOpen(false);
        setFailure({ message: outcome.message, attempts: { current: outcome.current, limit: outcome.limit } });
        if (outcome.selfUnlock) await askForMail({ kind: 'unlock', id: sent.id });
        return;
      case 'verify':
        setCodeOpen(false);
        setFailure(failureOfOutcome(outcome.message, answer));
        await askForMail({ kind: 'resend', id: answer.mgrid ?? sent.id, email: outcome.email });
        return;
      case 'expired':
        setFailure(failureOfOutcome(outcome.message, answer));
        // The reason first: the next page only asks for the new password (A-LOGIN-32).
        await dialogs.message({ title: message(outcome.message) });
        onPasswordExpired?.({ id: sent.id });
        return;
      case 'failed':
        setCodeOpen(false);
        setFailure(failureOfOutcome(outcome.message, answer));
    }
  };

  const send = async (sent: LoginRequest, step: { code: string; token: string } | null) => {
    setBusy(true);
    setFailure(null);
    try {
      const body =
        step === null
          ? { type: '1STEP' as const, mail: sent.id, pw: sent.password }
          : { type: '3STEP' as const, code: step.code, token: step.token };
      const path = entrance === 'partners' ? '/partners/access' : '/access';
      const answer = await answerOf(client.POST(path, { body }));
      await settle(sent, readLoginAnswer(answer, entrance), answer.objects);
    } catch (thrown) {
      const found = failureOfCall(thrown);
      if (step === null) setFailure(found);
      else setCodeFailure(found);
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <LoginForm
        idLabel={idLabel}
        initialId={rememberedId}
        fixedId={fixedId}
        initialRemember={rememberedId !== ''}
        initialView={initialView}
        mobileApp={mobileApp}
        busy={busy}
        failure={failure}
        onSubmit={(sent) => {
          setRequest(sent);
          void send(sent, null);
        }}
      />
      {failure?.message === 'partner_id_not_allowed' && links.partnerLogin !== undefined && (
        <div className={styles.otherWay}>
          <LinkButton href={links.partnerLogin} size="large" fullWidth>
            {text('toPartnerLogin')}
          </LinkButton>
        </div>
      )}
      {links.freeTrial !== undefined && (
        <div className={styles.otherWay}>
          <LinkButton href={links.freeTrial} size="large" fullWidth>
            {text('freeTrial')}
          </LinkButton>
        </div>
      )}
      <Links links={links} />
      {code && request && (
        <Suspense fallback={null}>
          <CodeDialog
            open={codeOpen}
            busy={busy}
            failure={codeFailure}
            qrImage={code.qrImage}
            secret={code.secret}
            onSubmit={(answer) => void send(request, { code: answer.code, token: code.token })}
            onCancel={() => setCodeOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
