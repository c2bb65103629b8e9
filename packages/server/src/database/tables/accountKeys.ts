import type { Generated } from 'kysely';
import type { StoredInstant } from './columns.ts';

/** What a key opens: the address of an account, a new one, a new password, a locked account, or a session. */
export type KeyPurpose = 'verify' | 'email' | 'reset' | 'unlock' | 'exchange';

/** A secret given to one person for one purpose, by email or in an answer. */
export interface AccountKeyTable {
  /** SHA-256 of the key, hex; the key itself is not stored. */
  key_hash: string;
  member_fk: number;
  purpose: KeyPurpose;
  /** The address it was emailed to, so that it proves no other; empty when it was not emailed. */
  mail: string;
  created_at: StoredInstant;
  expires_at: StoredInstant;
  /** Null until it is used; no key works twice. */
  used_at: StoredInstant | null;
  /** The session that requested an exchange key; the key ends with it. Null for other keys. */
  session_fk: Generated<number | null>;
}

/** What was stated at sign-up and is not read by anything else in the server. */
export interface SignUpTable {
  company_fk: number;
  company_website: string;
  pcany_user: 'NO' | 'YES';
  /** How the person heard of the product. */
  subscription: string;
}

/** Keys of accounts, and how companies were created. */
export interface AccountKeyTables {
  account_keys: AccountKeyTable;
  sign_ups: SignUpTable;
}
