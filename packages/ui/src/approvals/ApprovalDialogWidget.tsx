import { type Approval, type ApprovalPolicy, type Profile } from '@remote-console/api-client';
import {
  useFindApprover,
  useLatestRequest,
  useLinkedApproval,
  useSendApproval,
  useStandardApprover,
  useWithdrawApproval,
} from '@remote-console/api-client/react';
import {
  approvalDecisionBody,
  approvalRequestBody,
  decisionMode,
  deviceRequestMode,
  offeredDecisions,
  ownApprovalMode,
  type ApprovalRequestMode,
  type WrittenRequest,
} from '@remote-console/domain';
import { useState } from 'react';
import { useAction } from '../actions/index.ts';
import { useDialogs } from '../dialogs/index.ts';
import { useLanguage, useMessage, useText } from '../i18n/index.ts';
import type { SaveOutcome } from '../primitives/index.ts';
import { useClockReading, useNow, usePerson } from '../contexts/index.ts';
import { approvalDone } from './approvalSummary.ts';
import { ApprovalDialog } from './ApprovalDialog/ApprovalDialog.tsx';
import type {
  ApprovalFrame,
  ApproverSearch,
  AskedDevice,
  DecisionContent,
  RequestContent,
  RequestDraft,
  StandardApprover,
} from './ApprovalDialog/types.ts';
import { DialogWaiting } from './DialogWaiting.tsx';
import { policySummary } from './teamSummary.ts';
import { useApprovalReader } from '../periods/index.ts';

/** What the dialog is opened for; the state of the request determines its mode. */
export type ApprovalOpening =
  /** A device that the person wants to access. */
  | { readonly kind: 'device'; readonly device: AskedDevice; readonly draft?: RequestDraft }
  /** A request of the person. */
  | { readonly kind: 'own'; readonly approval: Approval }
  /** A request to decide on. */
  | { readonly kind: 'decide'; readonly approval: Approval };

/** The result of the dialog. */
export type ApprovalOutcome = 'sent' | 'withdrawn' | 'approved' | 'rejected' | 'left';

export interface ApprovalDialogWidgetProps {
  /** Whether the dialog is visible; what it was opened for is kept while it closes. */
  readonly open: boolean;
  /** What it was opened for: a device, the person's own request, or one to decide on. */
  readonly opening: ApprovalOpening;
  /** The signed-in person; the provider's by default. */
  readonly session?: Profile | null | undefined;
  /** Reloads the page, after OK on an approver who was not found (B-APPROVAL-23); the draft is kept. */
  readonly onReload: (written: { readonly device: AskedDevice; readonly draft: RequestDraft }) => void;
  /** Called once, when the dialog should close. */
  readonly onEnd: (end: { readonly outcome: ApprovalOutcome }) => void;
  /** Called once the closed dialog has left the screen. */
  readonly onExited?: (() => void) | undefined;
}

type Part = Pick<ApprovalDialogWidgetProps, 'open' | 'onReload' | 'onEnd' | 'onExited'>;

/** Closing the dialog without sending changes nothing. */
const frameOf = ({ open, onEnd, onExited }: Part): ApprovalFrame => ({
  open,
  onClose: () => onEnd({ outcome: 'left' }),
  onExited,
});

/** Sends something, reports the success and its consequences, and closes; returns the text of a refusal otherwise. */
function useSending(onEnd: Part['onEnd']) {
  const message = useMessage();
  const { save } = useAction();
  const send = useSendApproval();
  return async (
    body: Parameters<typeof send>[0],
    outcome: ApprovalOutcome,
    detail?: () => string | undefined,
  ): Promise<SaveOutcome> => {
    const done = () => ({ text: message('approval-success'), detail: detail?.() });
    const sent = await save(() => send(body), { done });
    if (sent.kind === 'saved') onEnd({ outcome });
    return sent;
  };
}

function useStandard(): StandardApprover {
  const { data, error } = useStandardApprover();
  const approver = data?.objects[0];
  if (approver) return { kind: 'known', approver };
  return error ? { kind: 'unknown' } : { kind: 'waiting' };
}

interface RequestProps extends Part {
  readonly mode: ApprovalRequestMode;
  readonly device: AskedDevice;
  readonly earlier: Approval | null;
  readonly asked: ApprovalPolicy | null;
  readonly draft?: RequestDraft | undefined;
}

/** The message that names the approver after a request is sent. A hook. */
function useSentTo() {
  const text = useText('approvals');
  const language = useLanguage();
  return ({ approver }: WrittenRequest, asked: ApprovalPolicy | null) => {
    const team = asked && policySummary(asked, text, language);
    if (team) return team;
    return approver ? text('sentTo', { person: approver.name }) : text('sentToAdministrator');
  };
}

function Request({ mode, device, earlier, asked, draft, ...part }: RequestProps) {
  const message = useMessage();
  const dialogs = useDialogs();
  const standardApprover = useStandard();
  const find = useFindApprover();
  const { save: ask } = useAction();
  const send = useSending(part.onEnd);
  const sentTo = useSentTo();
  const search = async ({ name }: { readonly name: string }): Promise<ApproverSearch> => {
    const answer = await ask(() => find(name));
    if (answer.kind === 'refused') return { kind: 'failed', error: answer.error };
    return answer.value ? { kind: 'found', approver: answer.value } : { kind: 'missing' };
  };
  const content: RequestContent = {
    mode,
    device,
    earlier,
    asked,
    standardApprover,
    draft: draft ?? null,
    onFindApprover: search,
    onApproverMissing: async (written) => {
      await dialogs.message({ title: message('search_manager_405') });
      part.onReload({ device, ...written });
    },
    onSend: ({ request }) => send(approvalRequestBody(request), 'sent', () => sentTo(request, asked)),
  };
  return <ApprovalDialog {...frameOf(part)} content={content} />;
}

