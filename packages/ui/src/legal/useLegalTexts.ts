import { useDialogs } from '../dialogs/index.ts';
import { useText } from '../i18n/index.ts';

/** Opens the legal texts of the service. */
export interface LegalTexts {
  /** Shows the terms of use (C-LEGAL-01 to C-LEGAL-08). */
  readonly readTerms: () => Promise<void>;
  /** Shows the privacy policy. */
  readonly readPrivacy: () => Promise<void>;
}

/** The legal texts, one line per clause, wherever a person agrees to them. */
export function useLegalTexts(): LegalTexts {
  const text = useText('legal');
  const dialogs = useDialogs();
  return {
    readTerms: () =>
      dialogs.list({
        title: text('termsTitle'),
        ordered: true,
        lines: [
          text('termsFree'),
          text('termsVerification'),
          text('termsPrices'),
          text('termsRefund'),
          text('termsFaults'),
          text('termsContracts'),
          text('termsPayments'),
          text('termsComplaints'),
          text('termsBreach'),
          text('termsRejoin'),
          text('termsAmendments'),
        ],
      }),
    readPrivacy: () =>
      dialogs.list({
        title: text('privacyTitle'),
        ordered: true,
        lines: [text('privacyItems'), text('privacyPurpose'), text('privacyPeriod'), text('privacyRight')],
      }),
  };
}
