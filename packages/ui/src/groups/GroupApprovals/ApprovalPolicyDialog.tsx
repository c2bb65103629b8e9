import type { ApprovalPolicyChange, Approver, GroupDetail } from '@remote-console/api-client';
import {
  APPROVAL_EXPIRY_HOURS,
  APPROVAL_RULES,
  isApprovalRule,
  isTeamRule,
  readExpiryHours,
  type ApprovalRule,
} from '@remote-console/domain';
import { useState } from 'react';
import { FormDialog } from '../../dialogs/index.ts';
import { useMessage, useText } from '../../i18n/index.ts';
import { CheckField, SelectField, TextField, type SaveOutcome } from '../../primitives/index.ts';
import { ApproverOrder } from './ApproverOrder.tsx';
import { usePolicyLabel } from './usePolicyLabel.ts';

export interface ApprovalPolicyDialogProps {
  readonly open: boolean;
  readonly group: Pick<GroupDetail, 'approvalPolicy' | 'inheritedApprovalPolicy'>;
  /** Everybody who can be chosen; empty until loaded. */
  readonly able: readonly Approver[];
  /** Saves the group's policy, null to inherit it; resolves to the text of a refusal. */
  readonly onSave: (policy: ApprovalPolicyChange | null) => Promise<SaveOutcome>;
  readonly onClose: () => void;
}

type Choice = ApprovalRule | 'inherited';

/** Asks who decides on requests for the devices of a group, and the time limit for an answer. */
export function ApprovalPolicyDialog({ open, group, able, onSave, onClose }: ApprovalPolicyDialogProps) {
  const text = useText('groupPages');
  const common = useText('common');
  const message = useMessage();
  const words = usePolicyLabel();
  const { approvalPolicy: own, inheritedApprovalPolicy: inherited } = group;
  const [rule, setRule] = useState<Choice>(own?.rule ?? 'inherited');
  const [chosen, setChosen] = useState<readonly Approver[]>(own?.approvers ?? []);
  const [hours, setHours] = useState(own?.expiryHours == null ? '' : String(own.expiryHours));
  const [recurring, setRecurring] = useState(own?.recurring ?? false);
  const [fault, setFault] = useState<'approvers' | 'hours' | null>(null);
  const [refusal, setRefusal] = useState<string | undefined>(undefined);
  const isTeam = rule !== 'inherited' && isTeamRule(rule);
  const { least, most } = APPROVAL_EXPIRY_HOURS;
  const forget = () => {
    setFault(null);
    setRefusal(undefined);
  };

  const save = () => {
    if (rule === 'inherited') return onSave(null);
    const expiry = readExpiryHours(hours);
    if (isTeam && chosen.length === 0) {
      setFault('approvers');
      return null;
    }
    if (expiry === 'invalid_data') {
      setFault('hours');
      return null;
    }
    const approvers = isTeam ? chosen.map(({ id }) => id) : [];
    return onSave({ rule, approvers, expiryHours: expiry, recurring });
  };

  return (
    <FormDialog
      open={open}
      title={text('approvalDialogTitle')}
      label={common('save')}
      onSave={save}
      onRefused={({ error }) => setRefusal(error)}
      onClose={onClose}
    >
      <SelectField<Choice>
        label={text('approvalRule')}
        value={rule}
        error={isTeam ? undefined : refusal}
        hint={rule === 'inherited' ? undefined : text(`approvalRuleHint_${rule}`)}
        options={[
          { value: 'inherited', label: words.inherited(inherited) },
          ...APPROVAL_RULES.map((value) => ({ value, label: words.rule(value) })),
        ]}
        onChange={({ value }) => {
          setRule(isApprovalRule(value) ? value : 'inherited');
          forget();
        }}
      />
      {isTeam && (
        <ApproverOrder
          chosen={chosen}
          able={able}
          ordered={rule === 'ordered'}
          error={fault === 'approvers' ? message('approvers_missing') : refusal}
          onChange={(change) => {
            setChosen(change.chosen);
            forget();
          }}
        />
      )}
      {rule !== 'inherited' && (
        <TextField
          label={text('approvalExpiry')}
          value={hours}
          inputMode="numeric"
          autoComplete="off"
          placeholder={text('approvalNoExpiry')}
          error={fault === 'hours' ? text('approvalExpiryWrong', { least, most }) : undefined}
          hint={text('approvalExpiryHint', { least, most })}
          onChange={({ value }) => {
            setHours(value);
            forget();
          }}
        />
      )}
      {rule !== 'inherited' && (
        <CheckField
          label={text('allowWeekly')}
          hint={text('allowWeeklyHint')}
          checked={recurring}
          onChange={({ checked }) => setRecurring(checked)}
        />
      )}
    </FormDialog>
  );
}
