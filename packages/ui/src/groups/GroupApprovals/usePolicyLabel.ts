import type { ApprovalPolicy } from '@remote-console/api-client';
import type { ApprovalRule } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';

/** The label of a request policy. A hook. */
export function usePolicyLabel() {
  const text = useText('groupPages');
  const rule = (value: ApprovalRule) => text(`approvalRule_${value}`);
  return {
    rule,
    inherited: (policy: ApprovalPolicy) => text('approvalInherited', { rule: rule(policy.rule) }),
    expiry: (hours: number | null) =>
      hours === null ? text('approvalNoExpiry') : text('approvalHours', { count: hours }),
  };
}
