import { idOf, type ViewParameters } from '../address/index.ts';
import type { Language } from '../languages/index.ts';

/** The request that an address opens automatically, as named by `approvalHref`; `null` for none. */
export function linkedApproval(parameters: ViewParameters): number | null {
  return idOf(parameters['request']);
}

/** The address of the page on which a request opens automatically: an approver's page or the requester's. */
export function approvalHref(language: Language, reader: 'decider' | 'requester', pk: number): string {
  const page = reader === 'decider' ? 'access' : 'access-user';
  return `/${language}/management/${page}?request=${pk}`;
}
