import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import type { IpPolicy } from '@remote-console/domain';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { FormSection, RadioField, SwitchField } from '../../primitives/index.ts';

export interface PolicySwitchProps {
  /** The policy as it was read. */
  readonly policy: IpPolicy;
  readonly editable: boolean;
  readonly busy: boolean;
  /** Why the server refused it, in words. */
  readonly failure: string | undefined;
  readonly onSave: (policy: IpPolicy) => void;
}

/** Whether the policy is used, and whether its list blocks or allows; saved together (C-IPBLOCK-01 to C-IPBLOCK-04). */
export function PolicySwitch({ policy, editable, busy, failure, onSave }: PolicySwitchProps) {
  const text = useText('policies');
  const [chosen, setChosen] = useState<IpPolicy>(policy);
  return (
    <FormSection
      title={text('policySection')}
      description={text(editable ? 'policyHint' : 'readOnly')}
      actions={
        editable && (
          <Button variant="contained" loading={busy} onClick={() => onSave(chosen)}>
            {text('savePolicy')}
          </Button>
        )
      }
    >
      <SwitchField
        label={text('policyUse')}
        checked={chosen.policy_use}
        disabled={!editable}
        onChange={({ checked }) => setChosen({ ...chosen, policy_use: checked })}
      />
      <RadioField
        label={text('policyKind')}
        value={chosen.block ? 'block' : 'allow'}
        disabled={!editable}
        options={[
          { value: 'block', label: text('policyBlock'), hint: text('policyBlockHint') },
          { value: 'allow', label: text('policyAllow'), hint: text('policyAllowHint') },
        ]}
        onChange={({ value }) => setChosen({ ...chosen, block: value === 'block' })}
      />
      {failure !== undefined && (
        <Box role="alert" sx={{ color: 'tone.error', fontSize: 13, lineHeight: '20px' }}>
          {failure}
        </Box>
      )}
    </FormSection>
  );
}
