import type { ApprovalPolicyChange, GroupDetail } from '@remote-console/api-client';
import { useApprovers, useGroupWrites } from '@remote-console/api-client/react';
import { useState } from 'react';
import { useAction } from '../actions/index.ts';
import { useMessage } from '../i18n/index.ts';
import type { SaveOutcome } from '../primitives/index.ts';
import { ApprovalPolicyDialog } from './GroupApprovals/ApprovalPolicyDialog.tsx';
import { GroupApprovals } from './GroupApprovals/GroupApprovals.tsx';

export interface GroupApprovalsWidgetProps {
  readonly group: GroupDetail;
  /** Whether the person may change it. */
  readonly editable: boolean;
}

const NOBODY: readonly never[] = [];

/** Who decides on requests for the devices of a group, to view and to change. */
export function GroupApprovalsWidget({ group, editable }: GroupApprovalsWidgetProps) {
  const message = useMessage();
  const action = useAction();
  const { change } = useGroupWrites();
  const [asking, setAsking] = useState<{ readonly number: number; readonly open: boolean }>({ number: 0, open: false });
  const able = useApprovers(asking.number > 0).data?.objects ?? NOBODY;
  const save = (approvalPolicy: ApprovalPolicyChange | null): Promise<SaveOutcome> =>
    action.save(() => change(group.id, { approvalPolicy }), { done: message('changed_group_info') });
  return (
    <>
      <GroupApprovals
        group={group}
        onChange={editable ? () => setAsking(({ number }) => ({ number: number + 1, open: true })) : undefined}
      />
      {asking.number > 0 && (
        <ApprovalPolicyDialog
          key={asking.number}
          open={asking.open}
          group={group}
          able={able}
          onSave={save}
          onClose={() => setAsking((before) => ({ ...before, open: false }))}
        />
      )}
    </>
  );
}
