import type { InboxItem } from '@remote-console/api-client';
import { accessBrowser, parseAlertCode } from '@remote-console/domain';
import { useText, type TextFunction } from '../i18n/index.ts';

function alertSentence({ facts }: InboxItem, text: TextFunction<'inbox'>): string {
  const { device = '', alertCode: code = '', alertValue: value = 0 } = facts;
  const meaning = parseAlertCode(code)?.type.meaning;
  switch (meaning) {
    case undefined:
      return text('alert_unknown', { device, code });
    case 'disconnected':
      return text('alert_disconnected', { device, count: value });
    default:
      return text(`alert_${meaning}`, { device, value });
  }
}

function applicationSentence({ facts }: InboxItem, text: TextFunction<'inbox'>): string {
  const { person = '', company = '' } = facts;
  return company === '' ? text('partner_applied', { person }) : text('partner_applied_of', { person, company });
}

/** The text of an item, as a sentence. A hook. */
export function useInboxSentence(): (item: InboxItem) => string {
  const text = useText('inbox');
  return (item) => {
    const { code, facts } = item;
    const { person = '', company = '', device = '', address = '', browser = '' } = facts;
    const { days = 0, devices = 0, volume = 0, conflict = 'copied_token' } = facts;
    switch (code) {
      case 'access_asked':
      case 'access_missed':
      case 'access_moved':
      case 'delegate_gone':
        return text(code, { person, device });
      case 'access_approved':
      case 'access_rejected':
      case 'access_ended':
      case 'access_lapsed':
      case 'access_unanswered':
        return text(code, { device });
      case 'work_approved':
      case 'work_rejected':
      case 'work_ended':
        return text(code, { company });
      case 'partner_applied':
        return applicationSentence(item, text);
      case 'alert_began':
        return alertSentence(item, text);
      case 'license_expires':
        return days === 0 ? text('license_expires_today') : text(code, { count: days });
      case 'license_exceeded':
      case 'license_nearly_full':
        return text(code, { devices, volume });
      case 'new_login':
        return text(code, { address, browser: accessBrowser(browser) });
      case 'account_locked':
        return text(code, { address });
      case 'agent_conflict':
        return text(`conflict_${conflict}`, { device });
      case 'license_expired':
      case 'password_changed':
      case 'email_changed':
      case 'codes_begun':
      case 'codes_off':
        return text(code);
    }
  };
}