interface PendingProps extends Part {
  readonly approval: Approval;
}

function Pending({ approval, ...part }: PendingProps) {
  const text = useText('approvals');
  const dialogs = useDialogs();
  const { save } = useAction();
  const withdraw = useWithdrawApproval();
  const onAskWithdraw = () =>
    dialogs.confirm({
      title: text('withdrawQuestion', { device: approval.deviceAlias }),
      body: text('withdrawHint'),
      confirmLabel: text('withdraw'),
      tone: 'destructive',
    });
  const onWithdraw = async (): Promise<SaveOutcome> => {
    const withdrawn = await save(() => withdraw(approval.id), { done: text('withdrawn') });
    if (withdrawn.kind === 'saved') part.onEnd({ outcome: 'withdrawn' });
    return withdrawn;
  };
  return <ApprovalDialog {...frameOf(part)} content={{ mode: 'ing', approval, onAskWithdraw, onWithdraw }} />;
}

interface DecisionProps extends PendingProps {
  readonly offered: DecisionContent['offered'];
}

function Decision({ approval, offered, ...part }: DecisionProps) {
  const send = useSending(part.onEnd);
  const reader = useApprovalReader();
  const clock = useClockReading();
  const validity = () => approvalDone(approval, clock(), reader) ?? undefined;
  const content: DecisionContent = {
    mode: decisionMode(approval),
    approval,
    offered,
    onDecide: ({ accept, reason }) =>
      accept
        ? send(approvalDecisionBody(approval, accept, reason), 'approved', validity)
        : send(approvalDecisionBody(approval, accept, reason), 'rejected'),
  };
  return <ApprovalDialog {...frameOf(part)} content={content} />;
}

const NOTHING_LEFT = { approve: false, reject: false, because: 'device_deleted' } as const;

/**
 * The current state of the person's own request: it may be decided, or its device deleted, while the dialog is open.
 */
function useCurrent(opened: Approval, isOpen: boolean): Pick<PendingProps, 'approval'> & Pick<RequestProps, 'asked'> {
  const { data, error, isValidating } = useLinkedApproval(isOpen ? opened.id : null, 'own');
  const [current, setCurrent] = useState(opened);
  const read = data?.objects[0];
  // Cached data of an opening may be older than the clicked row.
  if (read && !isValidating && !error && read !== current) setCurrent(read);
  return { approval: current, asked: data?.asked ?? null };
}

/** A request of the person; its state determines what can be done with it. */
function Own({ approval: opened, ...part }: PendingProps) {
  const { approval, asked } = useCurrent(opened, part.open);
  const mode = ownApprovalMode(approval.decisionState, approval.expired);
  if (mode === null) return <Decision {...part} approval={approval} offered={NOTHING_LEFT} />;
  if (mode === 'ing') return <Pending {...part} approval={approval} />;
  const device = { id: approval.deviceId, alias: approval.deviceAlias };
  return <Request {...part} mode={mode} device={device} earlier={approval} asked={asked} />;
}

interface DeviceProps extends Part {
  readonly device: AskedDevice;
  readonly draft?: RequestDraft | undefined;
}

/** First reads the person's access to the device, and keeps that result until the dialog closes. */
function OfDevice({ device, draft, ...part }: DeviceProps) {
  const { data, error, isValidating, mutate } = useLatestRequest(device.id);
  const [latest, setLatest] = useState<Approval | null | undefined>(undefined);
  // It stays the same while closing: another dialog in its place would have no exit transition.
  if (part.open && latest === undefined && data && !isValidating && !error) setLatest(data.objects[0] ?? null);
  if (latest === undefined) {
    return (
      <DialogWaiting
        {...frameOf(part)}
        deviceName={device.alias}
        failed={error !== undefined && !isValidating}
        onRetry={() => void mutate()}
      />
    );
  }
  const mode = deviceRequestMode(latest);
  if (mode === 'ing' && latest) return <Own {...part} approval={latest} />;
  return mode === 'ing' ? null : (
    <Request
      {...part}
      mode={mode}
      device={device}
      earlier={mode === 'new' ? null : latest}
      asked={data?.asked ?? null}
      draft={draft}
    />
  );
}

/** The approval dialog connected to the server: what it is opened for determines what it shows. */
export function ApprovalDialogWidget({ opening, session, ...part }: ApprovalDialogWidgetProps) {
  const now = useNow();
  const person = usePerson(session);
  switch (opening.kind) {
    case 'device':
      return <OfDevice {...part} device={opening.device} draft={opening.draft} />;
    case 'own':
      return <Own key={opening.approval.id} {...part} approval={opening.approval} />;
    case 'decide': {
      const { approval } = opening;
      return <Decision {...part} approval={approval} offered={offeredDecisions(approval, person ?? {}, now)} />;
    }
  }
}
