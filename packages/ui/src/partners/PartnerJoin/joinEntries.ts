import type { PartnerFault, PartnerForm } from '@remote-console/domain';
import type { DateRange } from '../../primitives/index.ts';

/** What is typed into the form. */
export interface JoinEntries extends Omit<PartnerForm, 'managerName' | 'startPicked' | 'endPicked'> {
  /** The password a second time; it is not sent. */
  readonly passwordAgain: string;
  readonly dates: DateRange;
  readonly reason: string;
}

/** A field of the form that something can be wrong with. */
export type JoinField = PartnerFault['field'];

/** An empty form. */
export const NO_ENTRIES: JoinEntries = {
  companyName: '',
  applicantName: '',
  applicantEmail: '',
  applicantPw: '',
  applicantPhone: '',
  passwordAgain: '',
  dates: { start: null, end: null },
  reason: '',
};

/** What a part of the form is handed. */
export interface JoinFieldsProps {
  readonly entries: JoinEntries;
  /** What is wrong with a field, in words. */
  readonly errorAt: (field: JoinField) => string | undefined;
  /** Whether a field is wrong, also where the words are still those of another one (A-PARTNER-30). */
  readonly isWrong: (field: JoinField) => boolean;
  readonly onChange: (change: Partial<JoinEntries>) => void;
}
