import type { Recording } from '@remote-console/api-client';
import { useRecordings } from '@remote-console/api-client/react';
import {
  HISTORY_PAGE_SIZES,
  HISTORY_SEARCH_LIMIT,
  RECORDING_SEARCH_KEYS,
  recordingsQuery,
} from '@remote-console/domain';
import { useMemo } from 'react';
import { DaysField, useHistoryView, type QueryState } from '../history/index.ts';
import { useAdministrator, useText } from '../i18n/index.ts';
import {
  Button,
  DataTable,
  EmptyState,
  LinkButton,
  SearchField,
  TableFoot,
  Toolbar,
  useListPage,
} from '../primitives/index.ts';
import { useTimePreferences } from '../contexts/index.ts';
import { useRecordingColumns } from './useRecordingColumns.tsx';
import styles from './RecordingsWidget.module.css';

/** A name above an ID, in pixels. */
const ROW_HEIGHT = 66;
const [NAME] = RECORDING_SEARCH_KEYS;

export interface RecordingsWidgetProps extends QueryState {
  /** Address of the player of a recording; without it none can be played. */
  readonly recordingHref?: ((choice: { readonly recordingId: number }) => string) | undefined;
  /** The page of the groups whose policy enables recording, for people who may change it. */
  readonly groupsHref?: string | undefined;
  /** Address of a device; makes names links. */
  readonly deviceHref?: ((choice: { readonly deviceId: number }) => string) | undefined;
}

/** The recordings of sessions, with device, person and retention. They can be played, downloaded and deleted. */
export function RecordingsWidget(props: RecordingsWidgetProps) {
  const { query, onQueryChange, recordingHref, groupsHref, deviceHref } = props;
  const text = useText('remoteRecordings');
  const administrator = useAdministrator();
  const { timeZoneId } = useTimePreferences();
  const { view, change } = useHistoryView({ query, onQueryChange }, RECORDING_SEARCH_KEYS);
  const asked = useMemo(() => recordingsQuery(view, timeZoneId), [view, timeZoneId]);
  const read = useRecordings(asked);
  const columns = useRecordingColumns({ recordingHref, deviceHref });
  const { total, ...drawn } = useListPage({ read, asked, page: view.page, size: view.size, onPastEnd: change });
  return (
    <div className={styles.recordings}>
      <Toolbar
        search={
          <>
            <DaysField days={view} onChange={change} />
            <SearchField
              keys={[{ key: NAME, label: text('search') }]}
              searchKey={NAME}
              value={view.value}
              limit={HISTORY_SEARCH_LIMIT}
              label={text('search')}
              placeholder={text('search')}
              onChange={({ value }) => change({ value })}
            />
          </>
        }
      />
      <DataTable
        {...drawn}
        label={text('list')}
        columns={columns}
        getRowKey={({ id }: Recording) => id}
        rowHeight={ROW_HEIGHT}
        expectedRows={view.size}
        empty={
          view.value === '' ? (
            <EmptyState
              title={text('empty')}
              hint={groupsHref === undefined ? text('emptyAskHint', { administrator }) : text('emptyHint')}
              action={
                groupsHref !== undefined && (
                  <LinkButton variant="contained" href={groupsHref}>
                    {text('toGroups')}
                  </LinkButton>
                )
              }
            />
          ) : (
            <EmptyState
              title={text('noMatch', { search: view.value })}
              hint={text('noMatchHint')}
              action={<Button onClick={() => change({ value: '' })}>{text('clearSearch')}</Button>}
            />
          )
        }
      />
      {total > 0 && !drawn.failed && (
        <TableFoot
          page={view.page}
          pageSize={view.size}
          pageSizes={HISTORY_PAGE_SIZES}
          total={total}
          onPageChange={({ page }) => change({ page })}
          onPageSizeChange={({ size }) => change({ size })}
        />
      )}
    </div>
  );
}
