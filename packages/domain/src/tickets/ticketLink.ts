import { idOf, type ViewParameters } from '../address/index.ts';
import type { Language } from '../languages/index.ts';

/** The ticket that an address opens automatically, as named by `ticketHref`; `null` for none. */
export function linkedTicket(parameters: ViewParameters): number | null {
  return idOf(parameters['ticket']);
}

/** The address of the page on which a ticket opens automatically. */
export function ticketHref(language: Language, pk: number): string {
  return `/${language}/access-ticket/request?ticket=${pk}`;
}
