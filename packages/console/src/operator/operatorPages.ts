import type { Language, OperatorPage } from '@remote-console/domain';
import { hrefOf, liesWithin } from '../routing/index.ts';

/** The label of each page, as keys of the frame's texts. */
export const OPERATOR_LABELS = {
  'operator-companies': 'operatorCompanies',
  'operator-people': 'operatorPeople',
  'operator-mail': 'operatorMail',
  'operator-health': 'operatorHealth',
  'operator-notices': 'operatorNotices',
} as const satisfies Record<OperatorPage, string>;

/** Whether an address belongs to a page; companies are at the root, and a single company below it. */
export function isCurrentPage(page: OperatorPage, pathname: string, lang: Language): boolean {
  const href = hrefOf(page, { lang });
  if (page !== 'operator-companies') return liesWithin(pathname, href);
  return pathname === href || liesWithin(pathname, `${href}/companies`);
}
