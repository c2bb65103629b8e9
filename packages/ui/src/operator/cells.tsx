import type { FoundPerson, OperatedCompany } from '@remote-console/api-client';
import { epochOf, formatInstant } from '@remote-console/domain';
import type { ReactNode } from 'react';
import { useText } from '../i18n/index.ts';
import { StatusBadge } from '../primitives/index.ts';
import { useNow, useTimePreferences } from '../contexts/index.ts';
import styles from './companyCells.module.css';

interface TwoLinesProps {
  readonly children: ReactNode;
  /** Secondary text below; none without it. */
  readonly below?: ReactNode;
}

/** A value with its explanation below. */
export function TwoLines({ children, below }: TwoLinesProps) {
  return (
    <div className={styles.lines}>
      {children}
      {below !== undefined && <span className={styles.below}>{below}</span>}
    </div>
  );
}

/** The licensed and used numbers of devices of a company, and the expiry. */
export function LicenseUse({ company }: { readonly company: OperatedCompany }) {
  const text = useText('operator');
  const now = useNow();
  const preferences = useTimePreferences();
  const { devices, licenseVolume: total, licenseExpires: expires } = company;
  if (expires === null) return <>{text('planNone')}</>;
  const date = formatInstant(expires, preferences, 'date');
  return (
    <TwoLines below={text(epochOf(expires) < now ? 'licenseEnded' : 'licenseUntil', { date })}>
      {text('licenseUse', { used: devices, total })}
    </TwoLines>
  );
}

/** Whether a person can log in. */
export function AccountSign({ person }: { readonly person: FoundPerson }) {
  const text = useText('operator');
  if (!person.isActive) return <StatusBadge tone="offline" label={text('accountInactive')} />;
  return person.locked ? (
    <StatusBadge tone="error" label={text('accountLocked')} />
  ) : (
    <StatusBadge tone="online" label={text('accountActive')} />
  );
}
