import { MEMBER_TYPES, type NewUserForm as NewUserValues } from '@remote-console/domain';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button, FormRow, SwitchField, TextField } from '../../primitives/index.ts';
import styles from './ApproverFields.module.css';

interface ApproverFieldsProps {
  readonly values: NewUserValues;
  readonly error: string | undefined;
  readonly onChange: (change: Partial<NewUserValues>) => void;
  readonly onPick: () => void;
  readonly onFind: (name: string) => void;
  readonly onClear: () => void;
}

/** Use of approval, sub-manager permission and approver; the latter two only with approval (C-ADDUSER-16). */
export function ApproverFields({ values, error, onChange, onPick, onFind, onClear }: ApproverFieldsProps) {
  const text = useText('users');
  const [typed, setTyped] = useState('');
  const find = () => {
    onFind(typed.trim());
    setTyped('');
  };
  return (
    <>
      <SwitchField
        label={text('useApproval')}
        hint={text('useApprovalHint')}
        checked={values.needsApproval}
        onChange={({ checked }) => onChange({ needsApproval: checked })}
      />
      <SwitchField
        label={text('subManagerRight')}
        hint={text(values.needsApproval ? 'subManagerRightHint' : 'subManagerNeedsApproval')}
        checked={values.userType === MEMBER_TYPES.subManager}
        disabled={!values.needsApproval}
        onChange={({ checked }) => onChange({ userType: checked ? MEMBER_TYPES.subManager : MEMBER_TYPES.normal })}
      />
      <FormRow label={text('approver')} hint={text('approverHint')} error={error}>
        {values.approverId === null ? (
          text('approverAdministrator')
        ) : (
          <>
            <strong>{values.approver}</strong>
            <Button variant="text" onClick={onClear}>
              {text('clearApprover')}
            </Button>
          </>
        )}
        <Button disabled={!values.needsApproval} aria-haspopup="dialog" onClick={onPick}>
          {text('pickApprover')}
        </Button>
      </FormRow>
      <TextField
        label={text('findApprover')}
        name="approver"
        value={typed}
        autoComplete="off"
        disabled={!values.needsApproval}
        onChange={({ value }) => setTyped(value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          find();
        }}
        end={
          <div className={styles.find}>
            <Button variant="text" size="small" disabled={!values.needsApproval} onClick={find}>
              {text('findApproverButton')}
            </Button>
          </div>
        }
      />
    </>
  );
}
