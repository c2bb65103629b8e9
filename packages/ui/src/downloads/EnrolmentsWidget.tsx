import { useEnrolments } from '@remote-console/api-client/react';
import { ENROLMENT_TABS, enrolmentTab, type EnrolmentTab } from '@remote-console/domain';
import { useId, useState } from 'react';
import { useText } from '../i18n/index.ts';
import { Button, CountTabs, EmptyState, TableFoot, pageOf, useListPage } from '../primitives/index.ts';
import { EnrolmentDevicesDialogWidget } from './EnrolmentDevicesDialogWidget.tsx';
import { EnrolmentTable } from './EnrolmentTable/EnrolmentTable.tsx';
import { useRevoking } from './useRevoking.ts';
import styles from './EnrolmentsWidget.module.css';

const PAGE_SIZE = 10;
/** The server returns all tokens in one response; they are paginated here. */
const EVERY_TOKEN = Number.MAX_SAFE_INTEGER;

export interface EnrolmentsWidgetProps {
  /** A device is to be added, which creates a token; an empty list offers it. */
  readonly onAddDevice?: () => void;
}

/**
 * The enrollment tokens of the company, including those of installers: who created each, its validity, the devices that
 * used it, and revoking. For managers according to `mayManageEnrolments`; others get an explanation.
 */
export function EnrolmentsWidget({ onAddDevice }: EnrolmentsWidgetProps) {
  const text = useText('downloads');
  const titleId = useId();
  const read = useEnrolments();
  const [tab, setTab] = useState<EnrolmentTab>('open');
  const [page, setPage] = useState(1);
  const [shownId, setShownId] = useState<number | null>(null);
  const { revoking, onRevoke } = useRevoking();
  const {
    rows,
    total: all,
    forbidden,
    ...drawn
  } = useListPage({
    read,
    asked: {},
    page: 1,
    size: EVERY_TOKEN,
    onPastEnd: () => undefined,
  });
  const inTab = (wanted: EnrolmentTab) => rows.filter(({ state }) => enrolmentTab(state) === wanted);
  const shown = inTab(tab);
  const withDevices = rows.find(({ id }) => id === shownId);
  const drawnPage = pageOf(shown, page, PAGE_SIZE);
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId} className={styles.title}>
        {text('tokens')}
      </h2>
      <div className={styles.description}>{text('tokensDescription')}</div>
      <CountTabs
        label={text('tokens')}
        tabs={ENROLMENT_TABS.map((value) => ({
          value,
          label: text(`tokens_${value}`),
          count: read.data === undefined ? undefined : inTab(value).length,
        }))}
        value={tab}
        onChange={({ value }) => {
          setTab(value);
          setPage(1);
        }}
      >
        <EnrolmentTable
          {...drawn}
          forbidden={forbidden}
          rows={drawnPage.rows}
          revoking={revoking}
          onRevoke={(choice) => void onRevoke(choice)}
          onShowDevices={({ enrolment }) => setShownId(enrolment.id)}
          empty={
            <EmptyState
              title={text(`tokensNone_${tab}`)}
              hint={text(all === 0 ? 'tokensNoneHint' : `tokensHint_${tab}`)}
              action={
                onAddDevice && (
                  <Button variant="contained" aria-haspopup="dialog" onClick={onAddDevice}>
                    {text('addTitle')}
                  </Button>
                )
              }
            />
          }
        />
        {shown.length > PAGE_SIZE && !drawn.failed && (
          <TableFoot
            page={drawnPage.page}
            pageSize={PAGE_SIZE}
            pageSizes={[PAGE_SIZE]}
            total={shown.length}
            listName={text('tokens')}
            onPageChange={(change) => setPage(change.page)}
            onPageSizeChange={() => setPage(1)}
          />
        )}
      </CountTabs>
      {withDevices && <EnrolmentDevicesDialogWidget enrolment={withDevices} onClose={() => setShownId(null)} />}
    </section>
  );
}
