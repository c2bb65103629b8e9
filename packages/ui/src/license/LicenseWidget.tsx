import type { Profile } from '@remote-console/api-client';
import { useDeviceSummary, useOwnProfile, usePaymentProvider } from '@remote-console/api-client/react';
import type { LicenseRecord } from '@remote-console/domain';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useText } from '../i18n/index.ts';
import { Button, ICON, Link, Note, PageHeader, Stack } from '../primitives/index.ts';
import { LicenseSummary } from './LicenseSummary/LicenseSummary.tsx';
import { LicenseTable } from './LicenseTable/LicenseTable.tsx';
import { later } from '../material/index.ts';

const OrderWidget = later(async () => (await import('./OrderWidget.tsx')).OrderWidget);

export interface LicenseWidgetProps {
  /** The page of the payment history. */
  readonly paymentsHref: string;
  /** The profile after a payment; an application stores it in its session, so that everything follows. */
  readonly onProfile?: (change: { readonly profile: Profile }) => void;
}

/** An order being made; the number distinguishes orders. */
interface Ordering {
  readonly turn: number;
  readonly open: boolean;
  readonly renewed: LicenseRecord | null;
}

/** Said before anything is typed: payments are not accepted here. */
function NotSoldNote() {
  const text = useText('license');
  return (
    <Note role="status" tone="warn">
      {text('notSold')}
    </Note>
  );
}

/** The licenses of the account: their summary, each of them, and buying and renewing. */
export function LicenseWidget({ paymentsHref, onProfile }: LicenseWidgetProps) {
  const text = useText('license');
  const { data, error, mutate } = useOwnProfile();
  const summary = useDeviceSummary().data?.objects[0];
  const [ordering, setOrdering] = useState<Ordering>({ turn: 0, open: false, renewed: null });
  const profile = data?.objects[0] ?? null;
  const licenses = profile?.pay ?? null;
  const provider = usePaymentProvider();
  const isSold = provider.kind !== 'none';
  const order = (renewed: LicenseRecord | null) => setOrdering(({ turn }) => ({ turn: turn + 1, open: true, renewed }));
  const buyButton = (variant: 'contained' | 'outlined') => (
    <Button
      variant={variant}
      disabled={profile === null || provider.isLoading}
      startIcon={<Plus {...ICON} />}
      onClick={() => order(null)}
    >
      {text('buy')}
    </Button>
  );
  return (
    <Stack gap="lg">
      <PageHeader
        title={text('title')}
        actions={
          <>
            <Link
              href={paymentsHref}
              style={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, padding: '0 var(--rc-space-sm)' }}
            >
              {text('toPayments')}
            </Link>
            {isSold && buyButton('contained')}
          </>
        }
      />
      {!isSold && <NotSoldNote />}
      <LicenseSummary licenses={licenses} person={profile ?? {}} registered={summary?.total ?? null} />
      <LicenseTable
        licenses={licenses}
        failed={error !== undefined && profile === null}
        onRetry={() => void mutate()}
        onRenew={isSold ? ({ license }) => order(license) : null}
        emptyAction={isSold && buyButton('outlined')}
      />
      {profile && ordering.turn > 0 && (
        <Suspense fallback={null}>
          <OrderWidget
            key={ordering.turn}
            open={ordering.open}
            renewed={ordering.renewed}
            buyerId={profile.id}
            licenses={profile.pay}
            onProfile={onProfile}
            onClose={() => setOrdering((before) => ({ ...before, open: false }))}
          />
        </Suspense>
      )}
    </Stack>
  );
}
