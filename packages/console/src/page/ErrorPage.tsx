import { isAdmin, isOperator } from '@remote-console/domain';
import { useAdministrator, useLanguage, useText } from '@remote-console/ui';
import { LinkButton } from '@remote-console/ui/primitives';
import { useLocation } from 'react-router-dom';
import { hrefOf, type Lack, referrerOf } from '../routing/index.ts';
import { useHeldSession, useServices } from '../services/index.ts';
import styles from './ErrorPage.module.css';
import { PageTitle } from './PageTitle.tsx';

/** A place to go from here, with the words that lead there. */
interface WayOn {
  readonly href: string;
  readonly label: string;
}

interface ErrorPageProps {
  /** Error code of HTTP: 404 for a page that does not exist. */
  readonly code: number;
  /** What the person lacks for a page that does exist. */
  readonly lack?: Lack | undefined;
  /** What is missing in the page's own words, instead of that the page does not exist. */
  readonly reason?: string;
  /** Where the person goes on from here; without it, to where they came from. */
  readonly wayOn?: WayOn;
}

/** What a person can do who lacks something: see the licenses, where they may buy one; an operator, go to their own place. */
function useWayTo(lack: Lack | undefined): WayOn | null {
  const text = useText('frame');
  const lang = useLanguage();
  const session = useHeldSession();
  if (session && isOperator(session)) {
    return lack === undefined ? null : { href: hrefOf('operator-companies', { lang }), label: text('errorToOperator') };
  }
  if (lack !== 'need_license' || !session || !isAdmin(session)) return null;
  return { href: hrefOf('license', { lang }), label: text('errorLicense') };
}

function useWayBack(): WayOn {
  const text = useText('frame');
  const { navigationHistory } = useServices();
  const { pathname } = useLocation();
  const referrer = referrerOf({
    previous: navigationHistory.before(pathname),
    documentReferrer: document.referrer,
    here: window.location.href,
  });
  return referrer === null
    ? { href: hrefOf('root', {}), label: text('errorHome') }
    : { href: referrer, label: text('errorBack') };
}

/** That a right is missing: whoever operates the service never gets it, everybody else can ask for it. */
function MissingRight() {
  const text = useText('frame');
  const administrator = useAdministrator();
  const session = useHeldSession();
  return session && isOperator(session) ? text('errorOfCompany') : text('errorNoPermission', { administrator });
}

/** Says that a page cannot be opened, why, with its code, and offers the way on or back to where the visitor came from. */
export function ErrorPage({ code, lack, reason, wayOn }: ErrorPageProps) {
  const text = useText('frame');
  const administrator = useAdministrator();
  const wayToLack = useWayTo(lack);
  const back = useWayBack();
  const first = wayOn ?? wayToLack;
  const session = useHeldSession();
  // The start page of an operator is the operator console, to which the first button leads already.
  const isBackNeeded = !(first && session && isOperator(session) && back.href === hrefOf('root', {}));
  const reasonOf = () => {
    if (reason !== undefined) return reason;
    switch (lack) {
      case 'no_permission':
        return <MissingRight />;
      case 'need_license':
        return wayToLack ? text('errorNeedLicense') : text('errorNeedLicenseAsk', { administrator });
      case undefined:
        return text(code === 404 ? 'errorNotFound' : 'errorTryAgain');
    }
  };

  return (
    <div className={styles.page}>
      <PageTitle title={text('errorTitle')} />
      <p className={styles.code}>{text('errorCode', { code })}</p>
      <h1 className={styles.title}>{text('errorTitle')}</h1>
      <p className={styles.reason}>{reasonOf()}</p>
      <div className={styles.ways}>
        {first && (
          <LinkButton href={first.href} variant="contained">
            {first.label}
          </LinkButton>
        )}
        {isBackNeeded && (
          <LinkButton href={back.href} variant={first ? 'outlined' : 'contained'}>
            {back.label}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
