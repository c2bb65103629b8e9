import type { PaymentMethodCode, SoldPlan } from '@remote-console/domain';
import type { Generated } from 'kysely';
import type { StoredInstant } from './columns.ts';

/** How far an order is; only an open one can still be settled. */
export type PaymentState = 'open' | 'paid' | 'failed' | 'cancelled';

/** An order of a license, and what became of it. */
export interface PaymentTable {
  pk: Generated<number>;
  company_fk: number;
  /** Who ordered; stays when the person is gone. */
  member_fk: number;
  /** What the payment provider calls it. */
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
  /** On whose calendar the months are counted. */
  time_zone_id: number;
  /** The license that it extends; null for a new one. */
  renewed_license_fk: number | null;
  /** The license that came of it. */
  license_fk: number | null;
  remarks: 'new' | 'renewal';
  created_at: StoredInstant;
  settled_at: StoredInstant | null;
}

/** What is paid. */
export interface PaymentTables {
  payments: PaymentTable;
}
