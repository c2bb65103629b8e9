import {
  APPROVAL_REASON_LIMIT,
  checkRecurrence,
  checkRequest,
  countCharacters,
  type DraftFault,
  timeZoneById,
  type PeriodEntry,
  type RecurrenceFault,
} from '@remote-console/domain';
import { useId, useRef, useState, type FormEvent } from 'react';
import { DialogChoice, DialogFrame, DialogNote } from '../../dialogs/index.ts';
import { useLanguage, useMessage, useText } from '../../i18n/index.ts';
import { CheckField, TextArea } from '../../primitives/index.ts';
import { useNow } from '../../contexts/index.ts';
import { policySaid } from '../teamSaid.ts';
import { ApproverField } from './ApproverField.tsx';
import { ChosenApprovers, DialogHint } from './ChosenApprovers.tsx';
import { DIALOG_WIDTH } from './dialogWidth.ts';
import { faultyEntry, PeriodField } from './PeriodField.tsx';
import type { RequestContent } from './types.ts';
import { useApproverChoice } from './useApproverChoice.ts';
import { usePeriodDraft } from './usePeriodDraft.ts';
import { useWeeklyDraft } from './useWeeklyDraft.ts';
import { WeeklyField } from './WeeklyField.tsx';
import styles from './RequestDialog.module.css';

interface RequestDialogProps extends RequestContent {
  readonly open: boolean;
  readonly onClose: () => void;
}

const TITLES = { new: 'newTitle', renew: 'renewTitle', reject: 'resubmitTitle' } as const;
const VERBS = { new: 'send', renew: 'renew', reject: 'resubmit' } as const;

/** A request as it is written. A rejected one begins as it was sent, with the answer that it got (B-APPROVAL-04). */
export function RequestDialog({ open, onClose, ...content }: RequestDialogProps) {
  const { mode, device, earlier, draft, asked, onApproverMissing, onSend } = content;
  const language = useLanguage();
  const text = useText('approvals');
  const message = useMessage();
  const team = asked ? policySaid(asked, text, language) : null;
  const now = useNow();
  const formId = useId();
  const periodGroup = useRef<HTMLDivElement>(null);
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const period = usePeriodDraft(mode === 'reject' ? earlier : null, draft?.period ?? null);
  const [reason, setReason] = useState(draft?.reason ?? earlier?.reason ?? '');
  const approver = useApproverChoice({
    ...content,
    onMissing: ({ typed }) => onApproverMissing({ draft: { period: period.kept, approver: typed, reason } }),
  });
  const weekly = useWeeklyDraft();
  const weeklyZone = timeZoneById(weekly.timeZoneId).name;
  const [weeklyFault, setWeeklyFault] = useState<RecurrenceFault | null>(null);
  const [fault, setFault] = useState<DraftFault | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const isTooLong = countCharacters(reason) > APPROVAL_REASON_LIMIT;

  const focusEntry = (entry: PeriodEntry) =>
    periodGroup.current?.querySelector<HTMLElement>(`[name="${entry}"]`)?.focus();
  const show = (wrong: DraftFault) => {
    setFault(wrong);
    if (wrong.field === 'reason') reasonField.current?.focus();
    else focusEntry(faultyEntry(wrong, period.missing));
  };
  const send = async () => {
    setRefusal(null);
    const week = weekly.isOn ? checkRecurrence(weekly.recurrence, now) : null;
    if (week && 'error' in week) return setWeeklyFault(week);
    const { start, end } = week ? week.period : period;
    const checked = checkRequest({ start, end, reason }, now, week ? weeklyZone : period.zoneName);
    if ('error' in checked) return show(checked);
    setSending(true);
    const named = team === null ? await approver.find() : null;
    const outcome =
      named === undefined
        ? null
        : await onSend({
            request: {
              ...checked,
              devicePk: device.pk,
              approver: named,
              earlierPk: earlier?.pk ?? null,
              ...(week ? { recurrence: weekly.recurrence } : {}),
            },
          });
    setSending(false);
    if (outcome?.kind === 'refused') setRefusal(outcome.error);
    return undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!sending && !approver.searching && !isTooLong) void send();
  };
  const changed = () => {
    setFault(null);
    setWeeklyFault(null);
  };

  return (
    <DialogFrame
      open={open}
      title={text(TITLES[mode], { device: device.alias })}
      width={DIALOG_WIDTH}
      locked={sending}
      onClose={onClose}
      actions={
        <DialogChoice
          label={text(VERBS[mode])}
          form={formId}
          waiting={sending}
          disabled={isTooLong}
          onCancel={onClose}
        />
      }
    >
      {mode === 'reject' && earlier && earlier.react_reason !== '' && (
        <DialogNote>{text('rejectedBecause', { reason: earlier.react_reason })}</DialogNote>
      )}
      <form id={formId} noValidate onSubmit={submit} className={styles.form}>
        {asked?.recurring && (
          <CheckField
            label={text('repeatWeekly')}
            checked={weekly.isOn}
            onChange={({ checked }) => {
              weekly.turn(checked);
              changed();
            }}
          />
        )}
        {weekly.isOn ? (
          <WeeklyField draft={weekly} fault={weeklyFault} onChange={changed} />
        ) : (
          <PeriodField
            draft={period}
            fault={fault?.error === 'date_validate_error' ? fault : null}
            groupRef={periodGroup}
            onChange={changed}
            onWriteEnd={() => focusEntry('endDay')}
          />
        )}
        {team === null ? <ApproverField choice={approver} /> : <ChosenApprovers said={team} />}
        {asked?.expiry_hours != null && <DialogHint>{text('policyExpires', { count: asked.expiry_hours })}</DialogHint>}
        <TextArea
          label={text('reason')}
          placeholder={text('reasonPlaceholder')}
          required
          value={reason}
          error={
            fault?.field === 'reason' ? message(fault.error) : isTooLong ? message('over_character_limit') : undefined
          }
          limit={APPROVAL_REASON_LIMIT}
          rows={{ min: 3, max: 6 }}
          autoComplete="off"
          inputRef={reasonField}
          onChange={({ value }) => {
            setReason(value);
            changed();
          }}
        />
      </form>
      {refusal !== null && <DialogNote tone="error">{refusal}</DialogNote>}
    </DialogFrame>
  );
}
