import type { Approval, Profile } from '@remote-console/api-client';
import { formatInstant, ownApprovalMode, weeklyText, type ApprovalList } from '@remote-console/domain';
import { useLanguage, useText } from '../i18n/index.ts';
import { RowButton, type DataColumn } from '../primitives/index.ts';
import { useTimePreferences } from '../contexts/index.ts';
import { ApprovalStateBadge } from './ApprovalStateBadge/ApprovalStateBadge.tsx';
import { periodEnds, PeriodLabel } from '../periods/index.ts';
import { personName } from './personName.ts';
import { teamShort } from './teamSummary.ts';

/** What an item's button does, by its list and its state. */
function useActionWord(list: ApprovalList) {
  const text = useText('approvals');
  return ({ decisionState, expired }: Approval) => {
    if (list === 'request') return text('review');
    if (list === 'history') return text('details');
    switch (ownApprovalMode(decisionState, expired)) {
      case 'reject':
        return text('resubmit');
      case 'renew':
        return text('renew');
      case 'ing':
      case null:
        return text('details');
    }
  };
}

interface ApprovalColumnsInput {
  readonly list: ApprovalList;
  readonly person: Profile | null;
  readonly onOpen: (approval: Approval) => void;
}

/** The columns of a list of requests: own requests have no requester, waiting ones no state. */
export function useApprovalColumns({ list, person, onOpen }: ApprovalColumnsInput) {
  const text = useText('approvals');
  const preferences = useTimePreferences();
  const language = useLanguage();
  const actionWord = useActionWord(list);

  const columns: readonly (DataColumn<Approval, 'proposal_time'> | false)[] = [
    {
      field: 'device',
      header: text('columnDevice'),
      flex: 1.2,
      minWidth: 140,
      phone: 'title',
      render: ({ deviceAlias }) => deviceAlias,
    },
    list !== 'request' && {
      field: 'state',
      header: text('columnState'),
      width: 190,
      render: (approval) => <ApprovalStateBadge approval={approval} />,
    },
    list !== 'own' && {
      field: 'requester',
      header: text('requester'),
      flex: 1.2,
      minWidth: 140,
      render: ({ requesterName, requesterLoginId }) => personName(requesterName, requesterLoginId),
    },
    {
      field: 'period',
      header: text('period'),
      flex: 1,
      minWidth: 168,
      render: ({ startTime, endTime, recurrence }) => (
        <PeriodLabel>
          {recurrence
            ? weeklyText(recurrence, language)
            : text('periodOf', periodEnds({ from: startTime, to: endTime }, preferences))}
        </PeriodLabel>
      ),
    },
    list === 'request' && {
      field: 'reason',
      yields: 2,
      header: text('reason'),
      flex: 1.2,
      minWidth: 140,
      render: ({ reason }) => reason,
    },
    {
      field: 'approver',
      yields: 1,
      header: text('approver'),
      flex: 0.8,
      minWidth: 110,
      render: ({ approverName, approverLoginId, approverId, decisionState, expired, team }) => {
        if (team && decisionState === 0 && !expired) return teamShort(team, text, language);
        const name = approverName || approverLoginId || text('administrator');
        return person && approverId === person.id ? text('me', { person: name }) : name;
      },
    },
    {
      field: 'proposed',
      yields: 3,
      header: text('columnProposed'),
      width: 150,
      sortKey: 'proposal_time',
      render: ({ proposalTime }) => formatInstant(proposalTime, preferences, 'minute'),
    },
    {
      field: 'actions',
      header: text('columnActions'),
      headerHidden: true,
      align: 'end',
      // Own requests have the longest verbs.
      width: list === 'own' ? 166 : 110,
      phone: 'actions',
      render: (approval) => (
        <RowButton
          aria-label={text('actionOf', { device: approval.deviceAlias, action: actionWord(approval) })}
          onClick={() => onOpen(approval)}
        >
          {actionWord(approval)}
        </RowButton>
      ),
    },
  ];
  return columns.filter((column) => column !== false);
}
