import { LANGUAGES, RULE_MESSAGES, type Language } from '@remote-console/domain';
import { describe, expect, it } from 'vitest';
import { descriptionsIn, readMessages } from '../../scripts/messageFiles.ts';
import { compileMessage, valuesOf } from '../compiler/compileMessage.ts';
import { PLURAL, type Message } from '../messages/index.ts';
import { SERVER_TEXT_AREAS, TEXT_AREAS, TEXT_LOADERS, type AnyTextArea } from './index.ts';

const valuesIn = (language: Language, area: AnyTextArea) =>
  Object.fromEntries(
    [...readMessages(language, area)].map(([key, message]) => [key, Object.fromEntries(valuesOf(message))]),
  );

const keysWhere = (language: Language, area: AnyTextArea, holds: (text: string) => boolean) =>
  [...readMessages(language, area)].filter(([, text]) => holds(text)).map(([key]) => key);

/** The plural forms of each choice in a message; those of a single number (`=1`) are in none of the language. */
function pluralForms(message: Message): readonly string[][] {
  if (typeof message === 'string') return [];
  return message.flatMap((part) => {
    if (typeof part === 'string' || part[1] === undefined || part[1] === 0) return [];
    const [, kind, forms] = part;
    const own = Object.keys(forms).filter((form) => !form.startsWith('='));
    return [...(kind === PLURAL ? [own.toSorted()] : []), ...Object.values(forms).flatMap(pluralForms)];
  });
}

const AREAS = [...TEXT_AREAS, ...SERVER_TEXT_AREAS];
const CASES = LANGUAGES.flatMap((language) => AREAS.map((area) => ({ language, area })));

/** The keys that section 8 of the foundation names. */
const FOUNDATION_KEYS = [
  'invalid_id_and_pw',
  'not_matched_user',
  'not_email_auth',
  'login_failure_limit',
  'password_change_limit',
  'email_send_fail',
  'invalid_otp',
  'password_modify_mail_sent',
  'your_email_is',
  'password_modified',
  'password_modified_error',
  'id_exist',
  'invalid_id',
  'password_requirement',
  'password_confirm',
  'email-invalid',
  'name_requirement',
  'emile_requirement',
  'no_input_data',
  'search_manager_405',
  'user_in_group_add_success',
  'has_request_ticket',
  'need_license',
];

/** The keys that section 8 of the device document names, and the two that other sections name. */
const DEVICE_KEYS = [
  'not_online_warning',
  'not_supported_os',
  'mobile_store',
  'need_license',
  'duplication_group_name',
  'device_name_identical',
  'identical_group',
  'no_order_warning',
  'all_device_has_no_child',
  'no-selects',
  'offline_selects',
  'please_select_group',
  'device_excel_fail',
  'excel_processing_delayed',
  'date_validate_error',
  'approvals_reason',
  'search_manager_405',
  'status_update_failed',
  'activex_error',
  'no_group_access',
  'approval-success',
  'update_agent_requested',
  'deleted_device',
  'updated_memo',
  'added_device_in_group',
  'removed_device_in_group',
  'user_in_group_add_success',
  'created_group',
  'deleted_group',
  'changed_group_info',
  'has_request_ticket',
  'no_input_data',
];

/** The keys that sections 5 and 8 of the administration document name. */
const ADMINISTRATION_KEYS = [
  'password_modified',
  'password_modified_failed',
  'check_current_password',
  'reset-pw-submit',
  'reset-pw-repeat',
  'otp_reset_complete',
  'otp_reset_failed',
  'search_manager_405',
  'duplication_group_name',
  'excel_group_fail',
  'excel_processing_delayed',
  'ip_range_error',
  'ip_blank_error',
  'status_update_failed',
  'upload_failed',
  'file_download_error',
  'invalid_idle_time',
  'invalid_session_time',
  'invalid_block_num',
  'invalid_password_change_limit',
  'invalid_min_os_major',
  'invalid_min_os_minor',
  'invalid_password_level',
  'invalid_agent_restart_time',
  'user_active_changed',
  'deleted_user',
  'created_user',
  'created_group',
  'deleted_group',
  'changed_group_info',
  'added_device_in_group',
  'removed_device_in_group',
  'user_in_group_add_success',
  'user_in_group_remove_success',
  'approval-success',
  'function-submit',
  'batch_update_requested',
  'update_agent_requested',
  'deleted_device',
  'deleted_devices_of_total',
  'updated_memo',
  'login_failed_cause_inactive',
  'login_failed_cause_external',
  'login_failed_cause_ip_block',
  'login_failed_cause_ip_not_permit',
  'approvals_reason',
  'denial_reason_given',
  'user_not_found',
  'user_already_in_group',
  'date_validate_error',
  'identical_group',
  'all_device_has_no_child',
  'cannot_move_device',
  'no_order_warning',
];

