import { MEMBER_TYPES } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { Button, FormRow, SwitchField } from '../../primitives/index.ts';
import type { Person } from '../person.ts';

/** A change of the settings of approval. */
export type ApprovalChange =
  | { readonly user_type: typeof MEMBER_TYPES.normal | typeof MEMBER_TYPES.subManager }
  | { readonly use_approval: 0 | 1 };

export interface ApprovalSettingsProps {
  readonly person: Pick<Person, 'member_type_id' | 'use_approval' | 'approver_name'>;
  readonly editable: boolean;
  /** Whether a change is on its way; no other can be made until it is saved. */
  readonly saving?: boolean;
  readonly onChange: (change: ApprovalChange) => void;
  /** Opens the list in which an approver is chosen. */
  readonly onPickApprover: () => void;
}

/** Sub-manager right, use of approval and approver of a person; only for whoever can be an approver (C-EDITUSER-06). */
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
        checked={person.member_type_id === subManager}
        disabled={!editable || saving}
        onChange={({ checked }) => onChange({ user_type: checked ? subManager : normal })}
      />
      <SwitchField
        label={text('useApproval')}
        hint={text('useApprovalHint')}
        checked={person.use_approval === 1}
        disabled={!editable || saving}
        onChange={({ checked }) => onChange({ use_approval: checked ? 1 : 0 })}
      />
      <FormRow label={text('approver')}>
        {person.approver_name || text('approverAdministrator')}
        {editable && (
          <Button onClick={onPickApprover} disabled={saving} aria-haspopup="dialog">
            {text('pickApprover')}
          </Button>
        )}
      </FormRow>
    </>
  );
}
