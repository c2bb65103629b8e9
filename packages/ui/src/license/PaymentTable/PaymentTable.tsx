import type { Payment } from '@remote-console/api-client';
import { formatInstant } from '@remote-console/domain';
import { ReceiptText } from 'lucide-react';
import { useText } from '../../i18n/index.ts';
import {
  DataTable,
  EmptyState,
  type DataColumn,
  type DataSorting,
  type OutdatedNoteProps,
} from '../../primitives/index.ts';
import { useTimePreferences } from '../../contexts/index.ts';
import { METHOD_LABELS, PLAN_LABELS } from '../planTexts.ts';

/** The sort keys of the history that the server supports. */
export type PaymentSortKey = 'start_date';

export interface PaymentTableProps {
  readonly payments: readonly Payment[];
  readonly loading?: boolean;
  readonly failed?: boolean;
  /** The note that the payments may be outdated. */
  readonly outdated?: OutdatedNoteProps | null;
  readonly onRetry: () => void;
  readonly sorting: DataSorting<PaymentSortKey>;
  readonly onSort: (sorting: DataSorting<PaymentSortKey>) => void;
}

/** Payments: date, plan, devices, amount, method, and whether it was a renewal (C-PAY-31). */
export function PaymentTable(props: PaymentTableProps) {
  const { payments, loading, failed, outdated = null, onRetry, sorting, onSort } = props;
  const text = useText('license');
  const preferences = useTimePreferences();
  const columns: readonly DataColumn<Payment, PaymentSortKey>[] = [
    {
      field: 'create_time',
      header: text('paidAt'),
      flex: 1,
      minWidth: 150,
      phone: 'title',
      render: ({ createTime }) => formatInstant(createTime, preferences, 'minute'),
    },
    { field: 'type', header: text('plan'), flex: 1, minWidth: 110, render: ({ type }) => text(PLAN_LABELS[type]) },
    {
      field: 'start_date',
      header: text('begin'),
      width: 130,
      sortKey: 'start_date',
      render: ({ startDate }) => formatInstant(startDate, preferences, 'date'),
    },
    {
      field: 'device_count',
      header: text('devices'),
      width: 120,
      align: 'end',
      render: ({ deviceCount }) => text('deviceCount', { count: deviceCount }),
    },
    {
      field: 'price',
      header: text('price'),
      flex: 1,
      minWidth: 130,
      align: 'end',
      render: ({ price }) => text('won', { amount: price }),
    },
    {
      field: 'payment_method',
      yields: 2,
      header: text('method'),
      flex: 1,
      minWidth: 130,
      render: ({ paymentMethod }) => text(METHOD_LABELS[paymentMethod]),
    },
    {
      field: 'remarks',
      yields: 1,
      header: text('remarks'),
      flex: 1,
      minWidth: 110,
      render: ({ remarks }) => text(remarks === 'new' ? 'remarkNew' : 'remarkRenewal'),
    },
  ];
  return (
    <DataTable
      label={text('paymentsTitle')}
      rows={payments}
      columns={columns}
      getRowKey={({ id }) => id}
      sorting={sorting}
      onSort={onSort}
      loading={loading ?? false}
      failed={failed ?? false}
      outdated={outdated}
      onRetry={onRetry}
      empty={<EmptyState Icon={ReceiptText} title={text('paymentsEmpty')} hint={text('paymentsEmptyHint')} />}
    />
  );
}