describe('the catalog', () => {
  it.each(CASES)('has the Korean keys and placeholders in $language $area', ({ language, area }) => {
    const keys = (of: Language) => [...readMessages(of, area).keys()].toSorted();
    expect(keys(language)).toEqual(keys('ko'));
    expect(valuesIn(language, area)).toEqual(valuesIn('ko', area));
  });

  it.each(CASES)('has no empty text in $language $area', ({ language, area }) => {
    expect(keysWhere(language, area, (text) => text.trim() === '')).toEqual([]);
  });

  it.each(AREAS)('is written in English: no Korean or Japanese is left in %s [A-LANG-04]', (area) => {
    expect(
      keysWhere('en', area, (text) => /[\u1100-\u11ff\u3040-\u30ff\u3130-\u318f\uac00-\ud7af\u4e00-\u9fff]/.test(text)),
    ).toEqual([]);
  });

  it.each(AREAS)('is written in Japanese: no Korean is left in %s [A-LANG-05]', (area) => {
    expect(keysWhere('ja', area, (text) => /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]/.test(text))).toEqual([]);
  });

  it.each(LANGUAGES)('says in %s whatever a rule can answer', (language) => {
    const messages = readMessages(language, 'messages');
    expect(RULE_MESSAGES.filter((key) => !messages.has(key))).toEqual([]);
  });

  it('has every key of the foundation in every language, as it is spelled there [A-ERROR-06] [A-LANG-10]', () => {
    for (const language of LANGUAGES) {
      const messages = readMessages(language, 'messages');
      expect(FOUNDATION_KEYS.filter((key) => !messages.has(key))).toEqual([]);
    }
  });

  it.each([
    ['invalid_id_and_pw', 'Please check your ID and password.', ' [A-LOGIN-21]'],
    ['invalid_id', 'Please enter a valid ID.', ' [A-JOIN-28]'],
    ['password_confirm', 'Passwords do not match.', ' [A-JOIN-19] [C-PASSWORD-10]'],
    ['email-invalid', 'Please enter the correct email.', ' [A-JOIN-21]'],
    ['name_requirement', 'Please enter your name.', ' [A-JOIN-22]'],
    ['check_current_password', 'Please check the current password.', ' [C-PASSWORD-22]'],
    ['password_modified_failed', 'Password change failed.', ''],
  ])('says %s in English as it is written in the documents: %s%s', (key, words) => {
    expect(readMessages('en', 'messages').get(key)?.startsWith(words)).toBe(true);
  });

  it('has every key of the device document in every language [B-ERROR-04]', () => {
    for (const language of LANGUAGES) {
      const messages = readMessages(language, 'messages');
      expect(DEVICE_KEYS.filter((key) => !messages.has(key))).toEqual([]);
    }
  });

  it('has every key of the administration document in every language [C-LANG-01]', () => {
    for (const language of LANGUAGES) {
      const messages = readMessages(language, 'messages');
      expect(ADMINISTRATION_KEYS.filter((key) => !messages.has(key))).toEqual([]);
    }
  });

  it.each(LANGUAGES)(
    'says in %s of a request that was sent, an approval and a rejection alike that it went through',
    (language) => {
      expect(readMessages(language, 'messages').get('approval-success')).not.toMatch(
        /승인|거절|approv|reject|承認|却下/iu,
      );
    },
  );

  it.each(CASES)('writes counts and numbers as the language does in $language $area', ({ language, area }) => {
    const bare = Object.entries(valuesIn(language, area)).filter(
      ([, values]) => values['count'] === 'text' || values['limit'] === 'text',
    );
    expect(bare).toEqual([]);
  });

  it.each(CASES)('has every plural form of the language in $language $area', ({ language, area }) => {
    const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    for (const [key, message] of readMessages(language, area)) {
      for (const forms of pluralForms(compileMessage(message))) expect([key, forms]).toEqual([key, wanted]);
    }
  });

  it.each(AREAS)('describes to translators what is there: %s', (area) => {
    const messages = readMessages('ko', area);
    expect(descriptionsIn('ko', area).filter((key) => !messages.has(key))).toEqual([]);
  });

  it.each([
    ['termsFree', /무료|free|無料/i],
    ['termsVerification', /이메일 인증|email verification|メール/i],
    ['termsPayments', /5년|5 years|5年/],
    ['termsComplaints', /3년|3 years|3年/],
    ['termsAmendments', /7일|7 days|7日/],
    ['termsRejoin', /3년|3 years|3年/],
  ])('says in the terms what the documents ask for, in the languages of the documents: %s', (key, words) => {
    for (const language of ['ko', 'en', 'ja'] as const) expect(readMessages(language, 'legal').get(key)).toMatch(words);
  });

  it('has a message that names the device that cannot be moved [B-ERROR-01]', () => {
    for (const language of LANGUAGES) {
      expect(readMessages(language, 'messages').get('cannot_move_device')).toContain('{name}');
    }
  });

  it('has a message for a group order that cannot be changed [B-ERROR-02]', () => {
    for (const language of LANGUAGES) {
      expect(readMessages(language, 'messages').get('cannot_modify_group_order')?.trim()).toBeTruthy();
    }
  });

  it('offers Korean, English and Japanese [A-LANG-03]', () =>
    expect(Object.keys(TEXT_LOADERS)).toEqual(['ko', 'en', 'ja']));
});
