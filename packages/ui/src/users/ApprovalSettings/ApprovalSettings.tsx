import { MEMBER_TYPES } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { Button, FormRow, SwitchField } from '../../primitives/index.ts';
import type { Person } from '../person.ts';

/** A change of the approval settings. */
export type ApprovalChange =
  | { readonly userType: typeof MEMBER_TYPES.normal | typeof MEMBER_TYPES.subManager }
  | { readonly needsApproval: boolean };

export interface ApprovalSettingsProps {
  readonly person: Pick<Person, 'memberType' | 'needsApproval' | 'approverName'>;
  readonly editable: boolean;
  /** Whether a change is being saved; no other can be made meanwhile. */
  readonly saving?: boolean;
  readonly onChange: (change: ApprovalChange) => void;
  /** Opens the list for choosing an approver. */
  readonly onPickApprover: () => void;
}

/** Sub-manager permission, use of approval and approver; only for people who can be approvers (C-EDITUSER-06). */
export function ApprovalSettings({
  person,
  editable,
  saving = false,
  onChange,
  onPickApprover,
}: ApprovalSettingsProps) {
  const text = useText('users');
  const { normal, subManager } = MEMBER_TYPES;
  return (
    <>
      <SwitchField
        label={text('subManagerRight')}
        hint={text('subManagerRightHint')}
        checked={person.memberType === subManager}
        disabled={!editable || saving}
        onChange={({ checked }) => onChange({ userType: checked ? subManager : normal })}
      />
      <SwitchField
        label={text('useApproval')}
        hint={text('useApprovalHint')}
        checked={person.needsApproval}
        disabled={!editable || saving}
        onChange={({ checked }) => onChange({ needsApproval: checked })}
      />
      <FormRow label={text('approver')}>
        {person.approverName || text('approverAdministrator')}
        {editable && (
          <Button onClick={onPickApprover} disabled={saving} aria-haspopup="dialog">
            {text('pickApprover')}
          </Button>
        )}
      </FormRow>
    </>
  );
}
