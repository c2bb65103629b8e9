import type { PendingMail } from '@remote-console/api-client';
import { usePendingMails } from '@remote-console/api-client/react';
import { epochOf, formatInstant, OPERATOR_PAGE_SIZE } from '@remote-console/domain';
import { MailCheck } from 'lucide-react';
import { useText } from '../i18n/index.ts';
import {
  DataTable,
  EmptyState,
  Link,
  Note,
  PageHeader,
  RelativeTime,
  RowButton,
  Stack,
  StatusBadge,
  TableFoot,
  useListPage,
  type DataColumn,
} from '../primitives/index.ts';
import { useNow, useTimePreferences } from '../contexts/index.ts';
import { TwoLines } from './cells.tsx';
import { useMailActs } from './useMailActs.ts';

export interface PendingMailWidgetProps {
  /** From 1. */
  readonly page: number;
  readonly onPageChange: (change: { readonly page: number }) => void;
  /** The address of a company. */
  readonly companyHref: (choice: { readonly companyId: number }) => string;
}

const PAGE_SIZES = [OPERATOR_PAGE_SIZE] as const;
const KIND_LABELS = {
  account: 'kindAccount',
  security: 'kindSecurity',
  request: 'kindRequest',
  ticket: 'kindTicket',
  partner: 'kindPartner',
  inbox: 'kindInbox',
  other: 'kindOther',
} as const satisfies Record<PendingMail['kind'], string>;
/** A number above its explanation, in pixels. */
const ROW_HEIGHT = 66;

function NextTry({ mail }: { readonly mail: PendingMail }) {
  const text = useText('operator');
  const now = useNow();
  const preferences = useTimePreferences();
  if (mail.inProgress) return <StatusBadge tone="info" label={text('sendingNow')} />;
  return <>{epochOf(mail.nextTry) <= now ? text('due') : formatInstant(mail.nextTry, preferences, 'second')}</>;
}

function useColumns(companyHref: PendingMailWidgetProps['companyHref']) {
  const text = useText('operator');
  const { busy, onRetry, onDiscard } = useMailActs();
  const columns: readonly DataColumn<PendingMail>[] = [
    {
      field: 'recipient',
      header: text('columnRecipient'),
      flex: 1.6,
      minWidth: 180,
      phone: 'title',
      render: ({ recipient, kind }) => <TwoLines below={text(KIND_LABELS[kind])}>{recipient}</TwoLines>,
    },
    {
      field: 'company',
      yields: 1,
      header: text('columnCompany'),
      flex: 1,
      minWidth: 130,
      render: ({ companyId, companyName }) =>
        companyId === null ? (
          text('noCompany')
        ) : (
          <TwoLines>
            <Link href={companyHref({ companyId })}>{companyName}</Link>
          </TwoLines>
        ),
    },
    {
      field: 'since',
      header: text('columnSince'),
      width: 140,
      render: ({ createTime }) => <RelativeTime instant={createTime} />,
    },
    {
      field: 'tries',
      header: text('columnTries'),
      flex: 1,
      minWidth: 150,
      render: ({ tries, lastError: code }) => (
        <TwoLines below={code === '' ? undefined : text('lastError', { code })}>
          {text('tries', { count: tries })}
        </TwoLines>
      ),
    },
    {
      field: 'next',
      yields: 2,
      header: text('columnNextTry'),
      width: 170,
      render: (mail) => <NextTry mail={mail} />,
    },
    {
      field: 'actions',
      header: text('columnActions'),
      align: 'end',
      width: 210,
      phone: 'actions',
      render: (mail) => (
        <>
          <RowButton
            disabled={mail.inProgress}
            loading={busy === mail.id}
            aria-label={text('retryMailTo', { recipient: mail.recipient })}
            onClick={() => void onRetry(mail)}
          >
            {text('retryMail')}
          </RowButton>
          <RowButton
            color="error"
            disabled={mail.inProgress || busy === mail.id}
            aria-label={text('discardMailTo', { recipient: mail.recipient })}
            onClick={() => void onDiscard(mail)}
          >
            {text('discardMail')}
          </RowButton>
        </>
      ),
    },
  ];
  return columns;
}

/** The pending emails, oldest first: recipient, since when and why. Their texts are shown nowhere. */
export function PendingMailWidget({ page, onPageChange, companyHref }: PendingMailWidgetProps) {
  const text = useText('operator');
  const read = usePendingMails({ page });
  const { total, ...drawn } = useListPage({
    read,
    asked: { page },
    page,
    size: OPERATOR_PAGE_SIZE,
    onPastEnd: onPageChange,
  });
  const hasNoServer = read.data?.meta.mailServer === false;
  return (
    <Stack gap="lg">
      <PageHeader title={text('mail')} />
      {hasNoServer && <Note tone="warn">{text('mailServerMissing')}</Note>}
      <div>
        <DataTable
          {...drawn}
          label={text('mail')}
          columns={useColumns(companyHref)}
          getRowKey={({ id }: PendingMail) => id}
          rowHeight={ROW_HEIGHT}
          expectedRows={4}
          empty={
            <EmptyState
              Icon={MailCheck}
              title={text('noMail')}
              {...(hasNoServer ? {} : { hint: text('noMailHint') })}
            />
          }
        />
        {total > 0 && !drawn.failed && (
          <TableFoot
            page={page}
            pageSize={OPERATOR_PAGE_SIZE}
            pageSizes={PAGE_SIZES}
            total={total}
            onPageChange={onPageChange}
            onPageSizeChange={() => undefined}
          />
        )}
      </div>
    </Stack>
  );
}
