import type { Generated } from 'kysely';
import type { StoredInstant } from './columns.ts';

/** Addresses that a company's policy lists. */
export interface IpEntryTable {
  pk: Generated<number>;
  company_fk: number;
  /** As it was typed: an address or a network. */
  start_ip_address: string;
  /** Empty for a single address and for a network. */
  end_ip_address: string;
  /** The range as numbers, 0 to 2^32 - 1; both belong to it. */
  first_address: number;
  last_address: number;
  reason: string;
  created_at: StoredInstant;
}

/** Logos. */
export interface ImageTable {
  /** 256 random bits and the ending of the file; who knows it may see the picture. */
  name: string;
  member_fk: number;
  type: ImageType;
  content: Uint8Array;
  created_at: StoredInstant;
}

/** The pictures that are taken. */
export type ImageType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif';

/** What belongs to people and policies. */
export interface MemberTables {
  ip_entries: IpEntryTable;
  images: ImageTable;
}
