import Skeleton from '@mui/material/Skeleton';
import type { License } from '@remote-console/api-client';
import { accountType, formatInstant, licenseState, type AccountType, type RoleSession } from '@remote-console/domain';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { Note, StatusBadge } from '../../primitives/index.ts';
import { useNow, useTimePreferences } from '../../contexts/index.ts';
import styles from './LicenseSummary.module.css';

export interface LicenseSummaryProps {
  /** The records of the account; `null` while loading. */
  readonly licenses: readonly License[] | null;
  /** The viewer: the operator of the service has no plan. */
  readonly person: RoleSession;
  /** Number of registered devices; `null` if unknown. */
  readonly registered: number | null;
}

const TYPE_LABELS = {
  superadmin: 'typeSuperadmin',
  corporate: 'typeCorporate',
  basic: 'typeBasic',
  free: 'typeFree',
  none: 'typeNone',
} as const satisfies Record<AccountType, string>;

interface FigureProps {
  readonly name: string;
  /** `null` while loading. */
  readonly value: ReactNode;
  readonly aside?: ReactNode;
}

function Figure({ name, value, aside }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>
        {value === null ? <Skeleton variant="rounded" width={96} height={18} /> : value}
        {aside && <span className={styles.aside}>{aside}</span>}
      </dd>
    </div>
  );
}

/** The summary of an account's licenses: its type, the devices they cover, and until when (A-LICENSE-03, -04). */
export function LicenseSummary({ licenses, person, registered }: LicenseSummaryProps) {
  const text = useText('license');
  const now = useNow();
  const preferences = useTimePreferences();
  const state = licenses && licenseState(licenses, now);
  const expiry = state?.latestExpire ? formatInstant(state.latestExpire, preferences, 'date') : '–';

  const status = () => {
    switch (state?.status) {
      case 'expired':
        return <StatusBadge tone="error" label={text('stateExpired')} />;
      case 'expiring':
        return <StatusBadge tone="warn" label={text('daysLeft', { count: state.daysLeft ?? 0 })} />;
      case 'active':
        return text('daysLeft', { count: state.daysLeft ?? 0 });
      case 'none':
      case undefined:
        return null;
    }
  };
  return (
    <section aria-label={text('summary')} aria-busy={licenses === null}>
      <dl className={styles.figures}>
        <Figure name={text('accountType')} value={licenses && text(TYPE_LABELS[accountType(person, licenses, now)])} />
        <Figure
          name={text('volume')}
          value={state && text('deviceCount', { count: state.totalVolume })}
          aside={registered === null ? null : text('registered', { used: registered })}
        />
        <Figure name={text('latestExpiry')} value={state && expiry} aside={status()} />
      </dl>
      {(state?.status === 'expiring' || state?.status === 'expired') && (
        <Note
          role="status"
          tone={state.status === 'expired' ? 'error' : 'warn'}
          style={{ marginTop: 'var(--rc-space-md)' }}
        >
          {state.status === 'expired' ? text('expiredNote') : text('expiringNote', { date: expiry })}
        </Note>
      )}
    </section>
  );
}
