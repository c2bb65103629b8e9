export {
  INVITATION_ALPHABET,
  INVITATION_CODE_LENGTH,
  invitationCodeOf,
  spacedInvitationCode,
} from './invitationCode.ts';
export {
  checkPartnerForm,
  NOT_STATED,
  PARTNER_WINDOW_MS,
  partnerFaults,
  partnerFormToSend,
  type PartnerFault,
  type PartnerForm,
} from './partnerApplication.ts';
export {
  companySearchFault,
  managerSearchFault,
  PARTNER_SEARCH_MOST,
  type PartnerSearchFault,
} from './partnerSearch.ts';
export { dayOnClock, periodOfDays, type PickedDays } from './periodOfDays.ts';
