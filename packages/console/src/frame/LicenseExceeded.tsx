import { isAdmin, languageOf, licenseState, type LicenseExcess } from '@remote-console/domain';
import { LicenseExceededWidget } from '@remote-console/ui/devices';
import { useNow } from '@remote-console/ui/provider';
import { useLocation, useNavigate } from 'react-router-dom';
import { hrefOf } from '../routing/index.ts';
import type { Session } from '../session/index.ts';

interface LicenseExceededProps {
  readonly session: Session;
  /** By how many devices the limit is exceeded. */
  readonly excess: LicenseExcess;
  readonly onLogOut: () => void;
}

/**
 * Covers every page while the company has more devices than its licenses allow, and disappears when that is over. The
 * pages for buying licenses stay uncovered, or nobody could renew (B-EXCEED-13).
 */
export function LicenseExceeded({ session, excess, onLogOut }: LicenseExceededProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const now = useNow();
  const lang = languageOf(pathname.split('/')[1]);
  const isWherePeopleBuy = [hrefOf('license', { lang }), hrefOf('payments', { lang })].includes(pathname);
  if (isWherePeopleBuy) return null;
  return (
    <LicenseExceededWidget
      excess={excess}
      expires={licenseState(session.pay, now).latestExpire}
      onLogOut={onLogOut}
      {...(isAdmin(session) ? { onRenew: () => void navigate(hrefOf('license', { lang })) } : {})}
    />
  );
}
