import { NOT_STATED } from '../partners/index.ts';
import type { TicketTab } from './ticketState.ts';

/** Rows on a page of tickets, to begin with and to choose from (B-TICKET-20, B-TICKET-21). */
export const TICKET_PAGE_SIZES = [5, 10, 15, 20] as const;
/** Rows on a page of tickets to begin with. */
export const DEFAULT_TICKET_PAGE_SIZE = 10;

/** Where a search for tickets looks; `any` is all of them together. */
export const TICKET_SEARCH_KEYS = [
  'any',
  'reqr_user_company',
  'reqr_user_name',
  'reqr_user_part',
  'device_name',
] as const;

/** One place a search for tickets looks in. */
export type TicketSearchKey = (typeof TICKET_SEARCH_KEYS)[number];

/** What the ticket page shows. */
export interface TicketView {
  readonly tab: TicketTab;
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: (typeof TICKET_PAGE_SIZES)[number];
  readonly search: { readonly key: TicketSearchKey; readonly value: string };
}

/** The page with another tab; it begins at page 1 again (C-TICKET-10). */
export function withTicketTab(view: TicketView, tab: TicketTab): TicketView {
  return { ...view, tab, page: 1 };
}

/** The parameters of the ticket call. */
export interface TicketListQuery {
  readonly by: 'reqr_created_date';
  readonly limit: number;
  readonly offset: number;
  readonly order: 'desc';
  readonly state: TicketTab;
  readonly searchKey?: TicketSearchKey;
  readonly searchValue?: string;
}

/** What the page sends: newest first, a search only when something is searched (C-TICKET-09, C-TICKET-24). */
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

/** What an applicant stated, as people read it: nothing where the Korean word for "not stated" is stored (A-PARTNER-17). */
export function applicantText(stored: string): string {
  const text = stored.trim();
  return text === NOT_STATED ? '' : text;
}

/** The parts of the requester cell that are there: company, name and part (C-TICKET-04). */
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

/** Who is in the approver cell: who decided, else whom the request names (C-TICKET-06). */
export function ticketApprover<Approver>(ticket: {
  readonly approvingManager: Approver | null;
  readonly requesterApprover: Approver | null;
}): Approver | null {
  return ticket.approvingManager ?? ticket.requesterApprover;
}
