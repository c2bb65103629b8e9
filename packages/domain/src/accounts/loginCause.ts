import type { RuleMessage } from '../messages/index.ts';

/** The message of each cause in a login answer (A-LOGIN-22, A-LOGIN-23, A-LOGIN-25, A-LOGIN-31, A-LOGIN-33). */
export const LOGIN_CAUSE_MESSAGES = {
  not_matched_user: 'not_matched_user',
  not_email_auth: 'not_email_auth',
  failure_limit: 'login_failure_limit',
  pw_reject: 'password_change_limit',
  inactive: 'login_failed_cause_inactive',
  external: 'login_failed_cause_external',
  ip_setting: 'login_failed_cause_ip_setting',
  ip_block: 'login_failed_cause_ip_block',
  ip_not_permit: 'login_failed_cause_ip_not_permit',
  partner: 'partner_id_not_allowed',
  invalid_otp: 'invalid_otp',
  email_send_fail: 'email_send_fail',
} as const satisfies Record<string, RuleMessage>;

/** Why a login can fail. */
export type LoginCause = keyof typeof LOGIN_CAUSE_MESSAGES;

/** Any message that explains a failed login. */
export type LoginMessage = (typeof LOGIN_CAUSE_MESSAGES)[LoginCause] | Extract<RuleMessage, 'invalid_id_and_pw'>;

/** Whether external text is a cause that this console knows. */
export function isLoginCause(cause: string): cause is LoginCause {
  return Object.hasOwn(LOGIN_CAUSE_MESSAGES, cause);
}

/** The message for a cause; without one, or for an unknown one, invalid_id_and_pw (A-LOGIN-21, A-LOGIN-33). */
export function messageOfLoginCause(cause: string | null | undefined): LoginMessage {
  return typeof cause === 'string' && isLoginCause(cause) ? LOGIN_CAUSE_MESSAGES[cause] : 'invalid_id_and_pw';
}
