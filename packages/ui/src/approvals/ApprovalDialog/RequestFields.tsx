import { APPROVAL_REASON_LIMIT } from '@remote-console/domain';
import { useMessage, useText } from '../../i18n/index.ts';
import { CheckField, TextArea } from '../../primitives/index.ts';
import { ApproverField } from './ApproverField.tsx';
import { ChosenApprovers, DialogHint } from './ChosenApprovers.tsx';
import { PeriodField } from './PeriodField.tsx';
import type { RequestContent } from './types.ts';
import type { RequestForm } from './useRequestForm.ts';
import { WeeklyField } from './WeeklyField.tsx';

interface RequestFieldsProps extends Pick<RequestContent, 'asked'> {
  readonly form: RequestForm;
  /** Who decides, as a sentence, if the device's group determines it; `null` if the person names somebody. */
  readonly team: string | null;
}

function WhenFields({ form, asked }: Pick<RequestFieldsProps, 'form' | 'asked'>) {
  const text = useText('approvals');
  const { period, weekly, faults, periodGroup, onPeriodChange, focusEntry } = form;
  return (
    <>
      {asked?.recurring && (
        <CheckField
          label={text('repeatWeekly')}
          checked={weekly.isOn}
          onChange={({ checked }) => {
            weekly.turn(checked);
            onPeriodChange();
          }}
        />
      )}
      {weekly.isOn ? (
        <WeeklyField draft={weekly} fault={faults.weekly} onChange={onPeriodChange} />
      ) : (
        <PeriodField
          draft={period}
          fault={faults.draft?.error === 'date_validate_error' ? faults.draft : null}
          groupRef={periodGroup}
          onChange={onPeriodChange}
          onWriteEnd={() => focusEntry('endDay')}
        />
      )}
    </>
  );
}

/** The fields of a request: when, who decides, and why. */
export function RequestFields({ form, asked, team }: RequestFieldsProps) {
  const text = useText('approvals');
  const message = useMessage();
  const { approver, reason, faults, isReasonTooLong, reasonField, writeReason } = form;
  const reasonError = () => {
    if (faults.draft?.field === 'reason') return message(faults.draft.error);
    return isReasonTooLong ? message('over_character_limit') : undefined;
  };
  return (
    <>
      <WhenFields form={form} asked={asked} />
      {team === null ? <ApproverField choice={approver} /> : <ChosenApprovers summary={team} />}
      {asked?.expiryHours != null && <DialogHint>{text('policyExpires', { count: asked.expiryHours })}</DialogHint>}
      <TextArea
        label={text('reason')}
        placeholder={text('reasonPlaceholder')}
        required
        value={reason}
        error={reasonError()}
        limit={APPROVAL_REASON_LIMIT}
        rows={{ min: 3, max: 6 }}
        autoComplete="off"
        inputRef={reasonField}
        onChange={({ value }) => writeReason(value)}
      />
    </>
  );
}
