import {
  APPROVAL_REASON_LIMIT,
  checkRecurrence,
  checkRequest,
  countCharacters,
  timeZoneById,
  type DraftFault,
  type PeriodEntry,
  type RecurrenceFault,
} from '@remote-console/domain';
import { useRef, useState, type RefObject } from 'react';
import { useNow } from '../../contexts/index.ts';
import { useSubmission } from '../../dialogs/index.ts';
import { faultyEntry } from './PeriodField.tsx';
import type { RequestContent } from './types.ts';
import { useApproverChoice, type ApproverChoice } from './useApproverChoice.ts';
import { usePeriodDraft, type PeriodDraft } from './usePeriodDraft.ts';
import { useWeeklyDraft, type WeeklyDraft } from './useWeeklyDraft.ts';

/** The errors of a request: in its weekly window, or in anything else. */
interface RequestFaults {
  readonly weekly: RecurrenceFault | null;
  readonly draft: DraftFault | null;
}

const NO_FAULT: RequestFaults = { weekly: null, draft: null };

/** A request being written, its errors, and how to send it. */
export interface RequestForm {
  readonly period: PeriodDraft;
  readonly weekly: WeeklyDraft;
  readonly approver: ApproverChoice;
  readonly reason: string;
  readonly isReasonTooLong: boolean;
  readonly faults: RequestFaults;
  /** Attach to the group of the period. */
  readonly periodGroup: RefObject<HTMLDivElement | null>;
  /** Attach to the reason field. */
  readonly reasonField: RefObject<HTMLTextAreaElement | null>;
  readonly writeReason: (reason: string) => void;
  /** Period or weekly window are being corrected: their errors are cleared. */
  readonly onPeriodChange: () => void;
  readonly focusEntry: (entry: PeriodEntry) => void;
  readonly sending: boolean;
  /** Why it was refused, as text. */
  readonly refusal: string | null;
  /** Sends it, or shows the error at its field. */
  readonly send: () => Promise<void>;
}

type Written = Pick<RequestForm, 'period' | 'weekly' | 'reason'>;

/** Validates the draft; a weekly window replaces the period. */
function checkWritten({ period, weekly, reason }: Written, now: number) {
  const week = weekly.isOn ? checkRecurrence(weekly.recurrence, now) : null;
  if (week && 'error' in week) return { kind: 'faulty', faults: { weekly: week, draft: null } } as const;
  const { start, end } = week ? week.period : period;
  const zoneName = week ? timeZoneById(weekly.timeZoneId).name : period.zoneName;
  const checked = checkRequest({ start, end, reason }, now, zoneName);
  if ('error' in checked) return { kind: 'faulty', faults: { weekly: null, draft: checked } } as const;
  return { kind: 'fine', request: { ...checked, ...(week ? { recurrence: weekly.recurrence } : {}) } } as const;
}

/**
 * Holds the draft of a request, validates and sends it.
 *
 * @param namesApprover Whether the person names the approver; otherwise the device's group determines it.
 */
export function useRequestForm(content: RequestContent, namesApprover: boolean): RequestForm {
  const { mode, device, earlier, draft, onApproverMissing, onSend } = content;
  const now = useNow();
  const periodGroup = useRef<HTMLDivElement>(null);
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const period = usePeriodDraft(mode === 'reject' ? earlier : null, draft?.period ?? null);
  const weekly = useWeeklyDraft();
  const [reason, setReason] = useState(draft?.reason ?? earlier?.reason ?? '');
  const approver = useApproverChoice({
    ...content,
    onMissing: ({ typed }) => onApproverMissing({ draft: { period: period.kept, approver: typed, reason } }),
  });
  const [faults, setFaults] = useState(NO_FAULT);
  const { sending, refusal, clearRefusal, submit } = useSubmission<'request'>();
  const isReasonTooLong = countCharacters(reason) > APPROVAL_REASON_LIMIT;

  const focusEntry = (entry: PeriodEntry) =>
    periodGroup.current?.querySelector<HTMLElement>(`[name="${entry}"]`)?.focus();
  const show = (found: RequestFaults) => {
    setFaults(found);
    if (found.draft?.field === 'reason') reasonField.current?.focus();
    else if (found.draft) focusEntry(faultyEntry(found.draft, period.missing));
  };
  const send = async () => {
    if (sending !== null || approver.searching || isReasonTooLong) return;
    clearRefusal();
    const checked = checkWritten({ period, weekly, reason }, now);
    if (checked.kind === 'faulty') {
      show(checked.faults);
      return;
    }
    await submit('request', async () => {
      const named = namesApprover ? await approver.find() : null;
      if (named === undefined) return null;
      const { request } = checked;
      return onSend({ request: { ...request, deviceId: device.id, approver: named, earlierId: earlier?.id ?? null } });
    });
  };
  return {
    period,
    weekly,
    approver,
    reason,
    isReasonTooLong,
    faults,
    periodGroup,
    reasonField,
    writeReason: (value) => {
      setReason(value);
      setFaults(NO_FAULT);
    },
    onPeriodChange: () => setFaults(NO_FAULT),
    focusEntry,
    sending: sending !== null,
    refusal,
    send,
  };
}
