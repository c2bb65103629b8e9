import Box from '@mui/material/Box';
import type { ApprovalPolicyChange, Approver, GroupDetail } from '@remote-console/api-client';
import {
  APPROVAL_EXPIRY_HOURS,
  APPROVAL_RULES,
  isApprovalRule,
  isTeamRule,
  readExpiryHours,
  type ApprovalRule,
} from '@remote-console/domain';
import { useId, useState, type FormEvent } from 'react';
import { DialogChoice, DialogFrame } from '../../dialogs/index.ts';
import { useMessage, useText } from '../../i18n/index.ts';
import { CheckField, SelectField, TextField, type SaveOutcome } from '../../primitives/index.ts';
import { ApproverOrder } from './ApproverOrder.tsx';
import { usePolicyWords } from './usePolicyWords.ts';

export interface ApprovalPolicyDialogProps {
  readonly open: boolean;
  readonly group: Pick<GroupDetail, 'approval_policy' | 'inherited_approval_policy'>;
  /** Everybody who can be chosen; empty until they are there. */
  readonly able: readonly Approver[];
  /** Saves what the group says, null for as the group above says; the words of a refusal come back. */
  readonly onSave: (policy: ApprovalPolicyChange | null) => Promise<SaveOutcome>;
  readonly onClose: () => void;
}

type Choice = ApprovalRule | 'inherited';

/** Asks who decides on requests for the devices of a group, and how long an answer may take. */
export function ApprovalPolicyDialog({ open, group, able, onSave, onClose }: ApprovalPolicyDialogProps) {
  const text = useText('groups');
  const common = useText('common');
  const message = useMessage();
  const words = usePolicyWords();
  const formId = useId();
  const { approval_policy: own, inherited_approval_policy: inherited } = group;
  const [rule, setRule] = useState<Choice>(own?.rule ?? 'inherited');
  const [chosen, setChosen] = useState<readonly Approver[]>(own?.approvers ?? []);
  const [hours, setHours] = useState(own?.expiry_hours == null ? '' : String(own.expiry_hours));
  const [recurring, setRecurring] = useState(own?.recurring ?? false);
  const [fault, setFault] = useState<'approvers' | 'hours' | null>(null);
  const [refusal, setRefusal] = useState<string | undefined>(undefined);
  const [waiting, setWaiting] = useState(false);
  const isTeam = rule !== 'inherited' && isTeamRule(rule);
  const { least, most } = APPROVAL_EXPIRY_HOURS;
  const forget = () => {
    setFault(null);
    setRefusal(undefined);
  };

  const save = async () => {
    const expiry = readExpiryHours(hours);
    if (isTeam && chosen.length === 0) return setFault('approvers');
    if (rule !== 'inherited' && expiry === 'invalid_data') return setFault('hours');
    setWaiting(true);
    const outcome = await onSave(
      rule === 'inherited'
        ? null
        : {
            rule,
            approvers: isTeam ? chosen.map(({ pk }) => pk) : [],
            expiry_hours: expiry === 'invalid_data' ? null : expiry,
            recurring,
          },
    );
    setWaiting(false);
    if (outcome.kind === 'saved') return onClose();
    setRefusal(outcome.error);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!waiting) void save();
  };

  return (
    <DialogFrame
      open={open}
      title={text('approvalDialogTitle')}
      locked={waiting}
      onClose={onClose}
      actions={<DialogChoice label={common('save')} form={formId} waiting={waiting} onCancel={onClose} />}
    >
      <Box
        component="form"
        id={formId}
        noValidate
        onSubmit={submit}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', pt: '12px', color: 'tone.text' }}
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
      </Box>
    </DialogFrame>
  );
}
