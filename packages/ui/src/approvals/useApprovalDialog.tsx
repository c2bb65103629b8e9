import type { Profile } from '@remote-console/api-client';
import { Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { usePerson } from '../contexts/index.ts';
import { later } from '../material/index.ts';
import type { AskedDevice, RequestDraft } from './ApprovalDialog/types.ts';
import type { ApprovalOpening, ApprovalOutcome } from './ApprovalDialogWidget.tsx';
import { keepRequest, takeKeptRequest } from './keptRequest.ts';

// No initial screen needs it, so its code is loaded on first use.
const ApprovalDialogWidget = later(async () => (await import('./ApprovalDialogWidget.tsx')).ApprovalDialogWidget);

export interface ApprovalDialogInput {
  /** The signed-in person; the provider's by default. */
  readonly session?: Profile | null | undefined;
  /** Reloads the page, after OK on an approver who was not found (B-APPROVAL-23). The browser reloads by default. */
  readonly onReload?: () => void;
}

/** The approval dialog of a page. */
export interface ApprovalDialogHandle {
  /** Opens the dialog; resolves to the result once it has closed. */
  readonly openApproval: (opening: ApprovalOpening) => Promise<ApprovalOutcome>;
  /** Render this once. */
  readonly approvalDialog: ReactNode;
}

interface Shown {
  readonly opening: ApprovalOpening;
  /** The result; `null` while the dialog is open. */
  readonly outcome: ApprovalOutcome | null;
  /** Counts the openings: no state carries over to the next one, even if it opens during the exit transition. */
  readonly turn: number;
  readonly answer: (outcome: ApprovalOutcome) => void;
}

const reloadPage = () => globalThis.location.reload();

/** The approval dialog, for any page that offers it (A-DIALOG-13): a handler opens it and awaits the result. */
export function useApprovalDialog({ session, onReload = reloadPage }: ApprovalDialogInput = {}): ApprovalDialogHandle {
  const [shown, setShown] = useState<Shown | null>(null);

  const openApproval = useCallback(
    (opening: ApprovalOpening) =>
      new Promise<ApprovalOutcome>((resolve) => {
        setShown((before) => ({ opening, outcome: null, turn: (before?.turn ?? 0) + 1, answer: resolve }));
      }),
    [],
  );
  useEffect(() => {
    if (!shown || shown.outcome === null) return undefined;
    const { outcome, answer } = shown;
    // After the dialog is gone, so that what follows finds the focus restored.
    return () => answer(outcome);
  }, [shown]);
  const person = usePerson(session)?.id;
  useEffect(() => {
    const kept = person === undefined ? null : takeKeptRequest(person);
    if (kept) void openApproval({ kind: 'device', device: kept.device, draft: kept.draft });
  }, [person, openApproval]);
  const reload = (written: { readonly device: AskedDevice; readonly draft: RequestDraft }) => {
    if (person !== undefined) keepRequest({ person, ...written });
    // An unmounted form has nothing unsaved: otherwise the browser would ask whether to leave it.
    flushSync(() => setShown(null));
    onReload();
  };
  const approvalDialog = shown && (
    <Suspense fallback={null}>
      <ApprovalDialogWidget
        key={shown.turn}
        open={shown.outcome === null}
        opening={shown.opening}
        session={session}
        onReload={reload}
        onEnd={({ outcome }) => {
          if (shown.outcome === null) setShown((before) => (before === shown ? { ...shown, outcome } : before));
        }}
        onExited={() => setShown((before) => (before === shown ? null : before))}
      />
    </Suspense>
  );
  return { openApproval, approvalDialog };
}
