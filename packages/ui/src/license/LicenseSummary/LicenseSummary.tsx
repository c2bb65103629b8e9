import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { License } from '@remote-console/api-client';
import { accountType, formatInstant, licenseState, type AccountType, type RoleSession } from '@remote-console/domain';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { Note, StatusSign } from '../../primitives/index.ts';
import { useNow, useTimePreferences } from '../../provider/index.ts';

export interface LicenseSummaryProps {
  /** The records of the account; `null` while they are on their way. */
  readonly licenses: readonly License[] | null;
  /** Who looks: the operator of the service has no plan. */
  readonly person: RoleSession;
  /** Devices that are registered now; `null` while that is not known. */
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
  /** `null` while it is on its way. */
  readonly value: ReactNode;
  readonly aside?: ReactNode;
}

function Figure({ name, value, aside }: FigureProps) {
  return (
    <Box sx={{ minWidth: 0, p: 'var(--rc-space-inset) var(--rc-space-roomy)', bgcolor: 'tone.surface' }}>
      <Box
        component="dt"
        sx={{ fontSize: 'var(--rc-font-size-label)', lineHeight: '18px', color: 'tone.textSecondary' }}
      >
        {name}
      </Box>
      <Box
        component="dd"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 'var(--rc-space-hair) var(--rc-space-cosy)',
          m: 'var(--rc-space-hair) 0 0',
          minHeight: 28,
          fontSize: 'var(--rc-font-size-heading)',
          lineHeight: '24px',
          fontWeight: 700,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {value === null ? <Skeleton variant="rounded" width={96} height={18} /> : value}
        {aside && (
          <Box
            component="span"
            sx={{ fontSize: 'var(--rc-font-size-label)', fontWeight: 500, color: 'tone.textSecondary' }}
          >
            {aside}
          </Box>
        )}
      </Box>
    </Box>
  );
}

/** What the licenses of an account amount to: its type, the devices they cover, and until when (A-LICENSE-03, -04). */
export function LicenseSummary({ licenses, person, registered }: LicenseSummaryProps) {
  const text = useText('license');
  const now = useNow();
  const preferences = useTimePreferences();
  const state = licenses && licenseState(licenses, now);
  const expiry = state?.latestExpire ? formatInstant(state.latestExpire, preferences, 'date') : '–';

  const standing = () => {
    switch (state?.standing) {
      case 'expired':
        return <StatusSign tone="error" label={text('stateExpired')} />;
      case 'expiring':
        return <StatusSign tone="warn" label={text('daysLeft', { count: state.daysLeft ?? 0 })} />;
      case 'active':
        return text('daysLeft', { count: state.daysLeft ?? 0 });
      case 'none':
      case undefined:
        return null;
    }
  };
  return (
    <section aria-label={text('summary')} aria-busy={licenses === null}>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
          gap: '1px',
          m: 0,
          border: 1,
          borderColor: 'tone.line',
          borderRadius: 'var(--rc-radius-card)',
          overflow: 'hidden',
          bgcolor: 'tone.line',
        }}
      >
        <Figure name={text('accountType')} value={licenses && text(TYPE_LABELS[accountType(person, licenses, now)])} />
        <Figure
          name={text('volume')}
          value={state && text('deviceCount', { count: state.totalVolume })}
          aside={registered === null ? null : text('registered', { used: registered })}
        />
        <Figure name={text('latestExpiry')} value={state && expiry} aside={standing()} />
      </Box>
      {(state?.standing === 'expiring' || state?.standing === 'expired') && (
        <Note
          role="status"
          tone={state.standing === 'expired' ? 'error' : 'warn'}
          style={{ marginTop: 'var(--rc-space-md)' }}
        >
          {state.standing === 'expired' ? text('expiredNote') : text('expiringNote', { date: expiry })}
        </Note>
      )}
    </section>
  );
}
