import type { License } from '@remote-console/api-client';
import { formatInstant, licenseRows, type LicenseRecord, type LicenseRow } from '@remote-console/domain';
import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText, type TextFunction } from '../../i18n/index.ts';
import { Button, DataTable, EmptyState, StatusBadge, type DataColumn, type RowTone } from '../../primitives/index.ts';
import { useNow, useTimePreferences } from '../../contexts/index.ts';
import { PLAN_LABELS } from '../planTexts.ts';

export interface LicenseTableProps {
  /** The records of the account; `null` while loading. */
  readonly licenses: readonly License[] | null;
  readonly failed?: boolean;
  readonly onRetry: () => void;
  /** A license is to be renewed; passed with its renewals applied. `null` if none can be. */
  readonly onRenew: ((choice: { readonly license: LicenseRecord }) => void) | null;
  /** What can be done if there is no license. */
  readonly emptyAction?: ReactNode;
}

function kindText({ license }: LicenseRow, text: TextFunction<'license'>): string {
  return license.licenseReference === null ? text('kindNew') : text('renewalOf', { number: license.licenseReference });
}

function StateSign({ row }: { readonly row: LicenseRow }) {
  const text = useText('license');
  const preferences = useTimePreferences();
  if (row.kind === 'expired') {
    const continued = row.continuedUntil;
    return (
      <>
        <StatusBadge tone={continued === null ? 'error' : 'offline'} label={text('stateExpired')} />
        {continued !== null && (
          <span>{text('continuedUntil', { date: formatInstant(continued, preferences, 'date') })}</span>
        )}
      </>
    );
  }
  if (row.begins) return <StatusBadge tone="info" label={text('stateWaiting')} />;
  return row.endsSoon ? (
    <StatusBadge tone="warn" label={text('stateEnding')} />
  ) : (
    <StatusBadge tone="online" label={text('stateActive')} />
  );
}

/** An expired license is highlighted; one continued by a renewal is only marked as over (C-LICENSE-02). */
function toneOf({ kind, continuedUntil, endsSoon }: LicenseRow): RowTone {
  if (kind === 'expired') return continuedUntil === null ? 'error' : 'quiet';
  return endsSoon ? 'warn' : 'normal';
}

/** The licenses of an account: bought, renewed and expired ones, and which can be renewed (C-LICENSE-01). */
export function LicenseTable({ licenses, failed = false, onRetry, onRenew, emptyAction }: LicenseTableProps) {
  const text = useText('license');
  const now = useNow();
  const preferences = useTimePreferences();
  const date = (instant: string) => formatInstant(instant, preferences, 'date');
  const columns: readonly DataColumn<LicenseRow>[] = [
    {
      field: 'plan',
      header: text('plan'),
      flex: 1,
      minWidth: 110,
      phone: 'title',
      render: ({ license }) => text(PLAN_LABELS[license.plan]),
    },
    {
      field: 'number',
      yields: 1,
      header: text('number'),
      width: 80,
      align: 'end',
      render: ({ license }) => license.licenseId,
    },
    { field: 'kind', yields: 3, header: text('kind'), flex: 1, minWidth: 110, render: (row) => kindText(row, text) },
    {
      field: 'devices',
      header: text('devices'),
      width: 110,
      align: 'end',
      render: ({ license }) => text('deviceCount', { count: license.licensedDevices }),
    },
    {
      field: 'begin',
      yields: 2,
      header: text('begin'),
      width: 120,
      render: ({ license }) => date(license.licenseStart),
    },
    { field: 'expiry', header: text('expiry'), width: 120, render: ({ license }) => date(license.expiryDate) },
    { field: 'state', header: text('state'), flex: 2, minWidth: 200, render: (row) => <StateSign row={row} /> },
    {
      field: 'acts',
      header: text('acts'),
      headerHidden: true,
      width: 100,
      align: 'end',
      phone: 'actions',
      render: ({ license, renews }) =>
        onRenew &&
        renews && (
          <Button
            size="small"
            aria-label={text('renewOf', { number: license.licenseId })}
            onClick={() => onRenew({ license: renews })}
          >
            {text('renew')}
          </Button>
        ),
    },
  ];
  return (
    <DataTable
      label={text('table')}
      rows={licenses === null ? [] : licenseRows(licenses, now)}
      columns={columns}
      getRowKey={({ license }) => license.licenseId}
      rowTone={toneOf}
      loading={licenses === null && !failed}
      expectedRows={3}
      failed={failed}
      onRetry={onRetry}
      empty={
        <EmptyState Icon={KeyRound} title={text('empty')} hint={onRenew && text('emptyHint')} action={emptyAction} />
      }
    />
  );
}
