import { SEARCH_LIMIT, type ApprovalListView, type ApprovalSearchKey } from '@remote-console/domain';
import { useText } from '../i18n/index.ts';
import { KeySearch } from '../primitives/index.ts';

const LABELS = {
  any: 'searchAny',
  device_alias: 'columnDevice',
  requester_id: 'searchRequesterId',
  requester_name: 'searchRequesterName',
  approver_name: 'searchApproverName',
} as const satisfies Record<ApprovalSearchKey, string>;

interface ApprovalSearchProps {
  /** The fields that can be searched. */
  readonly keys: readonly ApprovalSearchKey[];
  readonly view: ApprovalListView;
  readonly onViewChange: (view: ApprovalListView) => void;
}

/** The search of a list of requests; a new search starts at page 1. */
export function ApprovalSearch({ keys, view, onViewChange }: ApprovalSearchProps) {
  const text = useText('approvals');
  return (
    <KeySearch
      keys={keys.map((key) => ({ key, label: text(LABELS[key]), limit: SEARCH_LIMIT }))}
      searchKey={view.searchKey}
      value={view.searchValue}
      onSearch={({ key, value }) => onViewChange({ ...view, searchKey: key, searchValue: value.trim(), page: 1 })}
    />
  );
}
