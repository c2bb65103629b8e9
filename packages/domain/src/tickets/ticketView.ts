import { NOT_STATED } from '../partners/index.ts';
import type { TicketTab } from './ticketState.ts';

/** The default and the available numbers of tickets per page (B-TICKET-20, B-TICKET-21). */
export const TICKET_PAGE_SIZES = [5, 10, 15, 20] as const;
/** The default number of tickets per page. */
export const DEFAULT_TICKET_PAGE_SIZE = 10;

/** The fields that a search for tickets covers; `any` means all of them. */
export const TICKET_SEARCH_KEYS = [
  'any',
  'reqr_user_company',
  'reqr_user_name',
  'reqr_user_part',
  'device_name',
] as const;

/** One of these search fields. */
export type TicketSearchKey = (typeof TICKET_SEARCH_KEYS)[number];

/** What the ticket page shows. */
export interface TicketView {
  readonly tab: TicketTab;
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: (typeof TICKET_PAGE_SIZES)[number];
  readonly search: { readonly key: TicketSearchKey; readonly value: string };
}

/** The page with another tab; it starts at page 1 again (C-TICKET-10). */
export function withTicketTab(view: TicketView, tab: TicketTab): TicketView {
  return { ...view, tab, page: 1 };
}

/** The ticket call's parameters. */
export interface TicketListQuery {
  readonly by: 'reqr_created_date';
  readonly limit: number;
  readonly offset: number;
  readonly order: 'desc';
  readonly state: TicketTab;
  readonly searchKey?: TicketSearchKey;
  readonly searchValue?: string;
}

/** What the page sends: newest first, search parameters only if there is a search (C-TICKET-09, C-TICKET-24). */
export function ticketQuery({ tab, page, pageSize, search }: TicketView): TicketListQuery {
  const value = search.value.trim();
  return {
    by: 'reqr_created_date',
    limit: pageSize,
    offset: (page - 1) * pageSize,
    order: 'desc',
    state: tab,
    ...(value === '' ? {} : { searchKey: search.key, searchValue: value }),
  };
}

/** An applicant's statement as it is shown: nothing if the Korean word for "not stated" is stored (A-PARTNER-17). */
export function applicantText(stored: string): string {
  const text = stored.trim();
  return text === NOT_STATED ? '' : text;
}

/** The available parts of the requester cell: company, name, and department (C-TICKET-04). */
export function ticketRequester(ticket: {
  readonly requesterCompany: string;
  readonly requesterUserName: string;
  readonly requesterDepartment: string;
}): readonly string[] {
  return [applicantText(ticket.requesterCompany), ticket.requesterUserName, ticket.requesterDepartment].filter(
    (text) => text.trim() !== '',
  );
}

/** The ends of the work period cell (C-TICKET-05). */
export function ticketPeriod(ticket: { readonly workStartDate: string; readonly workEndDate: string }): {
  readonly from: string;
  readonly to: string;
} {
  return { from: ticket.workStartDate, to: ticket.workEndDate };
}

/** Who is shown in the approver cell: who decided, otherwise the approver named in the request (C-TICKET-06). */
export function ticketApprover<Approver>(ticket: {
  readonly approvingManager: Approver | null;
  readonly requesterApprover: Approver | null;
}): Approver | null {
  return ticket.approvingManager ?? ticket.requesterApprover;
}
