import type { LoginResult } from '@remote-console/api-client';
import type { DeviceListView, LoginEntrance } from '@remote-console/domain';
import { Suspense } from 'react';
import { useText } from '../i18n/index.ts';
import { Link, LinkButton } from '../primitives/index.ts';
import { LoginForm } from './LoginForm/LoginForm.tsx';
import { useLogin } from './useLogin.ts';
import { later } from '../material/index.ts';
import styles from './LoginWidget.module.css';

const CodeDialog = later(async () => (await import('./CodeDialog/CodeDialog.tsx')).CodeDialog);

/** A login that succeeded. */
export interface LoggedIn {
  /** The session token. */
  readonly token: string;
  /** The server's answer, with the profile if it sent one. */
  readonly answer: LoginResult;
  /** The ID as typed. */
  readonly id: string;
  readonly remember: boolean;
  /** The view the person wants to start in. */
  readonly view: DeviceListView;
}

export interface LoginWidgetProps {
  /** The login succeeded; the application stores the session. The form waits for a returned promise. */
  readonly onLoggedIn: (login: LoggedIn) => void | Promise<void>;
  /** Where the login takes place: partners have their own entrance (A-PARTNER-07). */
  readonly entrance?: LoginEntrance;
  /** Label of the first field; "ID" by default. */
  readonly idLabel?: string;
  /** The ID of the last visit; the remember toggle is on with it. */
  readonly rememberedId?: string;
  /** To log in again: restricts the form to this ID. */
  readonly fixedId?: string;
  /** The view chosen at first. */
  readonly initialView?: DeviceListView;
  /** Inside the mobile application. */
  readonly mobileApp?: boolean;
  /** Addresses of the pages around the login. A link is shown only if its page exists. */
  readonly links?: {
    readonly forgot?: string | undefined;
    readonly joinUs?: string | undefined;
    readonly temporary?: string | undefined;
    /** Where a company starts its free trial; not on a phone (A-LOGIN-08). */
    readonly freeTrial?: string | undefined;
    /** Where partners log in; offered to partners who tried to log in here. */
    readonly partnerLogin?: string | undefined;
  };
  /** The password is too old: the application opens the page that sets a new one (A-LOGIN-35). */
  readonly onPasswordExpired?: (login: { readonly id: string }) => void;
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

/** The login: ID and password, and the one-time code if the account requires one. */
export function LoginWidget(props: LoginWidgetProps) {
  const { idLabel, rememberedId = '', fixedId, initialView = 'table', mobileApp = false, links = {} } = props;
  const text = useText('accounts');
  const { isBusy, failure, code, submit, submitCode, closeCode } = useLogin(props);
  return (
    <>
      <LoginForm
        idLabel={idLabel}
        initialId={rememberedId}
        fixedId={fixedId}
        initialRemember={rememberedId !== ''}
        initialView={initialView}
        mobileApp={mobileApp}
        busy={isBusy}
        failure={failure}
        onSubmit={submit}
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
      {code && (
        <Suspense fallback={null}>
          <CodeDialog
            open={code.isOpen}
            busy={isBusy}
            failure={code.failure}
            qrImage={code.qrImage}
            secret={code.secret}
            onSubmit={(answer) => submitCode(answer.code)}
            onCancel={closeCode}
          />
        </Suspense>
      )}
    </>
  );
}
