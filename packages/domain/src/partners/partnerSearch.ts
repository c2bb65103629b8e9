import type { RuleMessage } from '../messages/index.ts';

/** The shortest search text for companies and managers, so that nobody can list them letter by letter. */
const PARTNER_SEARCH_MIN = 2;

/** The maximum number of results: enough to choose from, too few to list a company's people. */
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

/** Why a company can't be searched by this text, or `null` (A-PARTNER-36). */
export const companySearchFault = (text: string): PartnerSearchFault | null =>
  faultOf(text, 'company_name_requirement');

/** Why a manager can't be searched by this text, or `null` (A-PARTNER-37). */
export const managerSearchFault = (text: string): PartnerSearchFault | null =>
  faultOf(text, 'manager_search_requirement');
