import type { PartnerFault, PartnerForm } from '@remote-console/domain';
import { keptText, type DraftForm, type ReadField } from '../../drafts/index.ts';
import type { DateRange } from '../../primitives/index.ts';
import type { ChosenManager } from '../ManagerSelect/ManagerSelectWidget.tsx';

/** The entries of the form. */
export interface JoinEntries extends Omit<PartnerForm, 'managerName' | 'startPicked' | 'endPicked'> {
  /** The repeated password; it is not sent. */
  readonly passwordAgain: string;
  readonly dates: DateRange;
  readonly reason: string;
  /** The chosen manager. */
  readonly chosen: ChosenManager | null;
}

/** A field of the form that can have an error. */
export type JoinField = PartnerFault['field'];

/** An empty form. */
export const NO_ENTRIES: JoinEntries = {
  partnerCompanyName: '',
  applicantName: '',
  applicantEmail: '',
  applicantPassword: '',
  applicantPhone: '',
  passwordAgain: '',
  dates: { start: null, end: null },
  reason: '',
  chosen: null,
};

const fieldsOf = (stored: unknown) =>
  new Map<string, unknown>(typeof stored === 'object' && stored !== null ? Object.entries(stored) : []);

const keptDay: ReadField<string | null> = (stored) =>
  stored === null || (typeof stored === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(stored)) ? stored : undefined;

const keptDates: ReadField<DateRange> = (stored) => {
  const fields = fieldsOf(stored);
  const start = keptDay(fields.get('start'));
  const end = keptDay(fields.get('end'));
  return start === undefined || end === undefined ? undefined : { start, end };
};

const keptManager: ReadField<ChosenManager | null> = (stored) => {
  const fields = fieldsOf(stored);
  const manager = fieldsOf(fields.get('manager'));
  const company = keptText(fields.get('company'));
  const name = keptText(manager.get('name'));
  const id = manager.get('id');
  if (company === undefined || name === undefined || typeof id !== 'number') return undefined;
  return { company, manager: { id, name } };
};

/** What survives a page reload: everything but the password. */
export const PARTNER_JOIN_DRAFT: DraftForm<JoinEntries> = {
  name: 'partner-join',
  version: 2,
  fields: {
    partnerCompanyName: keptText,
    applicantName: keptText,
    applicantEmail: keptText,
    applicantPhone: keptText,
    dates: keptDates,
    reason: keptText,
    chosen: keptManager,
  },
};

/** The props of a part of the form. */
export interface JoinFieldsProps {
  readonly entries: JoinEntries;
  /** The error message of a field. */
  readonly errorAt: (field: JoinField) => string | undefined;
  /** Whether a field is invalid, even if the message shown is that of another one (A-PARTNER-30). */
  readonly isWrong: (field: JoinField) => boolean;
  readonly onChange: (change: Partial<JoinEntries>) => void;
}
