import type { PaymentMethodCode, SoldPlan } from '@remote-console/domain';
import type { Generated } from 'kysely';
import type { StoredInstant } from './columns.ts';

/** The state of an order; only an open one can still be settled. */
export type PaymentState = 'open' | 'paid' | 'failed' | 'cancelled';

/** An order of a license, and its outcome. */
export interface PaymentTable {
  pk: Generated<number>;
  company_fk: number;
  /** Who placed the order; stays when the person is removed. */
  member_fk: number;
  /** The payment provider's name for it. */
  order_id: string;
  state: PaymentState;
  plan: SoldPlan;
  device_count: number;
  months: number;
  /** Whole won, VAT included. */
  price: number;
  payment_method: PaymentMethodCode;
  start_at: StoredInstant;
  expire_at: StoredInstant;
  /** The time zone of the calendar on which the months are counted. */
  time_zone_id: number;
  /** The license that it extends; null for a new one. */
  renewed_license_fk: number | null;
  /** The resulting license. */
  license_fk: number | null;
  remarks: 'new' | 'renewal';
  created_at: StoredInstant;
  settled_at: StoredInstant | null;
}

/** Payments. */
export interface PaymentTables {
  payments: PaymentTable;
}
