import type { RuleMessage } from '../messages/index.ts';

/** Shortest text that companies and managers are looked up by: no one can list them letter by letter. */
const PARTNER_SEARCH_MIN = 2;

/** Most that a search finds: enough to choose from, too few to list a company's people by it. */
export const PARTNER_SEARCH_MOST = 20;

/** Why a search for a company or a manager is not sent. */
export type PartnerSearchFault = Extract<
  RuleMessage,
  'company_name_requirement' | 'manager_search_requirement' | 'search_text_too_short'
>;

function faultOf(text: string, whenEmpty: PartnerSearchFault): PartnerSearchFault | null {
  const wanted = text.trim();
  if (wanted === '') return whenEmpty;
  return wanted.length < PARTNER_SEARCH_MIN ? 'search_text_too_short' : null;
}

/** Why a company cannot be searched by this text, or `null` (A-PARTNER-36). */
export const companySearchFault = (text: string): PartnerSearchFault | null =>
  faultOf(text, 'company_name_requirement');

/** Why a manager cannot be searched by this text, or `null` (A-PARTNER-37). */
export const managerSearchFault = (text: string): PartnerSearchFault | null =>
  faultOf(text, 'manager_search_requirement');
