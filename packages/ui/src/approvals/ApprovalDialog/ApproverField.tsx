import type { KeyboardEvent } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button, TextField } from '../../primitives/index.ts';
import { personName } from '../personName.ts';
import type { ApproverChoice } from './useApproverChoice.ts';

interface ApproverFieldProps {
  readonly choice: ApproverChoice;
}

/** The approver, by ID or name; the administrator if it is empty (B-APPROVAL-25). */
export function ApproverField({ choice }: ApproverFieldProps) {
  const text = useText('approvals');
  const { typed, accepted, standard, error, searching } = choice;
  const isBlank = typed.trim() === '';
  const hint = () => {
    if (accepted) return text('approverAccepted', { person: personName(accepted.name, accepted.loginId) });
    if (!isBlank) return text('approverUnchecked');
    switch (standard.kind) {
      case 'waiting':
        return text('approverLoading');
      case 'known':
        return text('approverStandard', { person: personName(standard.approver.name, standard.approver.loginId) });
      case 'unknown':
        return text('approverUnknown');
    }
  };
  const searchOnEnter = (event: KeyboardEvent) => {
    // Enter that ends a syllable belongs to the input method; without a name there is nothing to look for.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || isBlank || accepted) return;
    event.preventDefault();
    void choice.find();
  };
  return (
    <TextField
      label={text('approver')}
      placeholder={text('approverPlaceholder')}
      value={typed}
      hint={hint()}
      error={error}
      autoComplete="off"
      onChange={({ value }) => choice.type(value)}
      onKeyDown={searchOnEnter}
      end={
        <Button
          size="small"
          variant="text"
          loading={searching}
          disabled={isBlank || accepted !== null}
          onClick={() => void choice.find()}
        >
          {text('findApprover')}
        </Button>
      }
    />
  );
}
