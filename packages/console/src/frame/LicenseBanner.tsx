import IconButton from '@mui/material/IconButton';
import { formatInstant, isAdmin, licenseState } from '@remote-console/domain';
import { useText } from '@remote-console/ui';
import { useNow, useTimePreferences } from '@remote-console/ui/provider';
import { CalendarClock, X } from 'lucide-react';
import { useState } from 'react';
import { useServices } from '../services.ts';
import { tryStore } from '../session/browserStorage.ts';
import type { Session } from '../session/session.ts';
import { STORAGE_KEYS } from '../session/storageKeys.ts';
import { Banner } from './Banner.tsx';

interface LicenseBannerProps {
  readonly session: Session;
}

/** Warns an administrator in the last 7 days of the license. Dismissed, it stays away until the license ends another day. */
export function LicenseBanner({ session }: LicenseBannerProps) {
  const text = useText('frame');
  const preferences = useTimePreferences();
  const { storage } = useServices();
  const [skipped, setSkipped] = useState(() => storage.getItem(STORAGE_KEYS.popupSkip));
  const { standing, latestExpire } = licenseState(session.pay, useNow());
  if (!isAdmin(session) || standing !== 'expiring' || latestExpire === null || latestExpire === skipped) return null;
  return (
    <Banner
      Icon={CalendarClock}
      action={
        <IconButton
          aria-label={text('dismissLicense')}
          onClick={() => {
            tryStore(storage, STORAGE_KEYS.popupSkip, latestExpire);
            setSkipped(latestExpire);
          }}
          sx={{ color: 'inherit' }}
        >
          <X size={16} strokeWidth={1.8} aria-hidden />
        </IconButton>
      }
    >
      {text('licenseExpires', { date: formatInstant(latestExpire, preferences, 'date') })}
    </Banner>
  );
}
