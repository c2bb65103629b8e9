import { usePayments } from '@remote-console/api-client/react';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@remote-console/domain';
import { useText } from '../i18n/index.ts';
import { PageHeader, SelectField, Stack, TableFoot, Toolbar, useListPage } from '../primitives/index.ts';
import { PaymentTable } from './PaymentTable/PaymentTable.tsx';
import styles from './PaymentsWidget.module.css';

/** Whose payments are shown: the person's own, or those of the whole company. */
export type Payer = 'me' | 'company';

/** How many payments a page has. */
export type PaymentPageSize = (typeof PAGE_SIZES)[number];

/** The view of the payment history, as in the URL. */
export interface PaymentView {
  /** From 1. */
  readonly page: number;
  readonly size: PaymentPageSize;
  readonly order: 'asc' | 'desc';
  readonly payer: Payer;
}

/** The initial view of the payment history. */
export const PAYMENT_VIEW: PaymentView = { page: 1, size: DEFAULT_PAGE_SIZE, order: 'desc', payer: 'me' };

export interface PaymentsWidgetProps {
  /** The signed-in person. */
  readonly personId: number;
  /** Page, order and whose payments, kept by the host. */
  readonly view: PaymentView;
  /** The new view. */
  readonly onViewChange: (view: PaymentView) => void;
}

/** The payments for licenses. */
export function PaymentsWidget({ personId, view, onViewChange }: PaymentsWidgetProps) {
  const text = useText('license');
  const { page, size, order, payer } = view;
  const query = {
    by: 'start_date',
    order,
    limit: size,
    offset: (page - 1) * size,
    ...(payer === 'me' ? { userId: personId } : {}),
  } as const;
  const { rows, total, loading, failed, outdated, onRetry } = useListPage({
    read: usePayments(query),
    asked: query,
    page,
    size,
    onPastEnd: (change) => onViewChange({ ...view, ...change }),
  });
  return (
    <Stack gap="lg">
      <PageHeader title={text('paymentsTitle')} />
      <div>
        <Toolbar
          search={
            <div className={styles.payer}>
              <SelectField
                label={text('payer')}
                value={payer}
                options={[
                  { value: 'me', label: text('payerMe') },
                  { value: 'company', label: text('payerAll') },
                ]}
                onChange={({ value }) => onViewChange({ ...view, payer: value, page: 1 })}
              />
            </div>
          }
        />
        <PaymentTable
          payments={rows}
          loading={loading}
          failed={failed}
          outdated={outdated}
          onRetry={onRetry}
          sorting={{ by: 'start_date', order }}
          onSort={(sorting) => onViewChange({ ...view, order: sorting.order, page: 1 })}
        />
        {total > 0 && (
          <TableFoot
            page={page}
            pageSize={size}
            pageSizes={PAGE_SIZES}
            total={total}
            onPageChange={(change) => onViewChange({ ...view, page: change.page })}
            onPageSizeChange={(change) => onViewChange({ ...view, size: change.size, page: 1 })}
          />
        )}
      </div>
    </Stack>
  );
}
