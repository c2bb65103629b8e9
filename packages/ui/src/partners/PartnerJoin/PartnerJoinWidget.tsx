import { failureOf } from '@remote-console/api-client';
import { useApplyAsPartner } from '@remote-console/api-client/react';
import { DAY_MS, dayOnClock, PARTNER_WINDOW_MS, partnerFormToSend, periodOfDays } from '@remote-console/domain';
import { useState } from 'react';
import { useDialogs } from '../../dialogs/index.ts';
import { useDraft } from '../../drafts/index.ts';
import { useText } from '../../i18n/index.ts';
import { Note } from '../../primitives/index.ts';
import { useNow } from '../../contexts/index.ts';
import { ManagerSelectWidget, type ChosenManager } from '../ManagerSelect/ManagerSelectWidget.tsx';
import { NO_ENTRIES, PARTNER_JOIN_DRAFT, type JoinField } from './joinEntries.ts';
import { PartnerJoinForm, type JoinFailure, type JoinRequest } from './PartnerJoinForm.tsx';

export interface PartnerJoinWidgetProps {
  /** The application was received and the applicant closed the message: the application opens the partner login. */
  readonly onApplied: () => void;
  /** IANA name of the time zone of the dates; the browser's by default. */
  readonly zoneName?: string;
}

const DAYS_TO_DECIDE = PARTNER_WINDOW_MS / DAY_MS;

const FIELDS: readonly JoinField[] = [
  'partnerCompanyName',
  'applicantName',
  'applicantEmail',
  'applicantPassword',
  'applicantPhone',
  'managerName',
  'startPicked',
  'endPicked',
];

function failureOfCall(thrown: unknown): JoinFailure {
  const failure = failureOf(thrown);
  if (failure.kind === 'unreachable') return { field: null, message: 'server_unreachable' };
  const field = failure.field === 'managerId' ? 'managerName' : failure.field;
  return { field: FIELDS.find((name) => name === field) ?? null, message: failure.error };
}

/** Applies for a partner account: the form, the choice of the manager, and the result. */
export function PartnerJoinWidget({ onApplied, zoneName }: PartnerJoinWidgetProps) {
  const applyAsPartner = useApplyAsPartner();
  const dialogs = useDialogs();
  const text = useText('partners');
  const now = useNow();
  const [zone] = useState(() => zoneName ?? new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const draft = useDraft(PARTNER_JOIN_DRAFT, () => NO_ENTRIES);
  const { chosen } = draft.values;
  // Every opening starts a new search.
  const [selecting, setSelecting] = useState({ open: false, opening: 0 });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<JoinFailure | null>(null);

  const send = async ({ form, days, reason }: JoinRequest, { manager }: ChosenManager) => {
    setBusy(true);
    setFailure(null);
    try {
      await applyAsPartner({
        ...partnerFormToSend({ ...form, ...periodOfDays(days, now, zone) }),
        managerId: manager.id,
        ...(reason === '' ? {} : { reason }),
      });
    } catch (thrown) {
      setFailure(failureOfCall(thrown));
      return;
    } finally {
      setBusy(false);
    }
    draft.drop();
    const email = form.applicantEmail.trim();
    await dialogs.message({ title: text('appliedTitle'), body: text('appliedBody', { manager: manager.name, email }) });
    onApplied();
  };

  return (
    <>
      <Note tone="info" style={{ marginBottom: 'var(--rc-space-roomy)' }}>
        {text('joinNote', { count: DAYS_TO_DECIDE })}
      </Note>
      <PartnerJoinForm
        firstDay={dayOnClock(now, zone)}
        zoneName={zone}
        draft={draft}
        busy={busy}
        failure={failure}
        onChooseManager={() => setSelecting({ open: true, opening: selecting.opening + 1 })}
        onSubmit={(request) => {
          if (chosen) void send(request, chosen);
        }}
      />
      <ManagerSelectWidget
        key={selecting.opening}
        open={selecting.open}
        onChoose={({ company, manager }) => {
          draft.change({ ...draft.values, chosen: { company, manager: { id: manager.id, name: manager.name } } });
          setSelecting({ ...selecting, open: false });
        }}
        onClose={() => setSelecting({ ...selecting, open: false })}
      />
    </>
  );
}
