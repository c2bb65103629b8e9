/**
 * Every message key a rule of this package can return. The text catalogue is checked against this list, so a rule
 * cannot name a message that has no text. Keys that the specification names are spelled as it spells them.
 */
export const RULE_MESSAGES = [
  // Login
  'invalid_id_and_pw',
  'not_matched_user',
  'not_email_auth',
  'login_failure_limit',
  'password_change_limit',
  'email_send_fail',
  'invalid_otp',
  'partner_id_not_allowed',
  'login_failed_cause_inactive',
  'login_failed_cause_external',
  'login_failed_cause_ip_setting',
  'login_failed_cause_ip_block',
  'login_failed_cause_ip_not_permit',
  // Accounts and input
  'invalid_id',
  'id_exist',
  'password_requirement',
  'password_confirm',
  'email-invalid',
  'emile_requirement',
  'name_requirement',
  'company_name_requirement',
  'invalid_password_change_limit',
  'no_input_data',
  'over_character_limit',
  // Access
  'login_required',
  'no_permission',
  'need_license',
  'no_group_access',
  // Devices
  'not_online_warning',
  'not_supported_os',
  'approval_required',
  'already_approved',
  'already_online',
  'already_latest_version',
  'file_transfer_disabled',
  'device_name_identical',
  'cannot_move_device',
  'identical_group',
  'please_select_group',
  'no-selects',
  'offline_selects',
  // Groups
  'duplication_group_name',
  'reserved_group_name',
  'all_device_has_no_child',
  'no_order_warning',
  'cannot_modify_group_order',
  // License
  'invalid_data',
  'corporate_license_minimum',
  // History
  'device_excel_fail',
  'excel_processing_delayed',
] as const;

/** A message key that a rule can return; never a text to show. */
export type RuleMessage = (typeof RULE_MESSAGES)[number];
