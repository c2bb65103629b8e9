import type { Approval } from '@remote-console/api-client';
import { useApprovals, useLinkedApproval } from '@remote-console/api-client/react';
import {
  APPROVAL_PAGE_SIZES,
  approvalQuery,
  approvalViewOf,
  type ApprovalList,
  type ApprovalListView,
} from '@remote-console/domain';
import { useCallback, type ReactNode } from 'react';
import { useText } from '../i18n/index.ts';
import {
  DataTable,
  EmptyState,
  LinkButton,
  NoPermission,
  TableFoot,
  useLinkedOpening,
  useListPage,
} from '../primitives/index.ts';
import { useNow, usePerson, useTimePreferences } from '../contexts/index.ts';
import { useApprovalColumns } from './useApprovalColumns.tsx';
import { useApprovalDialog, type ApprovalDialogInput } from './useApprovalDialog.tsx';
import { PERIOD_ROW_HEIGHT } from '../periods/index.ts';

/** What a list of requests is given. */
export interface ApprovalTableInput extends ApprovalDialogInput {
  /** The state of the list; the host keeps it in its address. */
  readonly view: ApprovalListView;
  readonly onViewChange: (view: ApprovalListView) => void;
  /** The request that the address opens automatically, as a link in a mail names it. */
  readonly linked?: number | null;
  /** Called when what was linked has been dealt with: the address may forget it. */
  readonly onLinkEnd?: () => void;
  /** Where the devices are that access can be asked for; without it own requests have no way there. */
  readonly devicesHref?: string | undefined;
}

interface ApprovalTableProps extends ApprovalTableInput {
  readonly list: ApprovalList;
  /** Above the table. */
  readonly toolbar?: ReactNode;
}

const WORDS = {
  request: { label: 'pendingList', empty: 'noPending', hint: 'noPendingHint' },
  own: { label: 'ownList', empty: 'noOwn', hint: 'noOwnHint' },
  history: { label: 'historyList', empty: 'noHistory', hint: 'noHistoryHint' },
} as const;

const openingOf = (list: ApprovalList, approval: Approval) =>
  list === 'own' ? ({ kind: 'own', approval } as const) : ({ kind: 'decide', approval } as const);

/** The linked request. Whoever decides finds it also when it is decided already: the link may be old. */
function useLinked(pk: number | null, list: ApprovalList): Approval | null | undefined {
  const first = useLinkedApproval(pk, list);
  const isProcessed = list === 'request' && first.data?.objects.length === 0;
  const second = useLinkedApproval(isProcessed ? pk : null, 'history');
  const answer = isProcessed ? second : first;
  if (answer.error) return null;
  // What was read before may be decided by now.
  return answer.isValidating ? undefined : answer.data && (answer.data.objects[0] ?? null);
}

/** A list of requests with its pages; a row opens the dialog in the mode that fits it. */
export function ApprovalTable(props: ApprovalTableProps) {
  const { list, view, onViewChange, linked = null, onLinkEnd, devicesHref, toolbar, ...dialogInput } = props;
  const text = useText('approvals');
  const now = useNow();
  const { timeZoneId } = useTimePreferences();
  const person = usePerson(dialogInput.session);
  const { openApproval, approvalDialog } = useApprovalDialog(dialogInput);
  const query = approvalQuery(approvalViewOf(view, list, now, timeZoneId));
  const turnTo = useCallback(
    ({ page }: { readonly page: number }) => onViewChange({ ...view, page }),
    [view, onViewChange],
  );
  const read = useApprovals(query);
  const { total, forbidden, ...drawn } = useListPage({
    read,
    asked: query,
    page: view.page,
    size: view.size,
    onPastEnd: turnTo,
  });
  const onOpen = (approval: Approval) => void openApproval(openingOf(list, approval));
  const endLink = () => onLinkEnd?.();
  useLinkedOpening({
    id: linked,
    record: useLinked(linked, list),
    onOpen: (approval) => void openApproval(openingOf(list, approval)).then(endLink),
    onMissing: endLink,
  });
  const words = WORDS[list];
  const isSearched = view.searchValue !== '';

  return (
    <div>
      {toolbar}
      <DataTable
        {...drawn}
        label={text(words.label)}
        columns={useApprovalColumns({ list, person, onOpen })}
        getRowKey={({ id }) => id}
        sorting={{ by: 'proposal_time', order: view.order }}
        onSort={({ order }) => onViewChange({ ...view, order, page: 1 })}
        onRowOpen={onOpen}
        rowHeight={PERIOD_ROW_HEIGHT}
        expectedRows={view.size}
        forbidden={forbidden && <NoPermission title={text('notForYou')} hint={text('notForYouHint')} />}
        empty={
          isSearched ? (
            <EmptyState reason="no-result" />
          ) : (
            <EmptyState
              title={text(words.empty)}
              hint={text(words.hint)}
              action={
                list === 'own' &&
                devicesHref !== undefined && (
                  <LinkButton variant="contained" href={devicesHref}>
                    {text('toDevices')}
                  </LinkButton>
                )
              }
            />
          )
        }
      />
      {total > 0 && !drawn.failed && (
        <TableFoot
          page={view.page}
          pageSize={view.size}
          pageSizes={APPROVAL_PAGE_SIZES}
          total={total}
          onPageChange={turnTo}
          onPageSizeChange={({ size }) => onViewChange({ ...view, size, page: 1 })}
        />
      )}
      {approvalDialog}
    </div>
  );
}
