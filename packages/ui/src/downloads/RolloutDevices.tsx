import type { Rollout, RolloutDevice } from '@remote-console/api-client';
import { useRolloutDevices } from '@remote-console/api-client/react';
import { devicesOf, ROLLOUT_DEVICE_STATES, type RolloutDeviceState } from '@remote-console/domain';
import { useCallback, useState } from 'react';
import { agentReasonText, useText } from '../i18n/index.ts';
import {
  CountTabs,
  DataTable,
  EmptyState,
  StatusBadge,
  TableFoot,
  useListPage,
  type DataColumn,
  type StatusTone,
} from '../primitives/index.ts';

const PAGE_SIZE = 10;
const TABS = ['all', ...ROLLOUT_DEVICE_STATES] as const;

type Tab = (typeof TABS)[number];

const TONES = { waiting: 'offline', asked: 'info', updated: 'online', failed: 'error' } as const satisfies Record<
  RolloutDeviceState,
  StatusTone
>;

const countIn = ({ waves }: Rollout, tab: Tab) =>
  waves.reduce((sum, tally) => sum + (tab === 'all' ? devicesOf(tally) : tally[tab]), 0);

function useColumns(): readonly DataColumn<RolloutDevice>[] {
  const text = useText('downloads');
  const commandText = useText('deviceCommands');
  return [
    {
      field: 'alias',
      header: text('rolloutDevice'),
      flex: 2,
      minWidth: 130,
      phone: 'title',
      render: ({ alias }) => alias,
    },
    {
      field: 'state',
      header: text('rolloutDeviceState'),
      flex: 1.5,
      minWidth: 150,
      render: ({ state, isOnline }) => (
        <StatusBadge
          tone={TONES[state]}
          label={text(state === 'waiting' && !isOnline ? 'rolloutDeviceOffline' : `rolloutTab_${state}`)}
        />
      ),
    },
    {
      field: 'reason',
      header: text('rolloutDeviceReason'),
      flex: 3,
      minWidth: 180,
      render: ({ state, reason }) =>
        state === 'failed' ? agentReasonText(reason, commandText) || text('rolloutNoAnswer') : '–',
    },
    {
      field: 'wave',
      yields: 1,
      header: text('rolloutDeviceWave'),
      width: 120,
      render: ({ wave }) => text(`rolloutWave_${wave}`),
    },
    {
      field: 'version',
      yields: 2,
      header: text('rolloutDeviceVersion'),
      width: 110,
      render: ({ agentVersion }) => agentVersion,
    },
  ];
}

/** The devices of a rollout by state; failed ones with the reason. */
export function RolloutDevices({ rollout }: { readonly rollout: Rollout }) {
  const text = useText('downloads');
  const [tab, setTab] = useState<Tab>('all');
  const [page, setPage] = useState(1);
  const columns = useColumns();
  const query = {
    ...(tab === 'all' ? {} : { state: tab }),
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  };
  const read = useRolloutDevices(rollout, query);
  const turnTo = useCallback((change: { readonly page: number }) => setPage(change.page), []);
  const { total, ...drawn } = useListPage({ read, asked: query, page, size: PAGE_SIZE, onPastEnd: turnTo });
  return (
    <CountTabs
      label={text('rolloutDevices')}
      tabs={TABS.map((value) => ({ value, label: text(`rolloutTab_${value}`), count: countIn(rollout, value) }))}
      value={tab}
      onChange={({ value }) => {
        setTab(value);
        setPage(1);
      }}
    >
      <DataTable
        {...drawn}
        label={text('rolloutDevices')}
        columns={columns}
        getRowKey={({ deviceId }) => deviceId}
        expectedRows={3}
        empty={<EmptyState title={text('rolloutNone')} hint={text('rolloutNoneHint')} />}
      />
      {total > PAGE_SIZE && !drawn.failed && (
        <TableFoot
          page={page}
          pageSize={PAGE_SIZE}
          pageSizes={[PAGE_SIZE]}
          total={total}
          listName={text('rolloutDevices')}
          onPageChange={turnTo}
          onPageSizeChange={() => setPage(1)}
        />
      )}
    </CountTabs>
  );
}
