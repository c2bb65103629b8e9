import CircularProgress from '@mui/material/CircularProgress';
import type { MailLinkResult } from '@remote-console/domain';
import { BadgeCheck, TriangleAlert } from 'lucide-react';
import { useText } from '../../i18n/index.ts';
import { LinkButton } from '../../primitives/index.ts';
import styles from './VerificationState.module.css';

export interface VerificationStateProps {
  /** What the link was for. */
  readonly purpose: 'verification' | 'unlock' | 'application';
  /** `pending` until the server answered. */
  readonly state: MailLinkResult | 'pending';
  /** Where the home button leads; it waits for the answer (A-VERIFY-11). */
  readonly homeHref: string;
}

const TITLES = {
  verification: { success: 'verifySuccess', already: 'verifyAlready', fail: 'verifyFail', pending: 'verifyPending' },
  unlock: { success: 'unlockSuccess', already: 'unlockAlready', fail: 'unlockFail', pending: 'verifyPending' },
  application: { success: 'verifySuccess', already: 'verifyAlready', fail: 'verifyFail', pending: 'verifyPending' },
} as const;

const HINTS = {
  verification: { success: 'verifySuccessHint', already: 'verifySuccessHint', fail: 'verifyFailHint' },
  unlock: { success: 'verifySuccessHint', already: 'verifySuccessHint', fail: 'unlockFailHint' },
  application: { success: 'applicantSuccessHint', already: 'applicantSuccessHint', fail: 'applicantFailHint' },
} as const;

function Sign({ state }: Pick<VerificationStateProps, 'state'>) {
  if (state === 'pending') return <CircularProgress size={40} aria-hidden />;
  const isGood = state !== 'fail';
  const Icon = isGood ? BadgeCheck : TriangleAlert;
  return (
    <div data-sign={isGood ? 'check' : 'warning'} className={`${styles.sign} ${isGood ? styles.good : ''}`}>
      <Icon size={48} strokeWidth={1.6} aria-hidden />
    </div>
  );
}

/** The result of an emailed link, and where to continue. */
export function VerificationState({ purpose, state, homeHref }: VerificationStateProps) {
  const text = useText('accountPages');
  return (
    <div className={styles.state}>
      <Sign state={state} />
      <div role="status" className={styles.answer}>
        <p className={styles.title}>{text(TITLES[purpose][state])}</p>
        {state !== 'pending' && <p className={styles.hint}>{text(HINTS[purpose][state])}</p>}
      </div>
      <LinkButton href={homeHref} variant="contained" disabled={state === 'pending'}>
        {text('home')}
      </LinkButton>
    </div>
  );
}
