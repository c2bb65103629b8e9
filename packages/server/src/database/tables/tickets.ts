import type { Language } from '@remote-console/domain';
import type { Generated } from 'kysely';
import type { StoredInstant } from './columns.ts';

/** A request of somebody outside the company to work on devices for a period. */
export interface AccessTicketTable {
  pk: Generated<number>;
  company_fk: number;
  /** Whether a partner applied or an approver invited. */
  origin: 'application' | 'invitation';
  /** 0 requested, 1 re-requested, 2 approved, 3 on-work, 4 reject, 10 completed. */
  state: number;
  created_at: StoredInstant;
  reqr_user_company: string;
  reqr_user_company_key: string;
  reqr_user_name: string;
  reqr_user_name_key: string;
  reqr_user_part: string;
  reqr_user_part_key: string;
  /** Where the requester gets emails; for an application also the login ID of the account. */
  mail: string;
  /** `textKey(mail)`. */
  mail_key: string;
  phone: string;
  /** The language of emails to the requester. */
  lang_code: Language;
  work_start_at: StoredInstant;
  /** The first moment after the work. */
  work_end_at: StoredInstant;
  work_reason: string;
  /** The approver named by the request. */
  reqr_appr_fk: number | null;
  /** Who decided. */
  appr_fk: number | null;
  /** What the approver wrote to the requester. */
  extra: string;
  /** The hash of the password chosen by the applicant; null once there is an account, or never will be. */
  password_hash: string | null;
  /** When an unapproved application expires; null once it was decided. */
  void_at: StoredInstant | null;
  /** SHA-256, hex, of the key emailed to confirm the address of an application; null where nobody was asked. */
  confirm_hash: Generated<string | null>;
  /** When a link or a code emailed to the address was used; null until then. */
  mail_confirmed_at: Generated<StoredInstant | null>;
  /** The temporary account. */
  worker_fk: number | null;
  /** Its login ID, which outlives it; empty until there is one. */
  worker_mgrid: string;
}

/** A device that a ticket opens. Its name is copied, because the ticket outlives the device. */
export interface TicketDeviceTable {
  ticket_fk: number;
  device_fk: number;
  device_name: string;
  device_name_key: string;
}

/** The code emailed with an invitation. */
export interface InvitationTable {
  pk: Generated<number>;
  ticket_fk: number;
  /** SHA-256 of the code, hex. */
  code_hash: string;
  used_at: StoredInstant | null;
}

/** Tickets and their accounts. */
export interface TicketTables {
  access_tickets: AccessTicketTable;
  ticket_devices: TicketDeviceTable;
  invitations: InvitationTable;
}
