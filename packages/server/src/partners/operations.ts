import type { Registry } from '../http/index.ts';
import { applyAsPartner } from './applyAsPartner.ts';
import { confirmApplication } from './confirmApplication.ts';
import { invite } from './invite.ts';
import { logInAsPartner } from './logInAsPartner.ts';
import { redeemInvitation } from './redeemInvitation.ts';
import { searchPartnerCompanies } from './searchPartnerCompanies.ts';
import { searchPartnerManagers } from './searchPartnerManagers.ts';

/** The operations of this area. */
export const partnersOperations = {
  applyAsPartner,
  confirmApplication,
  invite,
  logInAsPartner,
  searchPartnerCompanies,
  searchPartnerManagers,
  redeemInvitation,
} satisfies Partial<Registry>;
