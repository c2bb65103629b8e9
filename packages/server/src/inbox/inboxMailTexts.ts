import type { InboxItem } from '@remote-console/api-client/contract';
import { accessBrowser, type InboxCode, type Language, parseAlertCode } from '@remote-console/domain';
import { textsInEveryLanguage, type TextsByLanguage } from '@remote-console/texts/server';
import { alertAmount, alertName } from './alertTexts.ts';

/** What is emailed because the reader chose it. Everything else is emailed by its cause, whatever is chosen. */
export const CHOSEN_MAILS = [
  'access_asked',
  'access_ended',
  'access_lapsed',
  'access_unanswered',
  'access_missed',
  'access_moved',
  'delegate_gone',
  'partner_applied',
  'alert_began',
  'license_expires',
  'license_expired',
  'license_exceeded',
  'license_nearly_full',
  'new_login',
  'account_locked',
  'agent_conflict',
] as const satisfies readonly InboxCode[];

/** One of them. */
export type ChosenMail = (typeof CHOSEN_MAILS)[number];

type Facts = InboxItem['facts'];

/** The texts of emails about items, by language. */
export const INBOX_MAILS: TextsByLanguage<'inboxMails'> = await textsInEveryLanguage('inboxMails');

/** What triggered an alert, as `CPU usage 95%`. */
function alertText({ alertCode = '', alertValue = 0 }: Facts, language: Language): string {
  const type = parseAlertCode(alertCode)?.type;
  if (!type) return alertCode;
  return INBOX_MAILS[language]('alert_value', {
    alert: alertName(type, language),
    value: alertAmount(type, alertValue, language),
  });
}

/** What an email says about its item: its subject and its first line. */
export function inboxSentence(code: ChosenMail, facts: Facts, language: Language): string {
  const text = INBOX_MAILS[language];
  const { person = '', company = '', device = '', address = '', days = 0, devices = 0, volume = 0 } = facts;
  switch (code) {
    case 'access_asked':
    case 'access_missed':
    case 'access_moved':
      return text(code, { person, device });
    case 'access_ended':
    case 'access_lapsed':
    case 'access_unanswered':
    case 'agent_conflict':
      return text(code, { device });
    case 'delegate_gone':
      return text(code, { person });
    case 'partner_applied':
      return company === '' ? text(code, { person }) : text('partner_applied_of', { person, company });
    case 'alert_began':
      return text(code, { device, alert: alertText(facts, language) });
    case 'license_expires':
      return text(code, { days });
    case 'license_expired':
      return text(code);
    case 'license_exceeded':
    case 'license_nearly_full':
      return text(code, { devices, volume });
    case 'new_login':
      return text(code, { address, browser: accessBrowser(facts.browser ?? '') });
    case 'account_locked':
      return text(code, { address });
  }
}
