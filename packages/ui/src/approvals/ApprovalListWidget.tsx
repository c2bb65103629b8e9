import { APPROVAL_SEARCH_KEYS, type ApprovalList } from '@remote-console/domain';
import { Toolbar } from '../primitives/index.ts';
import { ApprovalSearch } from './ApprovalSearch.tsx';
import { ApprovalTable, type ApprovalTableInput } from './ApprovalTable.tsx';
import { HistoryFile } from './HistoryFile.tsx';
import { HistoryDays } from './HistoryDays.tsx';
import styles from './ApprovalListWidget.module.css';

export interface ApprovalListWidgetProps extends ApprovalTableInput {
  /**
   * `request`: requests waiting for a decision, for approvers (C-APPROVAL-01). `own`: the requests of the signed-in
   * person, each opens as its state allows. `history`: processed ones, of the last month or so unless other dates are
   * chosen (C-APPROVAL-21, C-APPROVAL-22).
   */
  readonly list: ApprovalList;
}

const SEARCH_KEYS = {
  request: APPROVAL_SEARCH_KEYS,
  own: ['any', 'device_alias', 'approver_name'],
  history: APPROVAL_SEARCH_KEYS,
} as const satisfies Record<ApprovalList, readonly unknown[]>;

/** Access requests with search and pages; each opens in the dialog. */
export function ApprovalListWidget({ list, ...input }: ApprovalListWidgetProps) {
  const search = <ApprovalSearch {...input} keys={SEARCH_KEYS[list]} />;
  const days = (
    <div className={styles.days}>
      <HistoryDays {...input} />
    </div>
  );
  return (
    <ApprovalTable
      {...input}
      list={list}
      toolbar={
        <Toolbar
          actions={list === 'history' && <HistoryFile view={input.view} />}
          search={
            <>
              {list === 'history' && days}
              {search}
            </>
          }
        />
      }
    />
  );
}
