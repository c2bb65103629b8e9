import type { Registry } from '../http/index.ts';
import { discardMail, retryMail } from './changeMail.ts';
import { getCompany } from './getCompany.ts';
import { getHealth } from './getHealth.ts';
import { listCompanies } from './listCompanies.ts';
import { listPendingMails } from './listPendingMails.ts';
import { searchPeople } from './searchPeople.ts';

/** The operations of this area. */
export const operatorOperations = {
  discardMail,
  getCompany,
  getHealth,
  listCompanies,
  listPendingMails,
  retryMail,
  searchPeople,
} satisfies Partial<Registry>;
