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

/** The input of a list of requests. */
export interface ApprovalTableInput extends ApprovalDialogInput {
  /** The state of the list; the host keeps it in the URL. */
  readonly view: ApprovalListView;
  readonly onViewChange: (view: ApprovalListView) => void;
  /** The request that the URL opens automatically, as linked from an email. */
  readonly linked?: number | null;
  /** Called when the linked request has been handled: the URL may drop it. */
  readonly onLinkEnd?: () => void;
  /** The page of devices to request access to; without it own requests have no link there. */
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

/** The linked request. Approvers find it even if it is already decided: the link may be old. */
function useLinked(pk: number | null, list: ApprovalList): Approval | null | undefined {
  const first = useLinkedApproval(pk, list);
  const isProcessed = list === 'request' && first.data?.objects.length === 0;
  const second = useLinkedApproval(isProcessed ? pk : null, 'history');
  const answer = isProcessed ? second : first;
  if (answer.error) return null;
  // Cached data may be decided by now.
  return answer.isValidating ? undefined : answer.data && (answer.data.objects[0] ?? null);
}

/** A list of requests with pages; a row opens the dialog in the matching mode. */
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
