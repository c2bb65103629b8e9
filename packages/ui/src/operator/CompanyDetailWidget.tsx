import type { CompanyDetail, FoundPerson, License } from '@remote-console/api-client';
import { useCompany } from '@remote-console/api-client/react';
import { epochOf, formatInstant, isExpired } from '@remote-console/domain';
import { useMemo } from 'react';
import { useLanguage, useText } from '../i18n/index.ts';
import {
  Breadcrumb,
  DataTable,
  EmptyState,
  LineChart,
  LoadFailed,
  PageHeader,
  Panel,
  RelativeTime,
  Skeleton,
  Stack,
  StatusBadge,
  useDetailFailure,
  type DataColumn,
} from '../primitives/index.ts';
import { useNow, useTimePreferences } from '../contexts/index.ts';
import { LicenseUse, TwoLines } from './cells.tsx';
import { PERSON_ROW_HEIGHT, usePeopleColumns } from './PeopleTable.tsx';
import { PLAN_LABELS } from './words.ts';
import styles from './CompanyDetailWidget.module.css';

export interface CompanyDetailWidgetProps {
  readonly companyId: number;
  /** The page of the list of companies. */
  readonly companiesHref: string;
  /** The company does not exist. */
  readonly onMissing?: () => void;
}

interface DetailProps {
  readonly detail: CompanyDetail;
}

const CHART_HEIGHT = 160;
/** The heights of the sections while loading, in pixels. */
const PART_HEIGHTS = [
  ['numbers', 120],
  ['counts', 240],
  ['licenses', 160],
  ['managers', 160],
] as const;

function Numbers({ detail: { company } }: DetailProps) {
  const text = useText('operator');
  const common = useText('common');
  const preferences = useTimePreferences();
  const facts = [
    [text('columnPlan'), text(PLAN_LABELS[company.licensePlan])],
    [
      text('columnDevices'),
      <TwoLines key="devices" below={text('devicesOnline', { online: company.devicesOnline })}>
        {common('number', { value: company.devices })}
      </TwoLines>,
    ],
    [text('columnLicense'), <LicenseUse key="license" company={company} />],
    [text('columnPeople'), common('number', { value: company.people })],
    [text('columnActivity'), <RelativeTime key="activity" instant={company.lastActivity} fallback={text('never')} />],
    [text('columnCreated'), formatInstant(company.createTime, preferences, 'date')],
  ] as const;
  return (
    <Panel title={text('numbers')}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className={styles.term}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function DeviceCounts({ detail: { company, counts } }: DetailProps) {
  const text = useText('operator');
  const language = useLanguage();
  const now = useNow();
  const preferences = useTimePreferences();
  const day = useMemo(
    () => new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric', timeZone: 'UTC' }),
    [language],
  );
  const past = counts.map(({ at, devices }) => ({ at: epochOf(at), value: devices })).filter(({ at }) => at < now);
  return (
    <Panel title={text('devicesOverTime')}>
      <LineChart
        label={text('devicesOverTime')}
        series={text('columnDevices')}
        category={text('day')}
        points={past.length === 0 ? [] : [...past, { at: now, value: company.devices }]}
        limit={{ value: company.licenseVolume, label: text('licensed') }}
        currentLabel={text('today', { count: company.devices })}
        tickOf={(at) => day.format(at)}
        timeOf={(at) => formatInstant(new Date(at).toISOString(), preferences, 'date')}
        height={CHART_HEIGHT}
        tableView
        empty={text('noCounts')}
      />
    </Panel>
  );
}

const LICENSE_PLANS = { Free: 'planFree', Basic: 'planBasic', Corporate: 'planCorporate' } as const satisfies Record<
  License['plan'],
  string
>;

function Licenses({ detail: { licenses } }: DetailProps) {
  const text = useText('operator');
  const common = useText('common');
  const now = useNow();
  const preferences = useTimePreferences();
  const date = (instant: string) => formatInstant(instant, preferences, 'date');
  const columns: readonly DataColumn<License>[] = [
    {
      field: 'plan',
      header: text('columnPlan'),
      flex: 1,
      minWidth: 110,
      phone: 'title',
      render: ({ plan }) => text(LICENSE_PLANS[plan]),
    },
    {
      field: 'devices',
      header: text('columnDevices'),
      width: 100,
      render: ({ licensedDevices }) => common('number', { value: licensedDevices }),
    },
    { field: 'begin', header: text('columnBegin'), width: 120, render: ({ licenseStart }) => date(licenseStart) },
    { field: 'end', header: text('columnEnd'), width: 120, render: ({ expiryDate }) => date(expiryDate) },
    {
      field: 'state',
      header: text('columnState'),
      width: 130,
      render: (license) =>
        isExpired(license, now) ? (
          <StatusBadge tone="offline" label={text('licenseExpired')} />
        ) : (
          <StatusBadge tone="online" label={text('licenseActive')} />
        ),
    },
  ];
  return (
    <Panel title={text('licenses')}>
      <DataTable
        label={text('licenses')}
        rows={licenses}
        columns={columns}
        getRowKey={({ licenseId }) => licenseId}
        empty={<EmptyState title={text('noLicenses')} />}
      />
    </Panel>
  );
}

function Managers({ detail: { managers } }: DetailProps) {
  const text = useText('operator');
  return (
    <Panel title={text('managers')}>
      <DataTable
        label={text('managers')}
        rows={managers}
        columns={usePeopleColumns().filter(({ field }) => field !== 'role')}
        getRowKey={({ id }: FoundPerson) => id}
        rowHeight={PERSON_ROW_HEIGHT}
        empty={<EmptyState title={text('noManagers')} />}
      />
    </Panel>
  );
}

function Parts({ detail }: DetailProps) {
  return (
    <>
      <Numbers detail={detail} />
      <DeviceCounts detail={detail} />
      <Licenses detail={detail} />
      <Managers detail={detail} />
    </>
  );
}

/** One company: its numbers now and over time, licenses and contacts. Nothing about its devices. */
export function CompanyDetailWidget({ companyId, companiesHref, onMissing }: CompanyDetailWidgetProps) {
  const text = useText('operator');
  const { data, error, isValidating, mutate } = useCompany(companyId);
  const { failure } = useDetailFailure({ error, isThere: data !== undefined, deleting: false, onMissing });
  const detail = data?.objects[0];
  const name = detail?.company.name ?? text('columnCompany');
  return (
    <Stack gap="lg">
      <PageHeader
        title={name}
        breadcrumb={<Breadcrumb items={[{ label: text('companies'), href: companiesHref }, { label: name }]} />}
      />
      {failure && <LoadFailed retrying={isValidating} onRetry={() => void mutate()} />}
      {!failure && detail && <Parts detail={detail} />}
      {!failure &&
        !detail &&
        PART_HEIGHTS.map(([part, height]) => <Skeleton key={part} height={height} width="100%" />)}
    </Stack>
  );
}
