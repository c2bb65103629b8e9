import { ownRefusal, type IpPolicy, type ListedIpEntry } from '@remote-console/domain';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button, FormSection, RadioField, SwitchField } from '../../primitives/index.ts';
import styles from './PolicySwitch.module.css';

export interface PolicySwitchProps {
  /** The policy as read. */
  readonly policy: IpPolicy;
  readonly list: readonly ListedIpEntry[];
  /** The person's address as judged by the policy; `null` for those it does not apply to. */
  readonly ownAddress: string | null;
  readonly editable: boolean;
  readonly busy: boolean;
  /** Why the server refused it, as text. */
  readonly failure: string | undefined;
  readonly onSave: (policy: IpPolicy) => void;
}

/** Whether the policy is enabled, and its list blocks or allows; saved together (C-IPBLOCK-01 to C-IPBLOCK-04). */
export function PolicySwitch(props: PolicySwitchProps) {
  const { policy, list, ownAddress, editable, busy, failure, onSave } = props;
  const text = useText('policies');
  const [chosen, setChosen] = useState<IpPolicy>(policy);
  const isShutOut = ownRefusal({ ...chosen, policyUse: true }, list, ownAddress) !== null;
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
        checked={chosen.policyUse}
        disabled={!editable}
        onChange={({ checked }) => setChosen({ ...chosen, policyUse: checked })}
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
      {ownAddress !== null && (
        <div className={`${styles.address} ${isShutOut ? styles.refused : ''}`}>
          {text(isShutOut ? 'ownAddressRefused' : 'ownAddress', { address: ownAddress })}
        </div>
      )}
      {failure !== undefined && (
        <div role="alert" className={styles.error}>
          {failure}
        </div>
      )}
    </FormSection>
  );
}
