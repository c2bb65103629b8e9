import { partnerFaults, type PartnerForm, type PickedDays } from '@remote-console/domain';
import type { FormEvent } from 'react';
import { DraftNote, type Draft } from '../../drafts/index.ts';
import { useMessage, useText } from '../../i18n/index.ts';
import { Button, FormError, useFormError, Form } from '../../primitives/index.ts';
import { ApplicantFields } from './ApplicantFields.tsx';
import type { JoinEntries, JoinField } from './joinEntries.ts';
import { RequestFields } from './RequestFields.tsx';
import styles from './PartnerJoinForm.module.css';

/** An error, and the field it is about; `null` for the whole form. */
export interface JoinFailure {
  readonly field: JoinField | null;
  /** Message key. */
  readonly message: string;
}

/** A validated form. */
export interface JoinRequest {
  /** As typed; start and end are dates, as in `days`. */
  readonly form: PartnerForm;
  readonly days: PickedDays;
  /** The purpose of the work; may be empty. */
  readonly reason: string;
}

export interface PartnerJoinFormProps {
  /** The first day that can be picked, `YYYY-MM-DD`: today (A-PARTNER-13). */
  readonly firstDay: string;
  /** IANA name of the time zone of the dates. */
  readonly zoneName: string;
  /** The entries. */
  readonly draft: Draft<JoinEntries>;
  readonly onChooseManager: () => void;
  /** Whether the form is being submitted: a second click sends nothing (A-PARTNER-32). */
  readonly busy?: boolean;
  /** Why the server refused the form. A new object shows it again; the entries stay. */
  readonly failure?: JoinFailure | null;
  readonly onSubmit: (request: JoinRequest) => void;
}

/** The dates change together; a new password may match the confirmation. */
const changedFields = (change: Partial<JoinEntries>): readonly string[] => [
  ...Object.keys(change),
  ...(change.dates ? ['startPicked', 'endPicked'] : []),
  ...(change.applicantPassword === undefined ? [] : ['passwordAgain']),
];

/** The application for a partner account (A-PARTNER-11 to A-PARTNER-30). */
export function PartnerJoinForm(props: PartnerJoinFormProps) {
  const { firstDay, zoneName, draft, onChooseManager, busy = false, failure = null, onSubmit } = props;
  const text = useText('partners');
  const message = useMessage();
  const entries = draft.values;
  const { chosen } = entries;
  const { form, faults: found, show, clear } = useFormError(failure);
  // Choosing a manager resolves the error of a missing one.
  const faults = found.filter((fault) => fault.message !== 'manager_name_requirement' || chosen === null);
  const shown = faults[0] ?? null;
  const errorAt = (field: JoinField) => (shown?.field === field ? message(shown.message) : undefined);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const { passwordAgain, dates, reason, chosen: decider, ...typed } = entries;
    const days = { start: dates.start ?? '', end: dates.end ?? '' };
    const filled = {
      ...typed,
      managerName: decider?.manager.name ?? '',
      startPicked: days.start,
      endPicked: days.end,
    };
    const wrong = partnerFaults(filled, passwordAgain);
    if (wrong.length > 0) return show(...wrong.map(({ field, error }) => ({ field, message: error })));
    clear();
    onSubmit({ form: filled, days, reason: reason.trim() });
  };
  const fields = {
    entries,
    errorAt,
    isWrong: (field: JoinField) => faults.some((fault) => fault.field === field),
    onChange: (change: Partial<JoinEntries>) => {
      draft.change({ ...entries, ...change });
      clear(changedFields(change));
    },
  };

  return (
    <Form ref={form} onSubmit={submit} className={styles.form}>
      <DraftNote draft={draft} hasPasswords />
      <ApplicantFields {...fields} />
      <RequestFields
        {...fields}
        firstDay={firstDay}
        zoneName={zoneName}
        chosen={chosen}
        onChooseManager={onChooseManager}
      />
      {shown?.field === null && <FormError>{message(shown.message)}</FormError>}
      <Button type="submit" variant="contained" size="large" loading={busy}>
        {text('apply')}
      </Button>
    </Form>
  );
}
