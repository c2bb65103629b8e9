import type { GroupDetail } from '@remote-console/api-client';
import { isTeamRule } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { Button, FormRow, FormSection } from '../../primitives/index.ts';
import { usePolicyLabel } from './usePolicyLabel.ts';
import styles from './GroupApprovals.module.css';

export interface GroupApprovalsProps {
  readonly group: Pick<GroupDetail, 'approvalPolicy' | 'inheritedApprovalPolicy'>;
  /** A change is wanted. Read-only without it. */
  readonly onChange?: (() => void) | undefined;
}

/** Who decides on requests for the devices of the group, and the time limit for an answer. */
export function GroupApprovals({ group, onChange }: GroupApprovalsProps) {
  const text = useText('groupPages');
  const words = usePolicyLabel();
  const { approvalPolicy: own, inheritedApprovalPolicy: inherited } = group;
  const policy = own ?? inherited;
  return (
    <FormSection
      title={text('approvalSettings')}
      description={text('approvalSettingsHint')}
      aside={
        onChange && (
          <Button aria-haspopup="dialog" onClick={onChange}>
            {text('changeApproval')}
          </Button>
        )
      }
    >
      <FormRow label={text('approvalRule')}>{own ? words.rule(own.rule) : words.inherited(inherited)}</FormRow>
      {isTeamRule(policy.rule) && (
        <FormRow label={text('groupApprovers')}>
          {policy.approvers.length === 0 ? (
            text('approversGone')
          ) : (
            <ol className={styles.list}>
              {policy.approvers.map(({ id, name }, index) => (
                <li key={id} className={styles.item}>
                  {policy.rule === 'ordered' ? `${index + 1}. ${name}` : name}
                </li>
              ))}
            </ol>
          )}
        </FormRow>
      )}
      <FormRow label={text('approvalExpiryShown')}>{words.expiry(policy.expiryHours)}</FormRow>
      <FormRow label={text('weeklyWindows')}>{text(policy.recurring ? 'weeklyAllowed' : 'weeklyNotAllowed')}</FormRow>
    </FormSection>
  );
}
