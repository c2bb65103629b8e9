import type { OperatedCompany } from '@remote-console/api-client';
import { useCompanies } from '@remote-console/api-client/react';
import { type CompanyOrder, type CompanyView, formatInstant, OPERATOR_PAGE_SIZE } from '@remote-console/domain';
import { Building2 } from 'lucide-react';
import { useText } from '../i18n/index.ts';
import {
  Button,
  DataTable,
  EmptyState,
  Link,
  PageHeader,
  RelativeTime,
  SearchField,
  Stack,
  TableFoot,
  Toolbar,
  useListPage,
  type DataColumn,
} from '../primitives/index.ts';
import { useTimePreferences } from '../contexts/index.ts';
import { LicenseUse, TwoLines } from './cells.tsx';
import { PLAN_LABELS } from './words.ts';

export interface CompaniesWidgetProps {
  /** Page, search and order, kept by the host. */
  readonly view: CompanyView;
  readonly onViewChange: (change: { readonly view: CompanyView }) => void;
  /** The address of a company. */
  readonly companyHref: (choice: { readonly companyId: number }) => string;
}

const SEARCH_KEYS = [{ key: 'name', label: '' }] as const;
const PAGE_SIZES = [OPERATOR_PAGE_SIZE] as const;
/** A number above its explanation, in pixels. */
const ROW_HEIGHT = 60;

function useColumns(companyHref: CompaniesWidgetProps['companyHref']) {
  const text = useText('operator');
  const common = useText('common');
  const preferences = useTimePreferences();
  const columns: readonly DataColumn<OperatedCompany, CompanyOrder>[] = [
    {
      field: 'name',
      header: text('columnCompany'),
      sortKey: 'name',
      flex: 2,
      minWidth: 180,
      phone: 'title',
      render: ({ id, name }) => (
        <TwoLines>
          <Link href={companyHref({ companyId: id })}>{name}</Link>
        </TwoLines>
      ),
    },
    {
      field: 'plan',
      yields: 2,
      header: text('columnPlan'),
      width: 150,
      render: ({ licensePlan }) => <TwoLines>{text(PLAN_LABELS[licensePlan])}</TwoLines>,
    },
    {
      field: 'devices',
      header: text('columnDevices'),
      sortKey: 'devices',
      width: 140,
      render: ({ devices, devicesOnline: online }) => (
        <TwoLines below={text('devicesOnline', { online })}>{common('number', { value: devices })}</TwoLines>
      ),
    },
    {
      field: 'license',
      header: text('columnLicense'),
      width: 180,
      render: (company) => <LicenseUse company={company} />,
    },
    {
      field: 'people',
      yields: 3,
      header: text('columnPeople'),
      sortKey: 'people',
      width: 100,
      render: ({ people }) => common('number', { value: people }),
    },
    {
      field: 'activity',
      header: text('columnActivity'),
      sortKey: 'last_activity',
      width: 160,
      render: ({ lastActivity }) => <RelativeTime instant={lastActivity} fallback={text('never')} />,
    },
    {
      field: 'created',
      yields: 1,
      header: text('columnCreated'),
      sortKey: 'create_time',
      width: 130,
      render: ({ createTime }) => formatInstant(createTime, preferences, 'date'),
    },
  ];
  return columns;
}

/** The companies that use the service: devices, licenses, people and last activity. */
export function CompaniesWidget({ view, onViewChange, companyHref }: CompaniesWidgetProps) {
  const text = useText('operator');
  const change = (wanted: Partial<CompanyView>) => onViewChange({ view: { ...view, page: 1, ...wanted } });
  const { total, ...drawn } = useListPage({
    read: useCompanies(view),
    asked: view,
    page: view.page,
    size: OPERATOR_PAGE_SIZE,
    onPastEnd: change,
  });
  return (
    <Stack gap="lg">
      <PageHeader title={text('companies')} />
      <div>
        <Toolbar
          search={
            <SearchField
              keys={SEARCH_KEYS}
              searchKey="name"
              value={view.search}
              label={text('searchCompanies')}
              placeholder={text('searchCompanies')}
              limit={100}
              onChange={({ value }) => change({ search: value })}
            />
          }
        />
        <DataTable
          {...drawn}
          label={text('companies')}
          columns={useColumns(companyHref)}
          getRowKey={({ id }: OperatedCompany) => id}
          rowHeight={ROW_HEIGHT}
          sorting={{ by: view.by, order: view.order }}
          onSort={({ by, order }) => change({ by, order })}
          empty={
            view.search === '' ? (
              <EmptyState Icon={Building2} title={text('noCompanies')} hint={text('noCompaniesHint')} />
            ) : (
              <EmptyState
                reason="no-result"
                title={text('noCompanyMatches', { search: view.search })}
                action={<Button onClick={() => change({ search: '' })}>{text('clearSearch')}</Button>}
              />
            )
          }
        />
        {total > 0 && !drawn.failed && (
          <TableFoot
            page={view.page}
            pageSize={OPERATOR_PAGE_SIZE}
            pageSizes={PAGE_SIZES}
            total={total}
            onPageChange={({ page }) => change({ page })}
            onPageSizeChange={() => undefined}
          />
        )}
      </div>
    </Stack>
  );
}
