import { isAdmin, isOperator } from '@remote-console/domain';
import { useAdministrator, useLanguage, useText } from '@remote-console/ui';
import { LinkButton } from '@remote-console/ui/primitives';
import { useLocation } from 'react-router-dom';
import { hrefOf, type Lack, referrerOf } from '../routing/index.ts';
import { useHeldSession, useServices } from '../services/index.ts';
import styles from './ErrorPage.module.css';
import { PageTitle } from './PageTitle.tsx';

/** A destination to continue to, with its label. */
interface WayOn {
  readonly href: string;
  readonly label: string;
}

interface ErrorPageProps {
  /** HTTP status code: 404 for a page that doesn't exist. */
  readonly code: number;
  /** What the user lacks for a page that does exist. */
  readonly lack?: Lack | undefined;
  /** What is missing, in the page's own words, in place of the message that the page doesn't exist. */
  readonly reason?: string;
  /** Where the user continues; by default, where they came from. */
  readonly wayOn?: WayOn;
}

/** What users can do about what they lack: see the licenses, if they may buy one; operators go to their own pages. */
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

/** The message about a missing permission: operators never get it, everyone else can request it. */
function MissingRight() {
  const text = useText('frame');
  const administrator = useAdministrator();
  const session = useHeldSession();
  return session && isOperator(session) ? text('errorOfCompany') : text('errorNoPermission', { administrator });
}

/** Says that a page can't be opened and why, with its status code, and offers a way forward or back. */
export function ErrorPage({ code, lack, reason, wayOn }: ErrorPageProps) {
  const text = useText('frame');
  const administrator = useAdministrator();
  const wayToLack = useWayTo(lack);
  const back = useWayBack();
  const first = wayOn ?? wayToLack;
  const session = useHeldSession();
  // An operator's start page is the operator console, which the first button already leads to.
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
