import { formatInstant, isAdmin, licenseState } from '@remote-console/domain';
import { useLanguage, useText } from '@remote-console/ui';
import { DenseButton, LinkButton } from '@remote-console/ui/primitives';
import { useNow, useTimePreferences } from '@remote-console/ui/provider';
import { CalendarClock, X } from 'lucide-react';
import { useState } from 'react';
import { hrefOf } from '../routing/index.ts';
import { useServices } from '../services/index.ts';
import type { Session } from '../session/index.ts';
import { STORAGE_KEYS, tryStore } from '../storage/index.ts';
import { Banner } from './Banner.tsx';
import styles from './LicenseBanner.module.css';

interface LicenseBannerProps {
  readonly session: Session;
  /** Whether the license page is in the menus here. */
  readonly offersLicense: boolean;
}

/** Warns an administrator in the last 7 days of the license. Dismissing it hides it until the end date changes. */
export function LicenseBanner({ session, offersLicense }: LicenseBannerProps) {
  const text = useText('frame');
  const lang = useLanguage();
  const preferences = useTimePreferences();
  const { storage } = useServices();
  const [skipped, setSkipped] = useState(() => storage.getItem(STORAGE_KEYS.popupSkip));
  const { status, latestExpire } = licenseState(session.pay, useNow());
  if (!isAdmin(session) || status !== 'expiring' || latestExpire === null || latestExpire === skipped) return null;
  return (
    <Banner
      Icon={CalendarClock}
      action={
        <>
          {offersLicense && (
            <LinkButton variant="text" href={hrefOf('license', { lang })} className={styles.open}>
              {text('openLicense')}
            </LinkButton>
          )}
          <DenseButton
            look="icon"
            aria-label={text('dismissLicense')}
            onClick={() => {
              tryStore(storage, STORAGE_KEYS.popupSkip, latestExpire);
              setSkipped(latestExpire);
            }}
            className={styles.dismiss}
          >
            <X size={16} strokeWidth={1.8} aria-hidden />
          </DenseButton>
        </>
      }
    >
      {text('licenseExpires', { date: formatInstant(latestExpire, preferences, 'date') })}
    </Banner>
  );
}
